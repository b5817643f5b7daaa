/**
 * `npm run fuzz [-- --requests=10000 --seed=1]`: asks the local server questions that are made from the OpenAPI document,
 * right ones and corrupted ones, and prints what was answered. Ends with 1 and the smallest request found when an answer is
 * not as documented, when a function crashed, or when the memory does not come back.
 */
import { parseArgs } from "node:util";
import { startServerProcess } from "../server-process/start.ts";
import type { Document } from "./contract.ts";
import { fuzz } from "./fuzz.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const requests = Number(values.requests);
const seed = Number(values.seed);

const server = await startServerProcess();
const described = await fetch(`${server.url}/v1/openapi.json`);
const document = (await described.json()) as Document;
const statuses = new Map<string, number>();
const count = (key: string) => statuses.set(key, (statuses.get(key) ?? 0) + 1);
const ask = (part: number, from: number) =>
  fuzz({
    port: server.port,
    document,
    requests: part,
    seed: from,
    heard: ({ corrupted }, status) =>
      count(`${corrupted.length === 0 ? "as documented" : "corrupted"}\t${status ?? "hung up"}`),
  });

console.log(`${requests} requests, seed ${seed}`);
try {
  const first = Math.ceil(requests / 10);
  await ask(first, seed);
  const before = await server.memory();
  await ask(requests - first, seed + 1);
  const after = await server.memory();
  for (const [key, times] of [...statuses].sort()) console.log(`${key}\t${times}`);
  for (const [name, level] of Object.entries(before)) {
    const now = after[name as keyof typeof after];
    console.log(`${name} after ${first} requests ${level.toFixed(1)}, at the end ${now.toFixed(1)}`);
  }
  const faults = server.faults();
  console.log(`functions crashed or timed out: ${faults.length}`);
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join("\n"));
  if (after.heapMb > before.heapMb + 16 || after.functionMb > before.functionMb + 32) {
    throw new Error("The memory has not come back to its level.");
  }
  console.log("every answer as documented");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.close();
}
