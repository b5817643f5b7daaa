/**
 * An instance of a function as Lambda runs it: a process of Lambda's Node.js with Lambda's runtime client inside, ended
 * at the timeout. Behaves to the local server as its worker threads do.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { lambda } from "../../infra/aws-limits.ts";
import { conversation, outcomeOf } from "../../infra/local/conversation.ts";
import type { Outcome, StartInstance } from "../../infra/local/function-pool.ts";

import { lambdaEnvironment } from "../../infra/local/worker-instance.ts";
import type { DeployedFunction } from "../../infra/template/deployment.ts";
import { functionArn } from "../../infra/template/intrinsics.ts";
import type { RuntimeClient } from "./install.ts";
import { type RuntimeApi, serveRuntimeApi } from "./runtime-api.ts";

/** @param started is told of each process, so that a test can count them or kill one */
export function startLambda(
  client: RuntimeClient,
  started: (process: ChildProcess) => void = () => {},
): StartInstance {
  return (fn, report) => {
    let child: ChildProcess | undefined;
    const { within, hear, die, alive } = conversation(() => child?.kill("SIGKILL"));
    const began = performance.now();
    let initDuration: string | undefined;
    const asked = () => {
      if (initDuration !== undefined) return;
      initDuration = (performance.now() - began).toFixed(2);
      hear({ result: "" });
    };
    let init = "";
    const ready = (async (): Promise<RuntimeApi> => {
      const api = await serveRuntimeApi({
        asked,
        answered: (result) => hear({ result }),
        failed: (error) => hear({ error }),
        failedToStart: (error) => die(`The function did not start: ${error}`),
      });
      await within(lambda.initMs, `Not ready after ${lambda.initMs / 1_000} seconds.`, () => {
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
      const reply = await within(fn.timeoutMs, reason, () =>
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
      return outcomeOf(reply);
    }

    async function end(): Promise<void> {
      die("Ended.");
      (await ready).close();
    }

    return { run, usable: alive, end };
  };
}

function startProcess({ node, main }: RuntimeClient, fn: DeployedFunction, port: number): ChildProcess {
  // The shares of the function's memory that Lambda gives V8.
  const share = (percent: number) => Math.floor((fn.memoryMb * percent) / 100);
  return spawn(node, [`--max-old-space-size=${share(90)}`, `--max-semi-space-size=${share(5)}`, main], {
    cwd: fn.folder,
    env: { ...lambdaEnvironment(fn), AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
