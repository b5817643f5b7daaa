/** The command as it is typed: what it refuses, its exit codes, and that it leaves no process behind. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { run } from "../run.ts";
import { folderFor, judged } from "./judged.ts";

const folder = folderFor("judge-command");
const root = join(import.meta.dirname, "../../..");
mkdirSync(join(folder, "below"));
writeFileSync(join(folder, "right.js"), "var stoneGame = () => true;\n");
writeFileSync(join(folder, "wrong.js"), "var stoneGame = () => false;\n");
writeFileSync(join(folder, "notes.txt"), "no program");

/** Runs the command itself, from the repository, as npm does. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "test/judge/main.ts", ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder, TMPDIR: folder },
  });
  const text = { out: "", notes: "" };
  child.stdout.on("data", (chunk) => {
    text.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text.notes += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; notes: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, ...text })),
  );
  return { child, ended };
}

describe("from a command line", () => {
  it("is quiet but for one line, and says on the other channel what it runs", async () => {
    const { code, out, notes } = await start(["877", "right.js", "--seed=7", "--count=50"]).ended;
    expect({ code, out }).toEqual({
      code: 0,
      out: "right.js passed Stone Game (877): 50 positions, --seed=7, up to size 30.\n",
    });
    expect(notes).toContain("This runs right.js on this machine");
  });

  it("ends with 1 for a finding and with 2 for a mistake", async () => {
    const wrong = await start(["stone-game", "wrong.js", "--seed=7"]).ended;
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain(
      "wrong.js fails Stone Game (877) on\n    [1,2]\nIt answered false.\nThe right answer is true.\nWhy:",
    );
    const mistake = await start(["877", "nowhere.js"]).ended;
    expect(mistake).toMatchObject({ code: 2, out: "" });
    expect(mistake.notes).toBe(`There is no file ${join(folder, "nowhere.js")}.\n`);
  });

  it.each([
    [[], "Which game? Its number or slug comes first."],
    [["878", "right.js"], 'There is no game "878"; the games are sum-game (1927), stone-game (877),'],
    [["877"], 'Which program? A file or a command comes after "877".'],
    [["877", "right.js", "wrong.js"], 'One program is judged at a time; "wrong.js" is one too many.'],
    [["877", "right.js", "--", "./right"], 'One program is judged at a time; "right.js" is one too many.'],
    [["877", "--"], "The command after -- is missing."],
    [["877", "--command="], "--command takes a command in quotes"],
    [["877", "below"], "is not a file."],
    [["877", "notes.txt"], "The languages are Python, JavaScript, TypeScript and C++ (.py, .js,"],
    [["877", "right.js", "--sede=1"], "There is no flag --sede; the flags are --count, --seed,"],
    [["877", "right.js", "--count"], "--count takes a positive integer; it was given nothing."],
    [["877", "right.js", "--count=0"], '--count takes a positive integer; it was given "0".'],
    [["877", "right.js", "--seed=x"], '--seed takes an integer from 0 to 2147483647; it was given "x".'],
    [["877", "right.js", "--timeout=0"], '--timeout takes seconds, from 0.05 to 600; it was given "0".'],
    [["877", "right.js", "--wide=yes"], "--wide takes no value; it was given yes."],
    [
      ["1140", "right.js"],
      "right.js has neither a function stoneGameII nor a class Solution with a method stoneGameII, as LeetCode names it in this game. It looks like a solution of stone-game.",
    ],
    [["877", "--", "./nothing-here"], "./nothing-here cannot be run: there is no such command."],
    [["877", "--", "./notes.txt"], "./notes.txt cannot be run: it is not executable."],
    [["877", "--command=./nothing-here 3"], "./nothing-here 3 cannot be run: "],
    [["877", "--command=./notes.txt"], "./notes.txt cannot be run: "],
  ])("refuses %j", async (args, message) => {
    const { code, out, notes } = await judged(folder, args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(notes).toContain(message);
  });

  it("counts a single position as one", async () => {
    const wrong = await judged(folder, ["877", "wrong.js", "--seed=7"]);
    expect(wrong.notes).toContain("Found after 1 position, --seed=7.");
    const right = await judged(folder, ["877", "right.js", "--seed=7", "--count=1"]);
    expect(right.out).toBe("right.js passed Stone Game (877): 1 position, --seed=7, up to size 2.");
  });

  it("shows how it is called", async () => {
    const { code, out } = await judged(folder, ["--help"]);
    expect(code).toBe(0);
    expect(out).toContain("npm run --silent judge -- GAME FILE [flags]");
    expect(out).toContain("a function or class Solution in Python, JavaScript or TypeScript");
    expect(out).toMatch(/×4 \(n\^2\)/);
  });

  it("notices a flag that npm took for itself", async () => {
    const notes: string[] = [];
    const print = { out: () => {}, note: (text: string) => notes.push(text), isTerminal: false };
    expect(await run(["877", "right.js"], { INIT_CWD: folder, npm_config_seed: "3" }, print)).toBe(2);
    expect(notes.join()).toContain(
      "npm kept --seed=3 for itself. Put it behind a --: npm run --silent judge -- 877 right.js --seed=3",
    );
  });

  it("says in a clear sentence that a language is not installed", async () => {
    writeFileSync(join(folder, "any.py"), "");
    writeFileSync(join(folder, "any.cpp"), "");
    const path = process.env["PATH"];
    process.env["PATH"] = folder;
    try {
      const python = await judged(folder, ["877", "any.py"]);
      expect(python).toMatchObject({ code: 2, out: "" });
      expect(python.notes).toContain("A Python solution needs Python 3.8 or newer");
      const cpp = await judged(folder, ["877", "any.cpp"]);
      expect(cpp).toMatchObject({ code: 2, out: "" });
      expect(cpp.notes).toContain("A C++ solution needs g++ or clang++");
    } finally {
      process.env["PATH"] = path;
    }
  });
});

describe.skipIf(process.platform === "win32")("no process is left", () => {
  /** Starts a process that writes into a file again and again, and hangs. */
  const hanging = (beat: string) => `
    const loop = "for i in $(seq 2000); do echo beat >> ${beat}; sleep 0.05; done";
    require("node:child_process").spawn("sh", ["-c", loop], { stdio: "ignore" });
    var stoneGame = () => { for (let end = Date.now() + 100_000; Date.now() < end; ); };`;
  const isBeating = async (beat: string) => {
    const before = statSync(beat).size;
    await sleep(1_000);
    return statSync(beat).size > before;
  };

  it("of a program that hangs, with what it has started", async () => {
    const beat = join(folder, "beat-of-hanging");
    writeFileSync(join(folder, "hang.js"), hanging(beat));
    const { code } = await judged(folder, ["877", "hang.js", "--timeout=2"]);
    expect(code).toBe(1);
    expect(await isBeating(beat)).toBe(false);
  });

  it.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)("when the judge is ended by %s", async (signal) => {
    const beat = join(folder, `beat-of-${signal}`);
    writeFileSync(join(folder, "long.js"), hanging(beat));
    const { child, ended } = start(["877", "long.js", "--timeout=600"]);
    while (!existsSync(beat)) await sleep(50);
    expect(await isBeating(beat)).toBe(true);
    child.kill(signal);
    expect((await ended).code).toBe(signal === "SIGKILL" ? null : 130);
    expect(await isBeating(beat)).toBe(false);
  });
});
