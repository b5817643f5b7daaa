/**
 * `npm run --silent solve -- 877 < positions > answers`: a position a line, in JSON or as it is pasted, and for each an
 * answer in JSON on the line of the same number, as over HTTP. It uses all cores and keeps no more than it works on, so
 * that a file may be of any length.
 */
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, root } from "./build.ts";
import { PlainError, runMain } from "./command.ts";
import { readFlags } from "./flags.ts";
import { type Batch, batches, LONGEST_LINE } from "./lines/batches.ts";
import { type Answers, solveInThreads } from "./lines/threads.ts";

const command = "npm run --silent solve";
const usage = `${command} -- GAME < positions > answers

A position a line, in JSON or as it is pasted; an answer a line, in JSON and in the same order.
GAME is LeetCode's number or a slug: 877, stone-game.

--field=answer   only this field of each answer
--threads=4      how many cores to use; all of them without it

A line that cannot be solved is replaced by its problem; blank lines at the end are left out. It ends with 0 if all were
solved, with 1 if some were not, with 2 if the command line is wrong.`;

const ownFlags = {
  field: { takes: "a field of an answer, as in answer or difference" },
  threads: { takes: "a whole number from 1 to 256" },
  help: {},
};
const MEGABYTE = 1024 * 1024;

interface Task {
  /** The built module that solves lines. */
  readonly bundle: string;
  readonly game: string;
  readonly field: string | undefined;
  readonly threads: number;
}

/**
 * @returns nothing where help is asked for
 * @throws {PlainError} that says what was expected and what came
 */
async function readTask(args: readonly string[]): Promise<Task | undefined> {
  const { own, words } = readFlags({ command, ownFlags, makesStack: false, takesWords: true }, args);
  if (own.help !== undefined) return undefined;
  const [game, ...more] = words;
  if (game === undefined) throw new PlainError(`Which game?\n\n${usage}`);
  if (more.length > 0)
    throw new PlainError(`One game at a time; ${JSON.stringify(more[0])} is one too many.`);
  const threads = own.threads ?? String(Math.min(256, availableParallelism()));
  if (!/^\d{1,3}$/.test(threads) || Number(threads) < 1 || Number(threads) > 256)
    throw new PlainError(
      `--threads takes ${ownFlags.threads.takes}; it was given ${JSON.stringify(threads)}.`,
    );
  const { lines } = await build({ lines: join(root, "functions/solve/line-solver.ts") });
  const bundle = pathToFileURL(join(lines.folder, "index.mjs")).href;
  const fields = await fieldsOf(bundle, game);
  const { field } = own;
  if (field !== undefined && !fields.includes(field))
    throw new PlainError(`--field takes one of ${fields.join(", ")}; it was given ${JSON.stringify(field)}.`);
  return { bundle, game, field, threads: Number(threads) };
}

async function fieldsOf(bundle: string, game: string): Promise<readonly string[]> {
  const { lineSolver }: { lineSolver(game: string): { fields: readonly string[] } } = await import(bundle);
  try {
    return lineSolver(game).fields;
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

/** @returns how many lines could not be solved */
async function solve({ threads, ...task }: Task): Promise<{ lines: number; refused: number }> {
  const { stdin, stdout } = process;
  // who reads the answers has seen enough, as in `| head`
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  const done = { lines: 0, refused: 0 };
  const progress = startProgress(done);
  const write = async ({ answers, refused }: Answers, { count }: Batch) => {
    if (!stdout.write(answers)) await once(stdout, "drain");
    done.lines += count;
    done.refused += refused;
  };
  const data = { ...task, limit: `${LONGEST_LINE / MEGABYTE} MB` };
  await solveInThreads(batches(stdin), threads, data, write);
  progress.end();
  return done;
}

/** One line that changes, where a person sees it and it stands in nothing's way. */
function startProgress(done: { readonly lines: number }) {
  const { stderr, stdin, stdout } = process;
  if (!stderr.isTTY || stdout.isTTY || stdin.isTTY) return { end: () => {} };
  const start = performance.now();
  const tell = () => {
    const rate = Math.round((done.lines / (performance.now() - start)) * 1000);
    stderr.write(`\r\x1b[K${done.lines.toLocaleString("en")} lines, ${rate.toLocaleString("en")} a second`);
  };
  const timer = setInterval(tell, 200);
  return {
    end() {
      clearInterval(timer);
      tell();
      stderr.write("\n");
    },
  };
}

runMain(import.meta.url, async () => {
  let task: Task | undefined;
  try {
    task = await readTask(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return;
  }
  if (task === undefined) return console.log(usage);
  if (process.stdin.isTTY) console.error("One position a line; Ctrl-D ends it.");
  const { lines, refused } = await solve(task);
  if (refused === 0) return;
  console.error(`${refused} of ${lines} lines could not be solved; each is replaced by its problem.`);
  process.exitCode = 1;
});
