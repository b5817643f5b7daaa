/**
 * How a person's solution becomes a program to talk to: LeetCode's form of it behind a driver (drivers/), by the
 * file's ending, or any command. A solution that does not compile is a finding with the person's own line numbers.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { type BuildFailure, build, formatMessages } from "esbuild";
import { PlainError } from "../../infra/command.ts";
import { constraints } from "./constraints.ts";
import type { Launch } from "./program.ts";

export interface Solution {
  /** An absolute path. */
  readonly file: string;
  /** LeetCode's name of the method. */
  readonly method: string;
  /** Where the person stands. */
  readonly cwd: string;
  /** A folder for what is built. */
  readonly scratch: string;
  /** Whether only its speed matters, or also that it computes nothing undefined. */
  readonly checked: boolean;
}

/** What a compiler says about a solution. */
export class DoesNotCompile extends Error {}

const drivers = join(import.meta.dirname, "drivers");

const languages: Readonly<Record<string, (solution: Solution) => Launch | Promise<Launch>>> = {
  ".py": python,
  ...Object.fromEntries([".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"].map((ending) => [ending, node])),
  ...Object.fromEntries([".cpp", ".cc", ".cxx"].map((ending) => [ending, cpp])),
};

/**
 * @throws {PlainError} for an ending that is no language, and where the language is not installed
 * @throws {DoesNotCompile}
 */
export function prepare(solution: Solution): Launch | Promise<Launch> {
  const language = languages[extname(solution.file).toLowerCase()];
  if (language !== undefined) return language(solution);
  throw new PlainError(
    `The languages are Python, JavaScript, TypeScript and C++ (${Object.keys(languages).join(", ")}); ${solution.file} is none of these. ` +
      "A program in another language is given as a command: … -- ./my-program",
  );
}

/** What is wrong where the driver does not find what it is to call, and which game the solution may be meant for. */
export function missing({ file, method }: Pick<Solution, "file" | "method">): PlainError {
  const inClass = `class Solution with a method ${method}`;
  const wanted = [".cpp", ".cc", ".cxx"].includes(extname(file).toLowerCase())
    ? `no ${inClass}`
    : `neither a function ${method} nor a ${inClass}`;
  const text = readFileSync(file, "utf8");
  const [other] =
    Object.entries(constraints).find(([, has]) => new RegExp(`\\b${has.method}\\b`).test(text)) ?? [];
  const hint = other === undefined ? "" : ` It looks like a solution of ${other}.`;
  return new PlainError(`${file} has ${wanted}, as LeetCode names it in this game.${hint}`);
}

/** The first of some programs that runs and says what it is. */
function firstThatRuns(programs: readonly string[], args: readonly string[], otherwise: string): string {
  for (const program of programs) {
    const { status, stdout } = spawnSync(program, args, { encoding: "utf8", timeout: 20_000 });
    if (status === 0) return args.includes("--version") ? program : stdout.trim();
  }
  throw new PlainError(otherwise);
}

function python({ file, method, cwd }: Solution): Launch {
  // the interpreter itself, where python3 is a script that looks for it
  const tell = "import sys; print(sys.executable if sys.version_info >= (3, 8) else exit(1))";
  const interpreter = firstThatRuns(
    ["python3", "python"],
    ["-c", tell],
    "A Python solution needs Python 3.8 or newer, and there is no python3 here that runs.",
  );
  const args = ["-X", "utf8", join(drivers, "python.py"), file, method];
  return { file: interpreter, args, cwd, source: "driver" };
}

async function node({ file, method, cwd, scratch }: Solution): Promise<Launch> {
  const outfile = join(scratch, "solution.cjs");
  const extracted = ["Solution", method].map(
    (name) => `typeof ${name} === "undefined" ? undefined : ${name}`,
  );
  const footer = `;globalThis[Symbol.for("optimal-play.judged")] = { Solution: ${extracted[0]}, function: ${extracted[1]} };`;
  try {
    await build({
      stdin: {
        contents: `${readFileSync(file, "utf8")}\n${footer}`,
        sourcefile: file,
        resolveDir: dirname(file),
        loader: /ts$/.test(file) ? "ts" : "js",
      },
      outfile,
      bundle: true,
      platform: "node",
      format: "cjs",
      target: "node20",
      sourcemap: "inline",
      sourcesContent: false,
      logLevel: "silent",
      tsconfigRaw: {},
    });
  } catch (error) {
    const { errors } = error as BuildFailure;
    if (!Array.isArray(errors)) throw error;
    throw new DoesNotCompile((await formatMessages(errors, { kind: "error" })).join("").trim());
  }
  const args = ["--enable-source-maps", join(drivers, "node.mjs"), outfile, method];
  return { file: process.execPath, args, cwd, source: "driver" };
}

const HEADERS =
  "algorithm array bitset cassert climits cmath cstdint cstring deque functional iomanip iostream iterator limits list map memory numeric optional queue random set sstream stack stdexcept string tuple unordered_map unordered_set utility vector";

function cpp(solution: Solution): Launch {
  const { file, method, cwd, scratch, checked } = solution;
  const compiler = firstThatRuns(
    [...(process.env["CXX"] ? [process.env["CXX"]] : []), "g++", "clang++"],
    ["--version"],
    "A C++ solution needs g++ or clang++, and there is none here that runs.",
  );
  const text = readFileSync(file, "utf8");
  if (!/\b(class|struct)\s+Solution\b/.test(text) || !new RegExp(`\\b${method}\\b`).test(text)) {
    throw missing(solution);
  }
  const unit = join(scratch, "solution.cpp");
  const program = join(scratch, "solution");
  const headers = HEADERS.split(" ").map((name) => `#include <${name}>`);
  writeFileSync(
    unit,
    `${headers.join("\n")}
using namespace std;
#define main main_of_the_solution
#line 1 ${JSON.stringify(file)}
${text}
#undef main
#line 1 "driver"
#include ${JSON.stringify(join(drivers, "cpp.hpp"))}
int main() { return optimal_play_judge::run(&Solution::${method}, fdopen(3, "w")); }
`,
  );
  const compile = (flags: readonly string[]) =>
    spawnSync(
      compiler,
      ["-std=c++20", "-O2", ...flags, "-w", "-iquote", dirname(file), unit, "-o", program],
      {
        cwd,
        encoding: "utf8",
      },
    );
  // What C++ leaves undefined ends the program, as on LeetCode: an overflow, an index outside of a vector.
  const strict = ["-fsanitize=undefined", "-fno-sanitize-recover=all", "-D_GLIBCXX_ASSERTIONS", "-g1"];
  let result = compile(checked ? strict : []);
  // Not every installation has the sanitizer.
  if (result.status !== 0 && /ubsan/.test(result.stderr)) result = compile(["-D_GLIBCXX_ASSERTIONS"]);
  if (result.status !== 0) throw new DoesNotCompile(result.stderr.trim());
  return { file: program, args: [], cwd, source: "driver" };
}
