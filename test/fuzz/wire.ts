/** Requests byte by byte: what no client library would send must be answered too. */
import { connect } from "node:net";
import { gunzipSync, inflateSync } from "node:zlib";

export interface Wire {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
  /** Whether to hang up when all is sent: announced may be more than there is. */
  readonly hangUp: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Each on a connection of its own. @returns undefined when the server closed the connection without a word */
export function send(
  port: number,
  { method, target, headers, body, hangUp }: Wire,
): Promise<Answer | undefined> {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join("")}Connection: close\r\n\r\n`;
  return new Promise((resolve) => {
    const heard: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("data", (chunk: Buffer) => heard.push(chunk));
    // A server that refuses may close while we are still sending; what it said counts.
    socket.on("error", () => {});
    socket.on("end", () => socket.destroy());
    socket.on("close", () => resolve(read(Buffer.concat(heard))));
    socket.write(Buffer.concat([Buffer.from(head, "utf8"), body ?? Buffer.alloc(0)]));
    if (hangUp) socket.end();
  });
}

function read(message: Buffer): Answer | undefined {
  const end = message.indexOf("\r\n\r\n");
  const [first, ...lines] = message.toString("latin1", 0, Math.max(0, end)).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (end < 0 || Number.isNaN(status)) return undefined;
  // "100 Continue" goes before the answer itself.
  if (status < 200) return read(message.subarray(end + 4));
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = Number(headers.get("content-length") ?? 0);
  // What follows answers the rest of a body that was longer than announced, as if it were a request.
  const sent = message.subarray(end + 4, end + 4 + length);
  return { status, headers, body: decoded(sent, headers.get("content-encoding")).toString("utf8") };
}

/** As a client that has named the coding in Accept-Encoding takes it; a HEAD's is empty. */
function decoded(sent: Buffer, coding: string | undefined): Buffer {
  if (coding === undefined || sent.length === 0) return sent;
  return coding === "gzip" ? gunzipSync(sent) : inflateSync(sent);
}
