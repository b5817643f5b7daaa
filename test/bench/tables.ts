/** The process of one table: makes its rows one after the other and sends each to the process that started it. */
import { bundles } from "./bundles.ts";
import { floor } from "./floor.ts";
import { growth } from "./growth.ts";
import { handler } from "./handler.ts";
import { speed } from "./speed.ts";
import { start } from "./start.ts";
import { stoneGameII } from "./stone-game-ii.ts";
import type { Bench, Row, Table } from "./table.ts";

const tables: Readonly<Record<string, Table>> = {
  speed,
  "stone-game-ii": stoneGameII,
  growth,
  floor,
  handler,
  start,
  bundles,
};

export type Message =
  | { readonly title: string }
  | { readonly row: Row }
  | { readonly work: string; readonly failure: string };

process.once("message", async ({ table, bench }: { table: string; bench: Bench }) => {
  const send = (message: Message) => void process.send?.(message);
  const { title, jobs } = tables[table];
  send({ title });
  const all = jobs(bench);
  for (const [i, job] of all.entries()) {
    process.stderr.write(`${table} ${i + 1}/${all.length}: ${job.title}\n`);
    try {
      send({ row: await job.run() });
    } catch (error) {
      send({ work: job.title, failure: error instanceof Error ? error.message : String(error) });
    }
  }
  process.disconnect();
});
