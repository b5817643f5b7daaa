// Calls a person's JavaScript or TypeScript solution: node.mjs BUNDLE METHOD. Each line of standard input is a JSON array of
// arguments, each line of file descriptor 3 the answer: a JSON scalar, or {"not": what else it is}. What the solution
// itself prints goes where it goes.
import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { inspect } from "node:util";

const [, own, bundle, method] = process.argv;
const tell = (line) => writeSync(3, `${line}\n`);

function fail(error) {
  const frames =
    error instanceof Error ? (error.stack ?? String(error)).split("\n") : [`Thrown: ${inspect(error)}`];
  // Without this file's frames and Node's, which say nothing about the solution.
  const told = frames.filter(
    (line) => !/^\s+at /.test(line) || !(line.includes(own) || line.includes("node:")),
  );
  writeSync(2, `${told.join("\n")}\n`);
  process.exit(1);
}

function told(answer) {
  if (typeof answer === "boolean" || typeof answer === "string") return JSON.stringify(answer);
  if (Number.isFinite(answer)) return JSON.stringify(answer);
  const kind = answer instanceof Promise ? "a Promise" : inspect(answer).slice(0, 200);
  return JSON.stringify({ not: kind });
}

process.on("uncaughtException", fail);
process.argv.length = 2;
createRequire(import.meta.url)(bundle);
const { Solution, function: plain } = globalThis[Symbol.for("optimal-play.judged")] ?? {};
const inClass = typeof Solution === "function" && typeof Solution.prototype?.[method] === "function";
if (!inClass && typeof plain !== "function") {
  tell(JSON.stringify({ missing: true }));
  process.exit(0);
}
tell('"ready"');

for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line);
  let answer;
  try {
    answer = inClass ? new Solution()[method](...given) : plain(...given);
  } catch (error) {
    fail(error);
  }
  tell(told(answer));
}
process.exit(0);
