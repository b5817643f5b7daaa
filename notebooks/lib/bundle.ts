/**
 * Programs for the browser that a cell puts into its output. The output names the program, and a comparison of outputs
 * takes the name for the program: what a cell shows has not changed because a solver was edited.
 */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { display } from "./show.ts";

const bundles = new Map<string, string>();

/**
 * Sends a script, which is all that there is: a viewer that strips scripts shows nothing, not even an empty box.
 * @param name of the program, for comparisons
 * @param source a module that exports `play(script, data)`; imports are resolved from notebooks/lib
 * @param data what it is called with, as JSON; each element of its arrays stands on a line
 */
export function displayScript(name: string, source: string, data: object): void {
  const program = bundled(name, source);
  // nothing inside a script may look like its end
  const json = JSON.stringify(data).replaceAll("</", "<\\/").replaceAll('},{"', '},\n{"');
  const lines = [
    "<script>",
    "(() => {",
    `/* begin ${name} */`,
    program,
    `/* end ${name} */`,
    "program.play(document.currentScript,",
    json,
    ");",
    "})();",
    "</script>",
  ];
  display({ "text/html": lines.join("\n") });
}

function bundled(name: string, contents: string): string {
  const known = bundles.get(name);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    globalName: "program",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    mainFields: ["module", "main"],
  });
  const text = outputFiles[0].text.trim().replaceAll("</script", "<\\/script");
  bundles.set(name, text);
  return text;
}
