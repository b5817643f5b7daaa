/** Judges a program as the command line says, and prints what comes of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlainError } from "../../infra/command.ts";
import { constraints } from "./constraints.ts";
import { type Contest, NoSuchCommand, NothingToCall } from "./examiner.ts";
import { measureGrowth } from "./growth.ts";
import { DoesNotCompile, missing, prepare } from "./languages.ts";
import { type Options, readOptions, usage } from "./options.ts";
import type { Launch } from "./program.ts";
import { positions, type Telling, toldFinding, toldGrowth, toldPass } from "./report.ts";
import { search } from "./search.ts";

const POSITIONS = 5_000;
const SECONDS = 30;

/** Why a command does not start, by the system's code. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such command",
  EACCES: "it is not executable",
};

/** Where the finding goes, and where all else does. */
export interface Print {
  out(text: string): void;
  note(text: string): void;
  /** Whether `out` is a terminal, on which a long position would be in the way. */
  readonly isTerminal: boolean;
}

/** @returns the exit code: 0 for a program that passed, 1 for a finding, 2 for a command line that is wrong or a missing tool */
export async function run(
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
  print: Print,
): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), "optimal-play-judge-"));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const options = readOptions(args, environment);
    if (options !== undefined) return await judge(options, scratch, print);
    print.out(usage);
    return 0;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    print.note(error.message);
    return 2;
  } finally {
    process.off("exit", remove);
    remove();
  }
}

async function judge(options: Options, scratch: string, print: Print): Promise<number> {
  const { game, name, seed, largest } = options;
  print.note(`This runs ${name} on this machine, with your rights; it is sent nowhere.`);
  try {
    const contest = await contestOf(options, scratch);
    const telling = { contest, program: name, whole: !print.isTerminal };
    return largest ? await speed(telling, seed, print) : await correctness(telling, options, print);
  } catch (error) {
    if (error instanceof DoesNotCompile) {
      print.out(`${name} does not compile:\n${error.message}`);
      return 1;
    }
    if (error instanceof NothingToCall && "file" in options.program) {
      throw missing({ file: options.program.file, method: constraints[game.slug].method });
    }
    if (error instanceof NoSuchCommand) throw new PlainError(`${name} cannot be run: ${error.message}`);
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall?.startsWith("spawn")) {
      throw new PlainError(`${name} cannot be run: ${reasons[String(code)] ?? code}.`);
    }
    throw error;
  }
}

async function contestOf(options: Options, scratch: string): Promise<Contest> {
  const { game, wide, timeout } = options;
  const ofGame = constraints[game.slug];
  const bounds = wide ? ofGame.wide : ofGame.leetcode;
  return { game, constraints: ofGame, bounds, timeout, launch: await launchOf(options, scratch) };
}

function launchOf({ game, program, cwd, largest }: Options, scratch: string): Launch | Promise<Launch> {
  if ("file" in program) {
    const { method } = constraints[game.slug];
    return prepare({ file: program.file, method, cwd, scratch, checked: !largest });
  }
  if ("line" in program) return { file: program.line, args: [], shell: true, cwd, source: "command" };
  const [file, ...args] = program.command;
  return { file, args, cwd, source: "command" };
}

async function correctness(
  telling: Telling,
  { count, seed, wide, game: { leetcode } }: Options,
  print: Print,
): Promise<number> {
  const patience = count === undefined ? SECONDS : Number.POSITIVE_INFINITY;
  const wanted = { seed, count: count ?? POSITIONS, patience };
  const { finding, asked, largest, outOfTime } = await search(telling.contest, wanted);
  const again = `${positions(asked)}, --seed=${seed}${wide ? " --wide" : ""}`;
  if (finding !== undefined) {
    print.out(toldFinding(telling, finding));
    if (finding.problem.kind !== "loading") print.note(`Found after ${again}.`);
    return 1;
  }
  const time = outOfTime ? ` (all that ${SECONDS} s allow; --count=${wanted.count} asks for more)` : "";
  print.out(toldPass(telling, again + time, largest));
  if (leetcode === 877 && !wide) {
    print.note(
      "Within LeetCode's constraints the answer is always true here; --wide asks for odd lengths and ties, too.",
    );
  }
  return 0;
}

async function speed(telling: Telling, seed: number, print: Print): Promise<number> {
  const { measured, finding } = await measureGrowth(telling.contest, seed);
  if (measured.length > 0) print.out(toldGrowth(telling, measured));
  if (finding === undefined) return 0;
  print.out(toldFinding(telling, finding));
  return 1;
}
