/**
 * The whole way: real HTTP to the local server, which runs the built bundles as the synthesised template says, with
 * its timeout and memory.
 */
import { afterAll, beforeAll } from "vitest";
import { type LocalServer, startLocal } from "../infra/local.ts";
import { apiSuite } from "./api-suite.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocal({ port: 0 });
});
afterAll(() => server?.close());

apiSuite(() => server);
