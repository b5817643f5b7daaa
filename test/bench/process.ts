/**
 * The process of one row: what a row does to the compiler and the heap is nothing to the next.
 *
 *   TABLE NUMBER BENCH     measures a row and sends what it found to the process that started it
 *   long-row GAME AFTER    a part of a row (questions.ts)
 */
import { longRow } from "./questions.ts";
import { tables } from "./rows.ts";

const [table, which, bench] = process.argv.slice(2);
if (table === "long-row") process.stdout.write(String(longRow(which, bench)));
else if (process.send !== undefined) {
  process.send(
    await Promise.resolve(tables[table][Number(which)].run(JSON.parse(bench))).catch((error: Error) => ({
      failure: error.message,
    })),
  );
  process.disconnect();
}
