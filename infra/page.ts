/**
 * The page as one file: its first sight, its styles and its scripts are put where `page.html` names them, with the licences
 * of what is in them, and the policy allows by their hashes these and nothing else. Nothing is fetched, so the file works
 * from disk.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { build, type Plugin } from "esbuild";
import { PlainError } from "./command.ts";
import { root } from "./root.ts";
import { modulesIn, thirdPartyNotices } from "./third-party.ts";

export interface Page {
  readonly html: string;
  /** For the header Content-Security-Policy; the page has the same in itself, for hosts that send none. */
  readonly policy: string;
  readonly etag: string;
}

/** A page with what esbuild put inside, file by file. */
export interface BuiltPage extends Page {
  /** What it was made of. */
  readonly modules: readonly string[];
}

/** Puts the page where a module imports it. */
export const page: Plugin = {
  name: "page",
  setup({ onLoad }) {
    onLoad({ filter: /\/page\.html$/ }, async ({ path }) => {
      const { modules: _modules, ...built } = await buildPage(path);
      return {
        contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(built))});`,
        loader: "js",
      };
    });
  },
};

export async function buildPage(path: string = join(root, "functions/page/page.html")): Promise<BuiltPage> {
  const modules: string[] = [];
  const bundled = async (file: string, define = {}) => {
    const { text, modules: its } = await bundle(join(dirname(path), file), define);
    modules.push(...its);
    return text;
  };
  const style = await bundled("page.css");
  const frame = await bundled("frame.ts");
  const script = await bundled("main.tsx", { FRAME: JSON.stringify(frame) });
  const before = await bundled("before.ts");
  const hashes = [before, script, frame].map((text) => `'${hashOf(text)}'`).join(" ");
  const policy = [
    "default-src 'none'",
    // WebAssembly is refused in the worker without the second.
    `script-src ${hashes} 'wasm-unsafe-eval'`,
    `style-src '${hashOf(style)}'`,
    "worker-src blob:",
    "connect-src 'none'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const sight = { html: "", innerWidth: 0, location: { hash: "" }, navigator: { language: "en" } };
  runInNewContext((await bundle(join(dirname(path), "first-sight.tsx"))).text, sight);
  const notices = thirdPartyNotices(modules, root) ?? "";
  const html = readFileSync(path, "utf8")
    .replace("<!-- policy -->", () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace("<!-- style -->", () => `<style>${style}</style>`)
    .replace("<!-- before -->", () => `<script>${before}</script>`)
    .replace("<!-- first sight -->", () => sight.html)
    .replace("<!-- script -->", () => `<script>${script}</script>`)
    .replace(
      "<!-- licences -->",
      () =>
        `<!--\n${notices.replaceAll("The modules beside this file contain", "This page contains").replaceAll("--", "==")}\n-->`,
    );
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  return { html, policy, etag, modules };
}

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

async function bundle(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<{ readonly text: string; readonly modules: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    format: "iife",
    charset: "utf8",
    mainFields: ["module", "main"],
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    define,
    metafile: true,
    write: false,
    outdir: root,
    logLevel: "silent",
  }).catch((failure: Error) => {
    throw new PlainError(failure.message);
  });
  const text = outputFiles[0].text.trim();
  return { text: entry.endsWith(".css") ? text : await smaller(text), modules: modulesIn(metafile) };
}

/** Oxc's minifier after esbuild's: the page is 3 % smaller once it is compressed. */
async function smaller(script: string): Promise<string> {
  const { minify } = await import("vite");
  const { code, errors } = await minify("page.js", script, { compress: { target: "es2022" } });
  if (errors.length > 0) throw new PlainError(errors.map(({ message }) => message).join("\n"));
  return code;
}
