/**
 * `npm run load [-- --requests=5000]`: 50 and 500 connections with mixed games and sizes against the local server, every
 * answer compared with what the same question is answered alone; the times as ratios to a handler that only reads and
 * answers, served by the same server. Then the same with the stack's own rate limit, where 429 is right too.
 */
import { parseArgs } from "node:util";
import { startServerProcess } from "../server-process/start.ts";
import { type Answer, answersAlone, type Held, hold, percentile } from "./hold.ts";
import { mix, type Question } from "./mix.ts";

const { values } = parseArgs({ options: { requests: { type: "string", default: "5000" } } });
const requests = Number(values.requests);
const questions = mix();
let failures = 0;

const ours = await startServerProcess();
const bare = await startServerProcess({ bare: true });
const alone = await answersAlone(ours.url, questions);
const asAlone = (question: Question, { status, body }: Answer) =>
  status === alone.get(question)?.status && body === alone.get(question)?.body;

console.log(`${questions.length} different requests, ${requests} in all by each number of connections\n`);
console.log("connections  statuses                        wrong  p50 / bare  p99 / bare");
for (const connections of [50, 500]) {
  const load = { questions, connections, requests };
  // Once unmeasured: all that starts with the first requests has started.
  await hold(bare.url, { ...load, requests: connections });
  const floor = await hold(bare.url, load);
  const held = await hold(ours.url, { ...load, right: asAlone });
  const ratio = (share: number) =>
    (percentile(held.milliseconds, share) / percentile(floor.milliseconds, share)).toFixed(2);
  print(String(connections), held, `${ratio(0.5).padStart(10)}  ${ratio(0.99).padStart(10)}`);
}
const before = await ours.memory();
await hold(ours.url, { questions, connections: 500, requests });
const after = await ours.memory();
console.log(
  `\nmemory of the server, MB: ${before.heapMb.toFixed(1)}, after ${requests} requests more ${after.heapMb.toFixed(1)}`,
);
console.log(`functions crashed or timed out: ${ours.faults().length}`);
if (after.heapMb > before.heapMb + 16 || ours.faults().length > 0) failures++;
await ours.close();
await bare.close();

const limited = await startServerProcess({ limits: true });
console.log("\nwith the stack's rate limit");
const refused = (question: Question, answer: Answer) => answer.status === 429 || asAlone(question, answer);
print("500", await hold(limited.url, { questions, connections: 500, requests, right: refused }), "");
await limited.close();
process.exitCode = failures === 0 ? 0 : 1;

function print(name: string, { statuses, wrong }: Held, ratios: string): void {
  const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${name.padStart(11)}  ${counts.join(", ").padEnd(30)}  ${String(wrong.length).padStart(5)}  ${ratios}`,
  );
  for (const complaint of wrong.slice(0, 5)) console.log(`  ${complaint}`);
  failures += wrong.length;
}
