/**
 * An instance of a function as a worker thread. Timers cannot stop code that computes, so the timeout ends the thread.
 * A thread that crashes, exits or runs out of memory takes nobody with it.
 */
import { Worker } from "node:worker_threads";
import { lambda } from "../aws-limits.ts";
import type { DeployedFunction } from "../template/deployment.ts";
import { functionArn, pseudoParameters } from "../template/intrinsics.ts";
import { conversation, outcomeOf, type Reply } from "./conversation.ts";
import type { Outcome, StartInstance } from "./function-pool.ts";

export const startWorker: StartInstance = (fn, report) => {
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

  const { within, hear, die, alive } = conversation();
  worker.on("message", (reply: Reply) => hear(reply));
  worker.on("error", (error: Error & { code?: string }) =>
    die(
      error.code === "ERR_WORKER_OUT_OF_MEMORY"
        ? `Out of memory (${fn.memoryMb} MB).`
        : `${error.stack ?? error}`,
    ),
  );
  worker.on("exit", (code) => die(`The function's process ended by itself (exit code ${code}).`));

  // Begins at once: the thread starts while the first invocation is on its way here.
  const ready = within(lambda.initMs, `Not ready after ${lambda.initMs / 1_000} seconds.`, () => {});

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
    return outcomeOf(reply);
  }

  return { run, usable: alive, end: () => worker.terminate() };
};

/** What Lambda sets, then what the template sets; nothing of this process's own environment. */
export function lambdaEnvironment(fn: DeployedFunction): Record<string, string> {
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
