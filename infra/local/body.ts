/**
 * Bodies on the wire, read and written as API Gateway does (developer guide, "Payload compression for REST APIs"). It
 * undoes a request's coding whether or not the API compresses its answers, and hands the header on as it came. An answer
 * is compressed where the API has a MinimumCompressionSize, and below that size neither is done.
 */
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { deflate, gunzip, gzip, inflate } from "node:zlib";
import { apiGateway } from "../aws-limits.ts";
import type { Answer } from "./answer.ts";

const codings = {
  gzip: { decode: promisify(gunzip), encode: promisify(gzip) },
  deflate: { decode: promisify(inflate), encode: promisify(deflate) },
} as const;

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

/** @returns the body as it was before its coding, or the gateway response type that refuses it */
export async function decoded(
  body: Buffer,
  contentEncoding = "identity",
  smallest = 0,
): Promise<Buffer | "REQUEST_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE"> {
  const name = contentEncoding.trim().toLowerCase();
  if (name === "identity" || name === "") return body;
  if (!isCoding(name)) return "UNSUPPORTED_MEDIA_TYPE";
  if (body.length === 0 || body.length < smallest) return body;
  try {
    // A few kilobytes can expand to gigabytes: decoding stops at the limit.
    return await codings[name].decode(body, { maxOutputLength: apiGateway.payloadBytes });
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    return isTooLong ? "REQUEST_TOO_LARGE" : "UNSUPPORTED_MEDIA_TYPE";
  }
}

/** @param smallest undefined where the API compresses nothing */
export async function encoded(
  answer: Answer,
  acceptEncoding: string | undefined,
  smallest: number | undefined,
): Promise<Answer> {
  const body = Buffer.from(answer.body);
  const name = firstChoice(acceptEncoding ?? "");
  if (smallest === undefined || !isCoding(name)) return answer;
  if (body.length === 0 || body.length < smallest || "content-encoding" in answer.headers) return answer;
  const headers = { ...answer.headers, "content-encoding": name };
  return { ...answer, headers, body: await codings[name].encode(body) };
}

/** What the caller likes best; of equals, the first. If API Gateway does not have that one, it compresses nothing. */
function firstChoice(acceptEncoding: string): string {
  const choices = acceptEncoding.split(",").map((part) => {
    const [name, ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    const quality = parameters
      .map((word) => /^q=([\d.]+)$/.exec(word)?.[1])
      .find((text) => text !== undefined);
    return { name, quality: quality === undefined ? 1 : Number(quality) };
  });
  const [best] = choices.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return best?.name ?? "";
}

const isCoding = (name: string): name is keyof typeof codings => Object.hasOwn(codings, name);
