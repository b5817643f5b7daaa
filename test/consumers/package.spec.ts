/** `npm pack` in functions/games, and its tarball in a fresh folder: every way in which users run and compile it. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { root } from "../../infra/build.ts";
import { npm } from "../kit/tools.ts";
import { freshFolder } from "./fresh-folder.ts";
import { compilers, tool } from "./install.ts";
import { answers, knownIn, solvingAll } from "./known.ts";

const source = join(root, "functions/games");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const user = freshFolder();
const installed = join(user.path, "node_modules/@optimal-play/games");
afterAll(() => user.remove());

/** Every file below a folder, with its bytes. */
const contents = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file, readFileSync(join(folder, file), "base64")]),
  );

let before: Readonly<Record<string, string>>;
beforeAll(() => {
  before = contents(source);
  const [{ filename }] = JSON.parse(npm(source, ["pack", "--json", "--pack-destination", user.path]));
  user.write("package.json", JSON.stringify({ private: true, type: "module" }));
  npm(user.path, ["install", `./${filename}`]);
  user.write("ask.mjs", solvingAll('import { games } from "@optimal-play/games";'));
  user.write("ask.cjs", solvingAll('const { games } = require("@optimal-play/games");'));
});

describe("Packing", () => {
  it("leaves the sources as they were", () => {
    expect(contents(source)).toEqual(before);
  });

  it("packs JavaScript with declarations, README and LICENSE, and no source, test or script", () => {
    const files = Object.keys(contents(installed));
    const modules = Object.keys(before).filter((file) => file.endsWith(".ts"));
    const built = modules.flatMap((file) => [file.replace(/ts$/, "js"), file.replace(/ts$/, "d.ts")]);
    expect(files.sort()).toEqual(
      ["LICENSE", "README.md", "package.json", ...built.map((file) => `dist/${file}`)].sort(),
    );
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toBe(textOf("LICENSE"));
  });

  it("publishes a manifest with exports and nothing that only the repository needs", () => {
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(manifest).toMatchObject({ main: "./dist/index.js", sideEffects: false });
    expect(Object.keys(manifest.exports)).toEqual([".", "./package.json"]);
    for (const name of ["scripts", "publishConfig", "devDependencies"])
      expect(manifest).not.toHaveProperty(name);
    for (const file of [manifest.main, manifest.types, ...Object.values<string>(manifest.exports["."])]) {
      expect(existsSync(join(installed, file)), file).toBe(true);
    }
  });

  it("names no TypeScript source in the declarations", () => {
    for (const [file, bytes] of Object.entries(contents(join(installed, "dist")))) {
      expect(Buffer.from(bytes, "base64").toString(), file).not.toMatch(/["']\.{1,2}\/[^"']*\.ts["']/);
    }
  });

  it("starts from the original when the one before was interrupted, and restores that", () => {
    const copy = freshFolder();
    try {
      const folder = join(copy.path, "functions/games");
      mkdirSync(folder, { recursive: true });
      cpSync(source, folder, { recursive: true });
      for (const name of ["LICENSE", "tsconfig.json"]) cpSync(join(root, name), join(copy.path, name));
      symlinkSync(join(root, "node_modules"), join(copy.path, "node_modules"));
      const pack = (...args: string[]) => copy.run(process.execPath, join(folder, "pack.mjs"), ...args);
      pack(); // and npm dies before it says "restore"
      expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toHaveProperty("exports");
      expect(readFileSync(join(folder, "package.json.orig"), "base64")).toBe(before["package.json"]);
      pack();
      expect(readFileSync(join(folder, "package.json.orig"), "base64")).toBe(before["package.json"]);
      pack("restore");
      expect(contents(folder)).toEqual(before);
    } finally {
      copy.remove();
    }
  });
});

const nodeOf = (major: number) => tool(`node-${major}-${process.platform}-${process.arch}/bin/node`);
const runtimes: readonly [name: string, version: RegExp, start: () => readonly [string, ...string[]]][] = [
  ["the Node.js that is here", /^v\d+/, () => [process.execPath]],
  ["Node.js 22", /^v22\./, () => [nodeOf(22)]],
  ["Node.js 24", /^v24\./, () => [nodeOf(24)]],
  ["Deno", /^deno 2\./, () => [tool("deno/bin.cjs"), "run", "--allow-read"]],
  ["Bun", /^1\./, () => [tool("bun/bin/bun.exe")]],
];

