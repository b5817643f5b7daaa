/**
 * The whole way: real HTTP to the local server, which runs the built bundles as the synthesised template says, with
 * its timeout and memory.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LocalServer, startLocal } from "../../infra/local/start-local.ts";
import { apiSuite } from "./api-suite.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocal({ port: 0 });
});
afterAll(() => server?.close());

apiSuite(() => server);

it("answers at the links that the catalogue gives, and under the address that the document names", async () => {
  // biome-ignore lint/suspicious/noExplicitAny: answers of any form are looked into
  const get = async (path: string): Promise<any> => (await fetch(server.url + path)).json();
  const { games } = await get("/v1/games");
  for (const { slug, links } of games) {
    expect(await get(links.self), links.self).toMatchObject({ slug });
  }
  const { servers } = await get("/v1/openapi.json");
  expect((await fetch(`${server.url}${servers[0].url}/v1/games`)).status).toBe(200);
});
