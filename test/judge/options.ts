/** The command line: `npm run --silent judge -- GAME FILE`, or `GAME -- COMMAND …`, and the flags. */
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { findGame } from "../../functions/http/find-game.ts";
import { HttpError } from "../../functions/http/problem.ts";
import { PlainError } from "../../infra/command.ts";
import { refuseSwallowed } from "../../infra/flags.ts";

export const usage = `npm run --silent judge -- GAME FILE [flags]
npm run --silent judge -- GAME [flags] -- COMMAND [arguments]
npm run --silent judge -- GAME [flags] --command="COMMAND arguments"

Runs your program on thousands of positions, the small and nasty ones first, holds its answers against the exact solver's
and prints the smallest position on which it fails.

GAME     LeetCode's number or the slug: 1140, stone-game-ii
FILE     LeetCode's form: class Solution in C++; a function or class Solution in Python, JavaScript or TypeScript
COMMAND  any program that reads one position a line, such as {"piles":[2,7,9]}, and writes one answer a line, flushed

--count=5000    how many positions; without it the search ends after 30 seconds, too
--seed=1        the same random positions again
--timeout=5     seconds for a position
--largest       only the largest positions: how the time grows up to LeetCode's limits. ×4 (n^2) at a size: four times the
                time at the size before, so that it grows like n²; "more than" where that one was too quick to measure
--wide          beyond LeetCode's constraints: odd lengths, ties, zeros, longer rows, sums beyond 32 bits

It ends with 0 if the program passed, 1 if it failed, 2 if the command line is wrong or a tool is missing.`;

const flags = {
  count: { takes: "a positive integer" },
  seed: { takes: "an integer from 0 to 2147483647" },
  timeout: { takes: "seconds, from 0.05 to 600" },
  command: { takes: 'a command in quotes, as in --command="./my-program 3"' },
  largest: {},
  wide: {},
  help: {},
} as const;

export interface Options {
  readonly game: AnyGame;
  /** A file in LeetCode's form, by its absolute path; a command with its arguments; a command as a line for the shell. */
  readonly program:
    | { readonly file: string }
    | { readonly command: readonly string[] }
    | { readonly line: string };
  /** As the person named it. */
  readonly name: string;
  readonly cwd: string;
  readonly seed: number;
  readonly count: number | undefined;
  readonly timeout: number;
  readonly largest: boolean;
  readonly wide: boolean;
}

const TRY = "Try: npm run --silent judge -- --help";

/**
 * @param environment has INIT_CWD, where the person stands; npm itself goes to the repository
 * @returns nothing where help is asked for
 * @throws {PlainError} that says what was expected and what came
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
): Options | undefined {
  refuseSwallowed("npm run --silent judge", flags, args, environment);
  const cwd = environment["INIT_CWD"] || process.cwd();
  const { given, words, command } = read(args);
  if (given.help !== undefined || (args.length === 0 && process.stdin.isTTY)) return undefined;
  const [name, file, ...more] = words;
  if (name === undefined) throw new PlainError(`Which game? Its number or slug comes first. ${TRY}`);
  const game = gameOf(name);
  const ways = [file, command, given.command].filter((way) => way !== undefined);
  if (ways.length === 0) {
    throw new PlainError(`Which program? A file or a command comes after ${JSON.stringify(name)}. ${TRY}`);
  }
  if (ways.length > 1 || more.length > 0) {
    const extra = more[0] ?? (file as string);
    throw new PlainError(`One program is judged at a time; ${JSON.stringify(extra)} is one too many. ${TRY}`);
  }
  if (command?.length === 0) throw new PlainError(`The command after -- is missing. ${TRY}`);
  if (given.command?.trim() === "")
    throw new PlainError(`--command takes ${flags.command.takes}; it was empty.`);
  return {
    game,
    program:
      command !== undefined
        ? { command }
        : given.command !== undefined
          ? { line: given.command }
          : { file: existing(cwd, file) },
    name: command?.join(" ") ?? given.command ?? file,
    cwd,
    seed: number("seed", given.seed, Math.floor(Math.random() * 2 ** 31), 0, 2 ** 31 - 1),
    count: given.count === undefined ? undefined : number("count", given.count, 0, 1, 1e9),
    timeout: number("timeout", given.timeout, 5, 0.05, 600, true),
    largest: given.largest !== undefined,
    wide: given.wide !== undefined,
  };
}

type Given = { -readonly [F in keyof typeof flags]?: string };

function read(args: readonly string[]): { given: Given; words: string[]; command: string[] | undefined } {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: "takes" in flag ? "string" : "boolean" } as const,
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given: Given = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "option-terminator") return { given, words, command: args.slice(token.index + 1) };
    if (token.kind === "positional") {
      words.push(token.value);
      continue;
    }
    const { name, rawName, value } = token;
    if (!Object.hasOwn(flags, name)) {
      const known = Object.keys(flags).map((flag) => `--${flag}`);
      throw new PlainError(`There is no flag ${rawName}; the flags are ${known.join(", ")}.`);
    }
    const flag = flags[name as keyof Given];
    if ("takes" in flag && value === undefined) {
      throw new PlainError(`--${name} takes ${flag.takes}; it was given nothing.`);
    }
    if (!("takes" in flag) && value !== undefined) {
      throw new PlainError(`--${name} takes no value; it was given ${value}.`);
    }
    given[name as keyof Given] = value ?? "";
  }
  return { given, words, command: undefined };
}

function gameOf(name: string): AnyGame {
  try {
    return findGame<AnyGame>(games, name);
  } catch (error) {
    if (error instanceof HttpError) throw new PlainError(error.detail);
    throw error;
  }
}

function existing(cwd: string, name: string): string {
  const file = resolve(cwd, name);
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new PlainError(`${file} is not a file.`);
  return file;
}

function number(
  name: "seed" | "count" | "timeout",
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
  fractions = false,
): number {
  if (text === undefined) return otherwise;
  const value = (fractions ? /^\d+(\.\d+)?$/ : /^\d+$/).test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new PlainError(`--${name} takes ${flags[name].takes}; it was given ${JSON.stringify(text)}.`);
}
