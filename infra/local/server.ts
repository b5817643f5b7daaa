/** HTTP on loopback: reads requests, asks the gateway, writes its answers, and refuses what is not HTTP. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { apiGateway } from "../aws-limits.ts";
import type { Deployment } from "../template/deployment.ts";
import { type Answer, gatewayAnswer } from "./answer.ts";
import type { StartInstance } from "./function-pool.ts";
import { createGateway } from "./gateway.ts";
import { listen, loopback } from "./listen.ts";
import { startWorker } from "./worker-instance.ts";

export interface ServeOptions {
  readonly port: number;
  /** The one address to listen on; the machine's own two when left out, which nobody else can reach. */
  readonly host?: string;
  /** API keys by their id in the template. */
  readonly keys: ReadonlyMap<string, string>;
  /** Whether rate, burst and quota of the template are enforced. */
  readonly limits: boolean;
  readonly log: Log;
  /** What runs the functions' code; worker threads when left out. */
  readonly startInstance?: StartInstance;
  /** How long a caller may take to send a request before he is hung up on; half a minute when left out. */
  readonly patienceMs?: number;
}

/** Requests and faults are for the terminal; what functions print and Lambda's REPORT lines for `--verbose`. */
export type Log = (line: string, kind: "request" | "fault" | "function" | "report") => void;

export interface Served {
  readonly port: number;
  /** Of each address that is listened on. */
  readonly urls: readonly string[];
  close(): Promise<void>;
}

export async function serve(
  api: Deployment,
  { port, host, keys, limits, log, startInstance = startWorker, patienceMs = 30_000 }: ServeOptions,
): Promise<Served> {
  const gateway = createGateway(api, { keys, limits, report: log, startInstance });

  async function answer(request: IncomingMessage, requestId: string, signal: AbortSignal): Promise<Answer> {
    if (!namesOneHost(request)) return gatewayAnswer(api, "DEFAULT_4XX", requestId);
    try {
      return await gateway.answer(request, requestId, signal);
    } catch (error) {
      if (!signal.aborted) log(`${requestId} ${String(error)}`, "fault");
      return gatewayAnswer(api, "DEFAULT_5XX", requestId);
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const requestId = randomUUID();
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    // A caller that hangs up is no error here, but an "error" event that nobody hears would end the process.
    request.on("error", () => {});
    response.on("error", () => {});
    const given = await answer(request, requestId, gone.signal);
    send(request, response, requestId, given);
    const took = Math.round(performance.now() - began);
    const url = (request.url ?? "").slice(0, 120);
    log(`${request.method} ${url} ${gone.signal.aborted ? "(hung up)" : given.status} ${took} ms`, "request");
  }

  /** Connections whose request in progress is a HEAD, and so takes no body for an answer. */
  const headRequests = new WeakSet<Socket>();
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "HEAD") headRequests.add(request.socket);
    else headRequests.delete(request.socket);
    void handle(request, response);
  };
  const makeServer = () =>
    createServer({
      maxHeaderSize: apiGateway.headBytes,
      requestTimeout: patienceMs,
      headersTimeout: Math.min(10_000, patienceMs),
      connectionsCheckingInterval: Math.min(1_000, patienceMs),
      // Node.js would answer a request without a Host with an empty 400; here it gets a problem.
      requireHostHeader: false,
    })
      .on("request", begin)
      // Node.js would answer an expectation that it does not know with 417 and no body; the gateway does not mind one.
      .on("checkExpectation", begin)
      .on("clientError", (error: Error & { code?: string; rawPacket?: Buffer }, socket: Socket) => {
        const type = error.code === "HPE_HEADER_OVERFLOW" ? "REQUEST_TOO_LARGE" : "DEFAULT_4XX";
        const isHead = headRequests.has(socket) || error.rawPacket?.toString("latin1", 0, 5) === "HEAD ";
        refuseUnreadable(gatewayAnswer(api, type, randomUUID()), socket, isHead);
      });
  const listening = await listen(makeServer, host === undefined ? loopback : [host], port);

  async function close(): Promise<void> {
    const closed = listening.servers.map((server) => {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return ended;
    });
    await Promise.all([...closed, gateway.close()]);
  }
  return { port: listening.port, urls: listening.urls, close };
}

/** An HTTP/1.1 request must name exactly one host (RFC 9112, 3.2). */
function namesOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

function send(request: IncomingMessage, response: ServerResponse, requestId: string, answer: Answer): void {
  if (response.destroyed) return;
  const body = Buffer.from(answer.body);
  // 204 and 304 have no body and must not announce one.
  const length = answer.status === 204 || answer.status === 304 ? {} : { "content-length": body.length };
  response.writeHead(answer.status, {
    ...answer.headers,
    ...length,
    "x-amzn-requestid": requestId,
  } as Headers);
  if (request.complete || request.destroyed) {
    response.end(body);
    return;
  }
  // The caller is still sending. Closing now could reset the connection before the answer is read, so the rest is
  // thrown away for a while; `content-length` tells the caller that the answer is complete.
  if (request.method !== "HEAD") response.write(body);
  const stop = setTimeout(() => response.destroy(), 5_000);
  const end = () => {
    clearTimeout(stop);
    response.end();
  };
  request.once("end", end).once("close", end).resume();
}

type Headers = Record<string, string | string[] | number>;

/**
 * What is not HTTP, or stops being it in the middle of a body, or has too long a head, does not become a request: the
 * answer is written by hand.
 */
function refuseUnreadable({ status, headers, body }: Answer, socket: Socket, withoutBody: boolean): void {
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
  const head = `HTTP/1.1 ${status} Refused\r\n${lines.join("")}${length}connection: close\r\n\r\n`;
  socket.end(withoutBody ? head : head + body);
}
