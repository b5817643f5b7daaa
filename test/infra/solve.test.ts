/** `npm run solve`, as it is called: what it answers, in which order, how it fails, and how little it keeps. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { type AnyGame, games, writePosition } from "../../functions/games/index.ts";
import { root } from "../../infra/build.ts";
import { batches } from "../../infra/lines/batches.ts";
import { solveIt } from "../kit/bundles.ts";

function start(...args: readonly string[]): ChildProcessWithoutNullStreams {
  const { npm_config_local_prefix: _, ...env } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "infra/solve.ts", ...args], { cwd: root, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function run(args: readonly string[], input: string | Iterable<string>) {
  const child = start(...args);
  const [out, err] = [child.stdout, child.stderr].map((stream) => stream.setEncoding("utf8").toArray());
  const ended = once(child, "close");
  child.stdin.on("error", () => {}); // a usage error ends it before it has read anything
  for (const text of typeof input === "string" ? [input] : input)
    if (!child.stdin.write(text)) await once(child.stdin, "drain");
  child.stdin.end();
  const [code] = await ended;
  return { code, out: (await out).join(""), err: (await err).join("") };
}

const linesOf = (text: string): string[] => text.split("\n").slice(0, -1);

describe("npm run solve", () => {
  it("answers each line as the API does, whatever its form", async () => {
    for (const [slug, game] of Object.entries<AnyGame>(games).slice(0, 3)) {
      const texts = game.rules.examples.flatMap((example) => [
        JSON.stringify(example),
        writePosition(game, example).replaceAll("\n", " "),
      ]);
      const { code, out, err } = await run([String(game.leetcode)], `\ufeff${texts.join("\r\n")}`);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const expected = await Promise.all(
        game.rules.examples.map(async (position) => (await solveIt(slug, { position })).text),
      );
      expect(linesOf(out)).toEqual(expected.flatMap((answer) => [answer, answer]));
    }
  });

  it("keeps the order, on any number of threads, although some lines take much longer", async () => {
    const rows = Array.from({ length: 3000 }, (_, i) =>
      i % 500 === 7 ? Array.from({ length: 3000 }, (_, k) => (k * k) % 97) : [i, i % 7, 1],
    );
    const input = rows.map((row) => `${JSON.stringify(row)}\n`);
    const difference = ({ length }: readonly number[], i: number) =>
      length === 3 ? undefined : games["stone-game-ii"].solve({ piles: rows[i] }).difference;
    const answers = await Promise.all(
      ["1", "3"].map(async (threads) => {
        const { code, out } = await run(["1140", `--threads=${threads}`, "--field", "difference"], input);
        expect(code).toBe(0);
        return linesOf(out).map(Number);
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual(
      rows.map((row, i) => difference(row, i) ?? games["stone-game-ii"].solve({ piles: row }).difference),
    );
  });

  it("puts a problem in the place of a line that cannot be solved, and ends with 1", async () => {
    const lines = ["[3,7,2,3]", "[3,x]", "", `{"piles":[1],"toMove":"carol"}`, "[1]"];
    const text = `${lines.join("\n")}\n  \n\n`;
    const { code, out, err } = await run(["stone-game", "--field=difference"], text);
    const answers = linesOf(out).map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      5,
      { status: 422, instance: "line 2", errors: [{ detail: 'character 4: expected an integer, got "x"' }] },
      { status: 422, instance: "line 3" },
      { type: "urn:optimal-play:problem:invalid-text", instance: "line 4" },
      1,
    ]);
    expect({ code, err }).toEqual({
      code: 1,
      err: "3 of 5 lines could not be solved; each is replaced by its problem.\n",
    });
  });

  it("refuses what costs more than a request may, as the API does, and goes on", async () => {
    const { code, out } = await run(["1510", "--field=answer"], "1\n9007199254740991\n2\n");
    const [first, refused, last] = linesOf(out).map((line) => JSON.parse(line));
    expect([code, first, last]).toEqual([1, true, false]);
    expect(refused).toMatchObject({ type: "urn:optimal-play:problem:over-budget", instance: "line 2" });
  });

  it("answers nothing with nothing", async () => {
    expect(await run(["877"], "")).toEqual({ code: 0, out: "", err: "" });
  });

  it.each<[readonly string[], RegExp]>([
    [[], /^Which game\?/],
    [["chess"], /^There is no game "chess"; the games are sum-game \(1927\), /],
    [["877", "1140"], /^One game at a time; "1140" is one too many\.$/m],
    [
      ["877", "--field=colour"],
      /^--field takes one of game, position, winner, .*; it was given "colour"\.$/m,
    ],
    [["877", "--field"], /^--field takes a field of an answer, /],
    [["877", "--threads=0"], /^--threads takes a whole number from 1 to 256; it was given "0"\.$/m],
    [["877", "--threads=1.5"], /it was given "1\.5"\.$/m],
    [["877", "--access=key"], /^There is no flag --access; /],
  ])("ends with 2 where the command line is wrong: %j", async (args, problem) => {
    const { code, out, err } = await run(args, "[1]\n");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(problem);
  });

  it("answers a line as soon as it is there", async () => {
    const child = start("877", "--field=answer");
    child.stdout.setEncoding("utf8");
    for (const [line, answer] of [
      ["[3,7,2,3]", "true\n"],
      ["[1,1]", "false\n"],
    ]) {
      child.stdin.write(`${line}\n`);
      expect(await once(child.stdout, "data")).toEqual([answer]);
    }
    child.stdin.end();
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("ends quietly when nobody reads any more, however much there would be to read", async () => {
    const child = start("877");
    child.stdin.on("error", () => {}); // it has ended, and so it reads no more
    const err = child.stderr.setEncoding("utf8").toArray();
    const ended = once(child, "exit");
    const line = "[3,7,2,3]\n".repeat(10_000);
    const feed = () => {
      while (child.stdin.writable && child.stdin.write(line));
    };
    child.stdin.on("drain", feed);
    feed();
    await once(child.stdout, "data");
    child.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    expect((await err).join("")).toBe("");
  });

  it("reads no further than it can work and write: back-pressure in both directions", async () => {
    const child = start("877", "--threads=1");
    child.stdin.on("error", () => {});
    const line = "[3,7,2,3]\n".repeat(6_400);
    let sent = 0;
    // nobody reads the answers, so it has to stop reading, too, long before all of this has been sent
    while (sent < 3e8) {
      sent += line.length;
      if (child.stdin.write(line)) continue;
      const goesOn = once(child.stdin, "drain").then(() => true);
      if (!(await Promise.race([goesOn, setTimeout(sent > line.length ? 3_000 : 30_000, false)]))) break;
    }
    expect(sent).toBeGreaterThan(line.length);
    expect(sent).toBeLessThan(1e7);
  });
});

describe("Lines", () => {
  const cut = async (pieces: readonly string[], longest?: number) => {
    const chunks = (async function* () {
      for (const piece of pieces) yield Buffer.from(piece);
    })();
    const found: (readonly [number, number, string | undefined])[] = [];
    for await (const { first, count, bytes } of batches(chunks, longest))
      found.push([first, count, bytes && Buffer.from(bytes).toString()]);
    return found;
  };

  it("are cut out as soon as they are whole, and counted", async () => {
    expect(await cut(["a\nb\n", "c", "d", "e\n\nf", "\ng"])).toEqual([
      [1, 2, "a\nb\n"],
      [3, 1, "cde\n"],
      [4, 1, "\n"],
      [5, 1, "f\n"],
      [6, 1, "g\n"],
    ]);
    expect(await cut([])).toEqual([]);
    expect(await cut(["", "a", ""])).toEqual([[1, 1, "a\n"]]);
  });

  it("are left out at the end where they are blank, and nowhere else", async () => {
    expect(await cut(["a\n \t\r\n", "\n", "  "])).toEqual([[1, 1, "a\n"]]);
    expect(await cut(["\n\n", " \n"])).toEqual([]);
    expect(await cut(["\na\n", "\n \n", "b\n\n\nc\n\n"])).toEqual([
      [1, 2, "\na\n"],
      [3, 2, "\n\n"],
      [5, 4, "b\n\n\nc\n"],
    ]);
    const many = await cut(["a\n", "\n".repeat(25_000), "123456\n\n"], 5);
    expect(many.map(([first, count]) => [first, count])).toEqual([
      [1, 1],
      [2, 10_000],
      [10_002, 10_000],
      [20_002, 5_000],
      [25_002, 1],
    ]);
    expect(many[4][2]).toBeUndefined();
  });

  it("that are too long to keep leave a gap in their place", async () => {
    expect(await cut(["a\n12345", "6\nb\n12", "345", "67", "89\nc"], 5)).toEqual([
      [1, 1, "a\n"],
      [2, 1, undefined],
      [3, 1, "b\n"],
      [4, 1, undefined],
      [5, 1, "c\n"],
    ]);
    expect(await cut(["12345", "\n", "123456"], 5)).toEqual([
      [1, 1, "12345\n"],
      [2, 1, undefined],
    ]);
  });
});
