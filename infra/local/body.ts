import type { IncomingMessage } from "node:http";
import { apiGateway } from "../aws-limits.ts";

/** Reads no further than the limit. Rejects when the caller hangs up. */
export async function readBody(request: IncomingMessage): Promise<string | undefined | "too large"> {
  if (Number(request.headers["content-length"] ?? 0) > apiGateway.payloadBytes) return "too large";
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= apiGateway.payloadBytes) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve("too large");
      }
    });
    request.once("end", () => resolve(bytes === 0 ? undefined : Buffer.concat(chunks).toString("utf8")));
    request.once("error", reject);
    request.once("close", () => reject(new Error("The caller hung up.")));
  });
}
