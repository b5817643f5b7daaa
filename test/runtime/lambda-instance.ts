/**
 * An instance of a function as Lambda runs it: a process of Lambda's Node.js with Lambda's runtime client inside, ended
 * at the timeout. Behaves to the local server as its worker threads do.
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { Outcome, StartInstance } from "../../infra/local/function-pool.ts";
import { functionArn } from "../../infra/local/intrinsics.ts";
import type { LocalFunction } from "../../infra/local/local-api.ts";
import { initTimeoutMs, lambdaEnvironment } from "../../infra/local/worker-instance.ts";
import type { RuntimeClient } from "./install.ts";
import { type RuntimeApi, serveRuntimeApi } from "./runtime-api.ts";

/** @param started is told of each process, so that a test can count them or kill one */
export function startLambda(
  client: RuntimeClient,
  started: (process: ChildProcess) => void = () => {},
): StartInstance {
  return (fn, report) => {
    let dead: string | undefined;
    let child: ChildProcess | undefined;
    let listener: (outcome: Outcome) => void = () => {};
    const die = (reason: string) => {
      dead ??= reason;
      child?.kill("SIGKILL");
      listener({ error: dead });
    };

    /** What the instance says next, or that it said nothing for too long. */
    const within = (ms: number, reason: string, begin: () => void): Promise<Outcome> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => die(reason), ms);
        listener = (outcome) => {
          clearTimeout(timer);
          listener = () => {};
          resolve(outcome);
        };
        if (dead === undefined) begin();
        else listener({ error: dead });
      });

    const began = performance.now();
    let initDuration: string | undefined;
    const asked = () => {
      if (initDuration !== undefined) return;
      initDuration = (performance.now() - began).toFixed(2);
      listener({ result: "" });
    };
    let init = "";
    const ready = (async (): Promise<RuntimeApi> => {
      const api = await serveRuntimeApi({
        asked,
        answered: (result) => listener({ result }),
        failed: (error) => listener({ error }),
        failedToStart: (error) => die(`The function did not start: ${error}`),
      });
      await within(initTimeoutMs, `Not ready after ${initTimeoutMs / 1_000} seconds.`, () => {
        child = startProcess(client, fn, api.port);
        child.once("error", (error) => die(String(error)));
        child.once("exit", (code, signal) => die(`Runtime exited with ${signal ?? `exit status ${code}`}`));
        for (const stream of [child.stdout, child.stderr]) {
          stream?.setEncoding("utf8").on("data", (text: string) => report(text.trimEnd(), "function"));
        }
        started(child);
      });
      init = `\tInit Duration: ${initDuration} ms`;
      return api;
    })();

    async function run(requestId: string, payload: string): Promise<Outcome> {
      const api = await ready;
      const reason = `${requestId} Task timed out after ${(fn.timeoutMs / 1_000).toFixed(2)} seconds`;
      const began = performance.now();
      const outcome = await within(fn.timeoutMs, reason, () =>
        api.deliver({
          requestId,
          payload,
          deadline: Date.now() + fn.timeoutMs,
          functionArn: functionArn(fn.id),
        }),
      );
      const took = (performance.now() - began).toFixed(2);
      report(
        `REPORT RequestId: ${requestId}\tDuration: ${took} ms\tMemory Size: ${fn.memoryMb} MB${init}`,
        "report",
      );
      init = "";
      return outcome;
    }

    async function end(): Promise<void> {
      die("Ended.");
      (await ready).close();
    }

    return { run, usable: () => dead === undefined, end };
  };
}

function startProcess({ node, main }: RuntimeClient, fn: LocalFunction, port: number): ChildProcess {
  // The shares of the function's memory that Lambda gives V8.
  const share = (percent: number) => Math.floor((fn.memoryMb * percent) / 100);
  return spawn(node, [`--max-old-space-size=${share(90)}`, `--max-semi-space-size=${share(5)}`, main], {
    cwd: fn.folder,
    env: { ...lambdaEnvironment(fn), AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
