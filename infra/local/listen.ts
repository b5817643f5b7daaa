/** Where a server of this machine listens. One port, on every address of the machine that is meant. */
import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { PlainError } from "../command.ts";

/** What localhost may be; which of the two a client tries is its own affair. */
export const loopback: readonly string[] = ["127.0.0.1", "::1"];

export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
  /** Without a slash at the end. */
  readonly urls: readonly string[];
}

/**
 * @param hosts an address family that this machine does not have is passed over, as long as one is left
 * @param port 0 takes one that is free on all of them
 * @throws {PlainError} when the port is in use on any of them: who asks there would be answered by somebody else
 */
export async function listen(
  makeServer: () => Server,
  hosts: readonly string[],
  port: number,
): Promise<Listening> {
  for (let tries = 1; ; tries++) {
    const servers: Server[] = [];
    const urls: string[] = [];
    let taken = port;
    try {
      for (const host of hosts) {
        const server = makeServer();
        if (!(await opened(server, host, taken, hosts.length > 1))) continue;
        servers.push(server);
        taken = (server.address() as AddressInfo).port;
        urls.push(`http://${isIPv6(host) ? `[${host}]` : host}:${taken}`);
      }
      if (servers.length === 0) throw new PlainError(`This machine has none of ${hosts.join(", ")}.`);
      return { port: taken, servers, urls };
    } catch (error) {
      for (const server of servers) server.close();
      // A port that was free on the first address need not be so on the second; there are others.
      if (port !== 0 || tries === 10) throw error;
    }
  }
}

/** @returns false for an address that this machine does not have */
function opened(server: Server, host: string, port: number, mayMiss: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      if (mayMiss && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT")) resolve(false);
      else reject(new PlainError(explain(code, host, port) ?? message));
    });
    server.listen({ host, port }, () => resolve(true));
  });
}

function explain(code: string | undefined, host: string, port: number): string | undefined {
  const another = `choose another one, as in npm start -- --port=${port === 65_535 ? 3000 : port + 1}`;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use on ${host}; ${another}, or set PORT.`;
    case "EACCES":
      return `Port ${port} is not open to this user; ${another}, or set PORT.`;
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "ENOTFOUND":
      return `${host} is no address of this machine; --host takes one, as in --host=0.0.0.0.`;
    default:
      return undefined;
  }
}