describe.each(runtimes)("%s", (_, version, start) => {
  const asks = (file: string) => JSON.parse(user.run(...start(), file));

  it("is the one meant", () => {
    expect(user.run(start()[0], "--version")).toMatch(version);
  });

  it("solves every known position by import", () => {
    expect(asks("ask.mjs")).toEqual(answers);
  });

  it("solves every known position by require", () => {
    expect(asks("ask.cjs")).toEqual(answers);
  });
});

describe.each(Object.entries(compilers))("%s", (_, compiler) => {
  const compile = (options: Readonly<Record<string, unknown>>, files: readonly string[]) => {
    const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
    const compilerOptions = { ...options, ...strict, target: "es2022", types: [] };
    user.write("tsconfig.json", JSON.stringify({ compilerOptions, files }));
    user.run(process.execPath, compiler());
  };

  it("compiles as Node.js resolves modules: what the types let through and nothing else, and a game from outside", () => {
    for (const file of ["uses.mts", "uses.cts"]) user.write(file, textOf("test/consumers/uses.ts"));
    const inside = /"[./]+\/functions\/games\/\w+\.ts"/g;
    user.write("toy-game.ts", textOf("test/toy-game/game.ts").replace(inside, '"@optimal-play/games"'));
    const toyAnswers = knownIn("test/toy-game/known-answers.json");
    const positions = JSON.stringify(toyAnswers.map(({ position }) => position));
    user.write(
      "play.ts",
      `import { defineGame } from "@optimal-play/games";
       import { toyGame } from "./toy-game.js";
       const searched = defineGame(toyGame.rules, []);
       const positions: Parameters<typeof toyGame.solve>[0][] = ${positions};
       console.log(JSON.stringify([toyGame, searched].map((game) => positions.map((p) => game.solve(p).answer))));`,
    );
    compile({ module: "nodenext", outDir: "compiled" }, ["uses.mts", "uses.cts", "play.ts"]);
    for (const file of ["uses.mjs", "uses.cjs"]) {
      const lines = user.run(process.execPath, `compiled/${file}`).trimEnd().split("\n");
      expect(lines).toHaveLength(Object.keys(games).length);
    }
    const expected = toyAnswers.map(({ answer }) => answer);
    expect(JSON.parse(user.run(process.execPath, "compiled/play.js"))).toEqual([expected, expected]);
  });

  it("compiles as bundlers resolve modules", () => {
    user.write("uses.ts", textOf("test/consumers/uses.ts"));
    compile({ module: "esnext", moduleResolution: "bundler", noEmit: true }, ["uses.ts"]);
  });
});

describe("Vite", () => {
  const bundle = async (file: string) => {
    await build({
      root: user.path,
      configFile: false,
      logLevel: "silent",
      build: { lib: { entry: file, formats: ["es"], fileName: "bundle" }, outDir: "bundled" },
    });
    const text = readFileSync(join(user.path, "bundled/bundle.js"), "utf8");
    expect(text).not.toMatch(/^import\b/m);
    return text;
  };

  it("bundles all that is used", async () => {
    await bundle("ask.mjs");
    expect(JSON.parse(user.run(process.execPath, "bundled/bundle.js"))).toEqual(answers);
  });

  it("leaves out what is not used", async () => {
    user.write(
      "little.mjs",
      'import { otherPlayer } from "@optimal-play/games"; console.log(otherPlayer("bob"));',
    );
    expect((await bundle("little.mjs")).length).toBeLessThan(500);
    expect(user.run(process.execPath, "bundled/bundle.js")).toBe("alice\n");
  });
});

describe("README", () => {
  const readme = textOf("functions/games/README.md");

  it("is packed, and shows ten lines of code that print what it says", () => {
    expect(readFileSync(join(installed, "README.md"), "utf8")).toBe(readme);
    const [, code = "", printed] = /```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(code.trimEnd().split("\n")).toHaveLength(10);
    user.write("example.mjs", code);
    expect(user.run(process.execPath, "example.mjs")).toBe(printed);
  });

  it.each(Object.values<AnyGame>(games))("lists $title with the fields of its position", (game) => {
    const [example] = game.rules.examples;
    const row = readme
      .split("\n")
      .find((line) => line.startsWith(`| \`${game.slug}\` | ${game.leetcode} ${game.title} |`));
    for (const field of Object.keys(Object(game.solve(example).position)))
      expect(row).toContain(`\`${field}\``);
  });
});
