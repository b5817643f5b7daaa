/** What goes to Lambda: small, whole, and without anything that does not belong there. */
import { builtinModules } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "../functions/games/index.ts";
import { GREATEST_PAGE } from "../functions/http/limits.ts";
import { type Bundle, build } from "../infra/build.ts";

const KB = 1024;
/** Minified: the libraries (logger, schemas) and what all games share. */
const SHARED = 84 * KB;
/** A game's own file. */
const A_GAME = 9 * KB;
/** Stone Game II in WebAssembly, as text, and what calls it. */
const MODULE = 8 * KB;
/** Of a game in the catalogue and the OpenAPI document, which the catalogue function carries in place of the games. */
const DOCUMENTS = 26 * KB;

const count = Object.keys(games).length;

let bundles: Record<string, Bundle>;
beforeAll(async () => {
  bundles = await build();
});

describe.each([
  ["solve", SHARED + count * A_GAME + MODULE],
  ["catalog", SHARED + count * DOCUMENTS + GREATEST_PAGE],
])("the %s bundle", (name, budget) => {
  it(`is at most ${budget} bytes with all games`, () => {
    expect(bundles[name].bytes).toBeGreaterThan(budget / 2);
    expect(bundles[name].bytes).toBeLessThanOrEqual(budget);
  });

  it("holds no AWS SDK, no CDK, no test and no infrastructure", () => {
    const inputs = Object.keys(bundles[name].metafile.inputs);
    expect(
      inputs.filter((file) => /@aws-sdk|@smithy|aws-cdk|constructs|^infra\/|^test\//.test(file)),
    ).toEqual([]);
  });

  it("needs nothing at run time but Node itself", () => {
    const outside = Object.values(bundles[name].metafile.outputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external).map(({ path }) => path),
    );
    expect(outside.filter((path) => !builtinModules.includes(path.replace(/^node:/, "")))).toEqual([]);
  });
});

it("the solve function starts without the games", () => {
  const { outputs } = bundles["solve"].metafile;
  const atStart = (path: string): string[] => [
    path,
    ...outputs[path].imports.flatMap((one) =>
      one.kind === "import-statement" && one.path in outputs ? atStart(one.path) : [],
    ),
  ];
  const index = Object.keys(outputs).find((path) => path.endsWith("/index.mjs")) ?? "";
  const inputs = new Set(atStart(index).flatMap((path) => Object.keys(outputs[path].inputs)));
  expect(inputs).toContain("functions/solve/handler.ts");
  expect([...inputs].filter((file) => /^functions\/games\/(?!rows\/)[^/]+\//.test(file))).toEqual([]);
});

it("the solve bundle holds every game, the catalog bundle what is said of them and no solver", () => {
  const inputs = (name: string) => Object.keys(bundles[name].metafile.inputs);
  for (const game of Object.keys(games))
    expect(inputs("solve")).toContain(`functions/games/${game}/rules.ts`);
  expect(inputs("catalog").filter((file) => /^functions\/games\/[^/]+\//.test(file))).toEqual([]);
});
