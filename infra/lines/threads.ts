/** Threads that solve batches of lines side by side; the answers are written in the order of the lines. */
import { Worker } from "node:worker_threads";
import type { Batch } from "./batches.ts";

export interface Answers {
  readonly answers: Uint8Array;
  /** How many of them are problems. */
  readonly refused: number;
}

/** Batches that a thread is given before it has answered: one in work, and one so that it need not wait for the next. */
const AHEAD = 2;
/** Batches for each thread that are read and not yet written: one that takes long may hold up so many. */
const WINDOW = 8;

/**
 * @param data what each worker is made with
 * @param write resolves when there is room for more
 * @returns when all is written
 * @throws as soon as a thread has failed or `write` has
 */
export async function solveInThreads(
  batches: AsyncIterable<Batch>,
  threads: number,
  data: object,
  write: (answers: Answers, batch: Batch) => Promise<void>,
): Promise<void> {
  const workers = Array.from({ length: threads }, () => solvingWorker(data));
  const free = places(Array.from({ length: AHEAD }, () => workers).flat());
  const window = places(Array.from({ length: WINDOW * threads }, () => undefined));
  let written = Promise.resolve();
  const solveAll = async (fail: (error: unknown) => void) => {
    for await (const batch of batches) {
      await window.taken();
      const worker = await free.taken();
      const answered = worker.ask(batch).finally(() => free.give(worker));
      answered.catch(fail);
      written = written.then(async () => write(await answered, batch)).then(() => window.give(undefined));
      written.catch(fail);
    }
    await written;
  };
  try {
    await new Promise<void>((resolve, reject) => void solveAll(reject).then(resolve, reject));
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}

/** Things that are taken and given back; who finds none waits. */
function places<T>(all: readonly T[]) {
  const left = [...all];
  const waiting: ((place: T) => void)[] = [];
  return {
    taken: (): Promise<T> =>
      new Promise((resolve) => {
        if (left.length > 0) resolve(left.shift() as T);
        else waiting.push(resolve);
      }),
    give(place: T): void {
      const next = waiting.shift();
      if (next === undefined) left.push(place);
      else next(place);
    },
  };
}

interface SolvingWorker {
  /** In turn: the answers come in the order of the questions. */
  ask(batch: Batch): Promise<Answers>;
  end(): Promise<unknown>;
}

function solvingWorker(workerData: object): SolvingWorker {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url), { workerData, execArgv: [] });
  const asked: { resolve(answers: Answers): void; reject(error: Error): void }[] = [];
  let failure: Error | undefined;
  worker.on("message", (answers: Answers) => asked.shift()?.resolve(answers));
  worker.on("error", (error) => {
    failure = error;
    for (const { reject } of asked.splice(0)) reject(error);
  });
  return {
    ask: ({ first, bytes }) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        asked.push({ resolve, reject });
        worker.postMessage({ first, bytes }, bytes === undefined ? [] : [bytes.buffer]);
      }),
    end: () => worker.terminate(),
  };
}
