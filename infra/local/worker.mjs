// The inside of one local Lambda instance: loads the bundle, then answers one invocation after the other, as
// Lambda's runtime client does. Plain JavaScript, because a worker thread starts without the TypeScript loader.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

const { folder, handler, functionArn, memoryMb } = workerData;
const [file, name] = handler.split(".");
const path = [".js", ".mjs", ".cjs"].map((end) => `${folder}/${file}${end}`).find(existsSync);
const { [name]: handle } = path ? await import(pathToFileURL(path).href) : {};
if (typeof handle !== "function") throw new Error(`${folder} has no handler ${handler}.`);

parentPort.on("message", async ({ requestId, payload, deadline }) => {
  const context = {
    callbackWaitsForEmptyEventLoop: true,
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: process.env.AWS_LAMBDA_FUNCTION_VERSION,
    invokedFunctionArn: functionArn,
    memoryLimitInMB: String(memoryMb),
    awsRequestId: requestId,
    logGroupName: process.env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: process.env.AWS_LAMBDA_LOG_STREAM_NAME,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  let reply;
  try {
    // What is not JSON (undefined, a function) becomes null, as in Lambda; a cycle throws.
    reply = { result: JSON.stringify(await handle(JSON.parse(payload), context)) ?? "null" };
  } catch (error) {
    reply = { error: String(error?.stack ?? error) };
  }
  const { heapUsed, external } = process.memoryUsage();
  parentPort.postMessage({ ...reply, usedMb: Math.ceil((heapUsed + external) / 2 ** 20) });
});
parentPort.postMessage({ ready: true });
