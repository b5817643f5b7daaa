/** Who may import whom. The house rests on these arrows; each is read off the source files. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));

interface Import {
  readonly from: string;
  /** A file of the repository, or the name of a package. */
  readonly to: string;
}

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|mts|tsx|ipynb)$/.test(file) && !file.includes("node_modules"))
    .map((file) => join(folder, file));

/** The workspace's own packages are folders of this repository. */
const inWorkspace = (specifier: string): string =>
  specifier
    .replace(/^(@optimal-play\/\w+)$/, "$1/index.ts")
    .replace(/^@optimal-play\/games\//, "functions/games/")
    .replace(/^@optimal-play\/drawings\//, "functions/page/drawings/")
    .replace(/^@optimal-play\/notebook\//, "notebooks/lib/");

/** A source file, or the code of a notebook's cells. */
function codeOf(file: string): string {
  const text = readFileSync(join(root, file), "utf8");
  if (!file.endsWith(".ipynb")) return text;
  const { cells }: { cells: { cell_type: string; source: string[] }[] } = JSON.parse(text);
  return cells.flatMap(({ cell_type, source }) => (cell_type === "code" ? source.concat("\n") : [])).join("");
}

const imports: Import[] = ["functions", "infra", "notebooks", "test"].flatMap(sources).flatMap((from) => {
  const text = codeOf(from);
  const specifiers = text.matchAll(
    /(?:^|\n)(?:import|export)\s[^"';=]*?\bfrom\s*["']([^"'\n]+)["']|\bimport\s*\(?\s*["']([^"'\n]+)["']/g,
  );
  return Array.from(specifiers, ([, statically, dynamically]) => {
    const specifier = statically ?? dynamically;
    return {
      from,
      to: specifier.startsWith(".")
        ? relative(root, resolve(root, dirname(from), specifier))
        : inWorkspace(specifier),
    };
  });
});

const inFolder = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
const games = inFolder("functions/games");
const isSource = (file: string) => /^(functions|infra|notebooks|test)\//.test(file);

const offenders = (wrong: (arrow: Import) => boolean): string[] =>
  imports.filter(wrong).map(({ from, to }) => `${from} -> ${to}`);

describe("who imports whom", () => {
  it("reads the imports at all", () => {
    expect(imports).toContainEqual({
      from: "functions/games/stone-game/index.ts",
      to: "functions/games/stone-game/fusion.ts",
    });
    expect(imports.length).toBeGreaterThan(100);
  });

  it("games import nothing outside themselves but the schema library", () => {
    expect(offenders(({ from, to }) => games(from) && !games(to) && to !== "valibot")).toEqual([]);
  });

  it("games are used unbuilt here: their manifest is not the one that npm pack makes of it", () => {
    const { main, exports } = JSON.parse(readFileSync(join(root, "functions/games/package.json"), "utf8"));
    const advice = "npm pack was interrupted: run node functions/games/pack.mjs restore";
    expect({ main, exports }, advice).toEqual({ main: "./index.ts", exports: undefined });
  });

  it("rules know no solver: only the vocabulary, and what games on rows share", () => {
    const vocabulary = ["fields", "game", "game-error", "sentence", "statement"].map(
      (name) => `functions/games/${name}.ts`,
    );
    const allowed = (to: string) =>
      to === "valibot" || vocabulary.includes(to) || to.startsWith("functions/games/rows/");
    expect(offenders(({ from, to }) => games(from) && /\/rules\.ts$/.test(from) && !allowed(to))).toEqual([]);
  });

  it("the vocabulary, what games share, and the oracle know no game", () => {
    const aGame = (file: string) => /^functions\/games\/(?!rows\/)[^/]+\//.test(file);
    const top = (file: string) => games(file) && !aGame(file) && file !== "functions/games/index.ts";
    expect(offenders(({ from, to }) => top(from) && aGame(to))).toEqual([]);
  });

  it("no game knows the catalogue", () => {
    expect(offenders(({ from, to }) => games(from) && to === "functions/games/index.ts")).toEqual([]);
  });

  it("only these modules know the catalogue: all else serves any list of games", () => {
    const those = ["solve/built-names", "solve/line-solver", "catalog/built-documents", "page/worker"].map(
      (name) => `functions/${name}.ts`,
    );
    expect(
      offenders(
        ({ from, to }) =>
          to === "functions/games/index.ts" && inFolder("functions")(from) && !those.includes(from),
      ),
    ).toEqual([]);
  });

  it("what the functions share knows neither function, and neither function knows the other", () => {
    const http = inFolder("functions/http");
    const solve = inFolder("functions/solve");
    const catalog = inFolder("functions/catalog");
    expect(offenders(({ from, to }) => http(from) && (solve(to) || catalog(to)))).toEqual([]);
    expect(offenders(({ from, to }) => (solve(from) && catalog(to)) || (catalog(from) && solve(to)))).toEqual(
      [],
    );
  });

  it("drawings know nothing but themselves: page and notebooks use them alike", () => {
    const drawings = inFolder("functions/page/drawings");
    expect(imports).toContainEqual({
      from: "functions/page/drawings/index.ts",
      to: "functions/page/drawings/board.ts",
    });
    expect(offenders(({ from, to }) => drawings(from) && !drawings(to))).toEqual([]);
  });

  it("infra imports no handler: of the functions it reads routes, limits, headers and texts of problems, which are pure data", () => {
    const infra = inFolder("infra");
    const data = ["routes", "limits", "problem-texts"].map((name) => `functions/http/${name}.ts`);
    expect(
      offenders(({ from, to }) => infra(from) && inFolder("functions")(to) && !data.includes(to)),
    ).toEqual([]);
    expect(offenders(({ from }) => data.includes(from))).toEqual([]);
  });

  it("notebooks know the games, the page's drawings and nothing else of this repository", () => {
    const notebooks = inFolder("notebooks");
    const drawings = inFolder("functions/page/drawings");
    expect(imports).toContainEqual({
      from: "notebooks/03-stone-game-recurrences.ipynb",
      to: "functions/games/index.ts",
    });
    expect(
      offenders(
        ({ from, to }) => notebooks(from) && isSource(to) && !notebooks(to) && !games(to) && !drawings(to),
      ),
    ).toEqual([]);
  });

  it("nothing but tests imports infra or notebooks, and nothing imports a test", () => {
    for (const folder of ["infra", "notebooks"].map(inFolder)) {
      expect(offenders(({ from, to }) => !folder(from) && !inFolder("test")(from) && folder(to))).toEqual([]);
    }
    expect(offenders(({ from, to }) => !inFolder("test")(from) && inFolder("test")(to))).toEqual([]);
  });

  it("functions reach no AWS library but the logger", () => {
    const aws = (to: string) =>
      !isSource(to) && /aws/.test(to) && !["@aws-lambda-powertools/logger", "aws-lambda"].includes(to);
    expect(offenders(({ from, to }) => inFolder("functions")(from) && aws(to))).toEqual([]);
  });
});
