/**
 * The Runtime API that Lambda serves to the runtime client inside an instance
 * (https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html): the client asks for the next invocation and waits,
 * then sends the handler's result or error.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Invocation {
  readonly requestId: string;
  /** The event, as JSON. */
  readonly payload: string;
  readonly deadline: number;
  readonly functionArn: string;
}

export interface RuntimeListener {
  /** The client asks for an invocation; the first time, this ends the initialisation. */
  asked(): void;
  answered(result: string): void;
  failed(error: string): void;
  failedToStart(error: string): void;
}

export interface RuntimeApi {
  readonly port: number;
  /** At once, or as soon as the client asks. */
  deliver(invocation: Invocation): void;
  close(): void;
}

export async function serveRuntimeApi(listener: RuntimeListener): Promise<RuntimeApi> {
  let asking: ServerResponse | undefined;
  let waiting: Invocation | undefined;

  function meet(): void {
    if (asking === undefined || waiting === undefined) return;
    const { requestId, payload, deadline, functionArn } = waiting;
    asking
      .writeHead(200, {
        "content-type": "application/json",
        "lambda-runtime-aws-request-id": requestId,
        "lambda-runtime-deadline-ms": deadline,
        "lambda-runtime-invoked-function-arn": functionArn,
      })
      .end(payload);
    asking = waiting = undefined;
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, call] = /^\/2018-06-01\/runtime\/(.*)$/.exec(request.url ?? "") ?? [];
    if (call === "invocation/next") {
      asking = response;
      listener.asked();
      meet();
      return;
    }
    const body = await text(request);
    response.writeHead(202).end();
    if (call === "init/error") listener.failedToStart(body);
    else if (call?.endsWith("/error")) listener.failed(body);
    else listener.answered(body);
  }

  const server = createServer((request, response) => {
    // Only a client that died in the middle of a sentence gets here, and its end is noticed by itself.
    take(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    deliver: (invocation) => {
      waiting = invocation;
      meet();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
