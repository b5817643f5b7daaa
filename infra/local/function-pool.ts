/**
 * One Lambda function on this machine: a few instances, each with one invocation at a time, started when needed and
 * kept warm. One that crashed, exited or ran into its timeout is ended; the next invocation gets a new one.
 */
import { availableParallelism } from "node:os";
import { lambda } from "../aws-limits.ts";
import type { DeployedFunction } from "../template/deployment.ts";

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

/** What runs the function's code: here a worker thread, in `npm run test:runtime` Lambda's own runtime client. */
export interface Instance {
  run(requestId: string, payload: string): Promise<Outcome>;
  /** Whether it can take another invocation. */
  usable(): boolean;
  end(): Promise<unknown>;
}

/** What a function prints, what Lambda would report of an invocation, what went wrong. */
export type Report = (line: string, kind: "function" | "report" | "fault") => void;
export type StartInstance = (fn: DeployedFunction, report: Report) => Instance;

/** Lambda would start more instances; this machine's cores cannot, so the rest waits, and beyond this is refused. */
const greatestQueue = 1_000;

export function createPool(fn: DeployedFunction, report: Report, startInstance: StartInstance): FunctionPool {
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
    const outcome = withinLimit(await instance.run(requestId, payload));
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

function withinLimit(outcome: Outcome): Outcome {
  if (!("result" in outcome)) return outcome;
  const bytes = Buffer.byteLength(outcome.result);
  if (bytes <= lambda.resultBytes) return outcome;
  return { error: `The answer of ${bytes} bytes is above Lambda's limit of ${lambda.resultBytes}.` };
}
