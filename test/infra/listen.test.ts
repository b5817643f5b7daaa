/** The addresses that a local server takes, and what it says where it cannot. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { listen, loopback } from "../../infra/local/listen.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const makeServer = () => createServer((_, response) => response.end("this server"));

async function listening(hosts: readonly string[], port = 0) {
  const { servers, ...rest } = await listen(makeServer, hosts, port);
  open.push(...servers);
  return rest;
}

/** Another program on an address. */
async function occupy(host: string, port = 0): Promise<number> {
  const server = createServer((_, response) => response.end("another's"));
  open.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

const addresses = loopback.filter((address) =>
  Object.values(networkInterfaces()).some((one) => one?.some((own) => own.address === address)),
);
/** Kept for documentation (RFC 5737): no machine has it. */
const NOT_OURS = "192.0.2.1";

describe("A local server", () => {
  it("listens on every loopback address that the machine has, on one port, and says which", async () => {
    const { port, urls } = await listening(loopback);
    expect(urls).toEqual(
      addresses.map((address) => `http://${address.includes(":") ? `[${address}]` : address}:${port}`),
    );
    for (const url of urls) expect(await (await fetch(url)).text()).toBe("this server");
  });

  it("does without an address that the machine does not have", async () => {
    const { port, urls } = await listening([NOT_OURS, "127.0.0.1"]);
    expect(urls).toEqual([`http://127.0.0.1:${port}`]);
  });

  it.each(addresses)(
    "says which port is in use where another program has it on %s alone",
    async (address) => {
      const port = await occupy(address);
      await expect(listening(loopback, port)).rejects.toThrow(
        new RegExp(
          `^Port ${port} is in use on ${address}; choose another one, as in npm start -- --port=\\d+`,
        ),
      );
    },
  );

  it("leaves nothing open where it cannot listen everywhere", async () => {
    const last = addresses[addresses.length - 1];
    const port = await occupy(last);
    await expect(listening(loopback, port)).rejects.toThrow("is in use");
    for (const address of addresses.slice(0, -1)) expect(await occupy(address, port)).toBe(port);
  });

  it("takes a port that is free on all addresses when any will do", async () => {
    const first = await occupy("127.0.0.1");
    const { port } = await listening(loopback);
    expect(port).not.toBe(first);
  });

  it("says that an address is none of the machine's", async () => {
    for (const host of [NOT_OURS, "no-such-host.invalid"]) {
      await expect(listening([host])).rejects.toThrow(
        `${host} is no address of this machine; --host takes one, as in --host=0.0.0.0.`,
      );
    }
  });
});
