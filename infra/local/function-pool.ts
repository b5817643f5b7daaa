/**
 * One Lambda function on this machine: a few worker threads, each with one invocation at a time, started when
 * needed and kept warm. Timers cannot stop code that computes, so the timeout ends the thread; the next
 * invocation gets a new one. A thread that crashes, exits or runs out of memory takes nobody with it.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { functionArn, pseudoParameters } from "./intrinsics.ts";
import type { LocalFunction } from "./local-api.ts";

export type Outcome =
  /** The handler's result, as JSON. */
  | { readonly result: string }
  /** Why there is none; for the log, not for the caller. */
  | { readonly error: string }
  /** More are waiting than this machine should hold. */
  | { readonly throttled: true };

export interface FunctionPool {
  /** @param signal drops the invocation if it has not begun when the caller has gone */
  invoke(requestId: string, payload: string, signal: AbortSignal): Promise<Outcome>;
  close(): Promise<void>;
}

/** Lambda allows a function ten seconds to start, outside its timeout. */
const initTimeoutMs = 10_000;
/** Lambda refuses a longer answer; the number is in its own error message. */
const greatestResultBytes = 6_291_556;
/** Lambda would start more instances; two cores cannot, so the rest waits, and beyond this is refused. */
const greatestQueue = 1_000;

export function createPool(
  fn: LocalFunction,
  report: (line: string, kind: "function" | "report" | "fault") => void,
): FunctionPool {
  const greatest = Math.min(fn.concurrency ?? Number.POSITIVE_INFINITY, Math.max(2, availableParallelism()));
  const idle: Instance[] = [];
  const all = new Set<Instance>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function invoke(requestId: string, payload: string, signal: AbortSignal): Promise<Outcome> {
    if (running < greatest) running++;
    else {
      if (greatest === 0 || waiting.length >= greatestQueue) return { throttled: true };
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      if (signal.aborted) return { error: "The caller hung up before the function began." };
      return await runOn(warm() ?? start(), requestId, payload);
    } finally {
      // Whoever waits takes this place over, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  async function runOn(instance: Instance, requestId: string, payload: string): Promise<Outcome> {
    const outcome = await instance.run(requestId, payload);
    if (instance.usable()) idle.push(instance);
    else {
      all.delete(instance);
      void instance.end();
    }
    if ("error" in outcome) report(`${fn.id}: ${outcome.error}`, "fault");
    return outcome;
  }

  /** An instance may have died of something that its last invocation left behind. */
  function warm(): Instance | undefined {
    for (let instance = idle.pop(); instance; instance = idle.pop()) {
      if (instance.usable()) return instance;
      all.delete(instance);
    }
    return undefined;
  }

  function start(): Instance {
    const instance = startInstance(fn, report);
    all.add(instance);
    return instance;
  }

  async function close(): Promise<void> {
    await Promise.all([...all].map((instance) => instance.end()));
  }

  return { invoke, close };
}

interface Instance {
  run(requestId: string, payload: string): Promise<Outcome>;
  usable(): boolean;
  end(): Promise<unknown>;
}

interface Reply {
  readonly ready?: true;
  readonly result?: string;
  readonly error?: string;
  readonly usedMb?: number;
}

function startInstance(fn: LocalFunction, report: Parameters<typeof createPool>[1]): Instance {
  const worker = new Worker(new URL("worker.mjs", import.meta.url), {
    workerData: {
      folder: fn.folder,
      handler: fn.handler,
      functionArn: functionArn(fn.id),
      memoryMb: fn.memoryMb,
    },
    env: lambdaEnvironment(fn),
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: {
      // The shares of memory that Lambda's Node.js gives the two generations of V8's heap.
      maxOldGenerationSizeMb: fn.memoryMb - Math.floor(fn.memoryMb / 10),
      maxYoungGenerationSizeMb: Math.floor(fn.memoryMb / 10),
      // A worker's default stack is four times a main thread's: recursion that dies in Lambda would pass here.
      stackSizeMb: 1,
    },
  });
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => report(text.trimEnd(), "function"));
  }

  let dead: string | undefined;
  let listener: (outcome: Reply) => void = () => {};
  const die = (reason: string) => {
    dead ??= reason;
    listener({ error: dead });
  };
  worker.on("message", (reply: Reply) => listener(reply));
  worker.on("error", (error: Error & { code?: string }) =>
    die(
      error.code === "ERR_WORKER_OUT_OF_MEMORY"
        ? `Out of memory (${fn.memoryMb} MB).`
        : `${error.stack ?? error}`,
    ),
  );
  worker.on("exit", (code) => die(`The function's process ended by itself (exit code ${code}).`));

  const within = (ms: number, reason: string, begin: () => void): Promise<Reply> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => die(reason), ms);
      listener = (reply) => {
        clearTimeout(timer);
        listener = () => {};
        resolve(reply);
      };
      if (dead === undefined) begin();
      else listener({ error: dead });
    });
  // Begins at once: the thread starts while the first invocation is on its way here.
  const ready = within(initTimeoutMs, `Not ready after ${initTimeoutMs / 1_000} seconds.`, () => {});

  async function run(requestId: string, payload: string): Promise<Outcome> {
    const { error: unready } = await ready;
    if (unready !== undefined) return { error: unready };
    const began = performance.now();
    const deadline = Date.now() + fn.timeoutMs;
    const reason = `${requestId} Task timed out after ${(fn.timeoutMs / 1_000).toFixed(2)} seconds`;
    const reply = await within(fn.timeoutMs, reason, () =>
      worker.postMessage({ requestId, payload, deadline }),
    );
    const took = (performance.now() - began).toFixed(2);
    // Typed arrays live outside the heap that the limits above bound, so this is where an excess shows.
    const used = reply.usedMb === undefined ? "" : `\tMax Memory Used: ${reply.usedMb} MB`;
    report(
      `REPORT RequestId: ${requestId}\tDuration: ${took} ms\tMemory Size: ${fn.memoryMb} MB${used}`,
      "report",
    );
    if (reply.result === undefined) return { error: reply.error ?? "No answer." };
    const bytes = Buffer.byteLength(reply.result);
    if (bytes <= greatestResultBytes) return { result: reply.result };
    return { error: `The answer of ${bytes} bytes is above Lambda's limit of ${greatestResultBytes}.` };
  }

  return { run, usable: () => dead === undefined, end: () => worker.terminate() };
}

/** What Lambda sets, then what the template sets; nothing of this process's own environment. */
function lambdaEnvironment(fn: LocalFunction): Record<string, string> {
  const region = pseudoParameters["AWS::Region"];
  return {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: `AWS_Lambda_${fn.runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: fn.id,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
    AWS_LAMBDA_LOG_GROUP_NAME: fn.logGroup,
    AWS_LAMBDA_LOG_STREAM_NAME: "local",
    LAMBDA_TASK_ROOT: fn.folder,
    LANG: "en_US.UTF-8",
    TZ: "UTC",
    _HANDLER: fn.handler,
    ...fn.environment,
  };
}
