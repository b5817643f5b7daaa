/** What goes to Lambda: small, whole, and without anything that does not belong there. */
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "../functions/games/index.ts";
import { type Bundle, build } from "../infra/build.ts";

const BUDGET = 64 * 1024;

let bundles: Record<string, Bundle>;
beforeAll(async () => {
  bundles = await build();
});

describe.each(["solve", "catalog"])("the %s bundle", (name) => {
  it("is at most 64 KB, minified", () => {
    expect(bundles[name].bytes).toBeGreaterThan(10_000);
    expect(bundles[name].bytes).toBeLessThanOrEqual(BUDGET);
  });

  it("holds every game", () => {
    const inputs = Object.keys(bundles[name].metafile.inputs);
    for (const game of Object.keys(games)) {
      expect(inputs).toContain(`functions/games/${game}/solve.ts`);
    }
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
    const { builtinModules } = process.getBuiltinModule("node:module");
    expect(outside.filter((path) => !builtinModules.includes(path.replace(/^node:/, "")))).toEqual([]);
  });
});
