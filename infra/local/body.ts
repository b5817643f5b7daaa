import type { IncomingMessage } from "node:http";
import { apiGateway } from "../aws-limits.ts";

/** Reads no further than the limit. Rejects when the caller hangs up. */
export async function readBody(request: IncomingMessage): Promise<Buffer | "REQUEST_TOO_LARGE"> {
  const { payloadBytes } = apiGateway;
  if (Number(request.headers["content-length"] ?? 0) > payloadBytes) return "REQUEST_TOO_LARGE";
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= payloadBytes) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve("REQUEST_TOO_LARGE");
      }
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => reject(new Error("The caller hung up.")));
  });
}
