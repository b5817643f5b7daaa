/**
 * Types that openapi-typescript generates from the document, by its defaults: the real requests and responses of every
 * game compile against them, and with one thing wrong about it none does.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { root } from "../../infra/build.ts";
import { ask } from "../kit/bundles.ts";
import { aboutAllGames, aboutGame } from "./exchanges.ts";
import { freshFolder } from "./fresh-folder.ts";
import { compilers, tool } from "./install.ts";
import { sourceOf, type TypedValue } from "./typed-values.ts";

/** What a reader of the document's types can rely on after a look at one field. */
const narrowing = `
import type { components } from "./api.js";
type Schemas = components["schemas"];

export function largestTake(question: Schemas["Question"]): number | undefined {
  if (question.game === "stone-game-iii") return question.position.maxTake;
  // @ts-expect-error the other games have none
  return question.position.maxTake;
}

export function firstMove(result: Schemas["BatchResults"]["results"][number]): string | number | undefined {
  if ("type" in result) {
    // @ts-expect-error there need not be any
    if (result.type === "about:blank") return result.errors[0]?.pointer;
    const status: 422 = result.status;
    // @ts-expect-error no such type
    if (result.type === "urn:optimal-play:problem:unknown-game") return status;
    return result.errors[0]?.pointer;
  }
  switch (result.game) {
    case "stone-game": {
      const end: "left" | "right" | undefined = result.line[0]?.move.take;
      return end ?? result.scores.alice;
    }
    case "stone-game-ii":
      return result.line[0]?.move.take ?? result.position?.m;
    case "sum-game": {
      const none: null = result.scores;
      return none ?? result.line[0]?.move.digit;
    }
    case "stone-game-v":
      // @ts-expect-error it has neither a winner nor m
      return result.winner.length + result.position.m;
    default:
      // @ts-expect-error these moves have other fields
      return result.line[0]?.move.digit;
  }
}
`;

const user = freshFolder();
afterAll(() => user.remove());

let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
const values: TypedValue[] = [];
/** By the name of the file. */
const sources: Record<string, string> = { "narrowing.ts": narrowing };

beforeAll(async () => {
  const { text, body } = await ask({ method: "GET", resource: "/v1/openapi.json" });
  document = body;
  user.write("openapi.json", text);
  user.run(process.execPath, tool("openapi-typescript/bin/cli.js"), "openapi.json", "--output", "api.d.ts");

  const add = (name: string, some: readonly TypedValue[]) => {
    values.push(...some);
    sources[`${name}.ts`] = `import type { paths } from "./api.js";\n${sourceOf(some)}`;
  };
  add("all-games", await aboutAllGames(readFileSync(join(root, "README.md"), "utf8")));
  for (const game of Object.values<AnyGame>(games)) add(game.slug, await aboutGame(game));
  for (const [file, source] of Object.entries(sources)) user.write(file, source);
  const compilerOptions = { module: "nodenext", target: "es2022", strict: true, noEmit: true, types: [] };
  user.write("tsconfig.json", JSON.stringify({ compilerOptions, files: Object.keys(sources) }));
  user.write("package.json", JSON.stringify({ private: true, type: "module" }));
});

/** What the compiler complains about, each with the line that it is about. */
function complaintsOf(compiler: string): string[] {
  try {
    user.run(process.execPath, compiler);
    return [];
  } catch (error) {
    return String(error)
      .split("\n")
      .map((complaint) => {
        const [, file = "", line] = /^([\w-]+\.ts)\((\d+),/.exec(complaint) ?? [];
        return `${complaint}\n${sources[file]?.split("\n")[Number(line) - 1]?.slice(0, 200) ?? ""}`;
      });
  }
}

describe("Types generated from the OpenAPI document", () => {
  it.each(Object.entries(compilers))(
    "let %s accept what is right and refuse what is wrong",
    (_, compiler) => {
      expect(complaintsOf(compiler())).toEqual([]);
    },
  );

  it("were tried with something right and something wrong for every operation", () => {
    const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `paths["${path}"]["${verb}"]`),
    );
    for (const operation of operations) {
      const tried = values.filter(({ type }) => type.startsWith(operation));
      expect(new Set(tried.map(({ wrong }) => wrong === undefined)), operation).toEqual(
        new Set([true, false]),
      );
    }
  });

  it("make no empty object of one that may have any fields", () => {
    const types = readFileSync(join(user.path, "api.d.ts"), "utf8");
    const [components = ""] = /^export interface components [\s\S]*?^}/m.exec(types) ?? [];
    expect(components).toContain("StoneGameMove");
    expect(components).not.toContain("Record<string, never>");
  });
});
