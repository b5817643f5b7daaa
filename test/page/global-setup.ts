/** Once for all tests: the page served as it is deployed, and as a file. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { startLocal } from "../../infra/local/start-local.ts";
import { buildPage } from "../../infra/page.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly serverUrl: string;
    readonly fileUrl: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startLocal({ port: 0 });
  const folder = mkdtempSync(join(tmpdir(), "optimal-play-page-"));
  const file = join(folder, "optimal-play.html");
  writeFileSync(file, (await buildPage()).html);
  provide("serverUrl", server.url);
  provide("fileUrl", pathToFileURL(file).href);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
