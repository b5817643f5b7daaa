/** A cached answer ends with the code that gave it: its ETag has a hash of the bundle in it, which the stack puts there. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { build, entryPoints } from "../../infra/build.ts";
import { startLocal } from "../../infra/local/start-local.ts";

const scratch = mkdtempSync(join(tmpdir(), "optimal-play-revision-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** @param name of the folder that the bundle is built in, which must not matter */
async function etagOf(name: string, code: string): Promise<string | null> {
  const entry = join(scratch, "entry.ts");
  writeFileSync(entry, `export { handler } from ${JSON.stringify(entryPoints.solve)};\n${code}`);
  const { solve, catalog } = await build({ ...entryPoints, solve: entry }, join(scratch, name));
  const server = await startLocal({ port: 0, folders: { solve: solve.folder, catalog: catalog.folder } });
  const answer = await fetch(`${server.url}/v1/games/stone-game/solve?piles=5,3,4,5`);
  await server.close();
  expect(answer.status).toBe(200);
  return answer.headers.get("etag");
}

it("an ETag changes with the code and only with it", async () => {
  const first = await etagOf("first", "");
  expect(first).toMatch(/^"[^"]{20,}"$/);
  expect(await etagOf("changed", "export const changed = true;")).not.toBe(first);
  expect(await etagOf("again", "")).toBe(first);
});
