// A thread of `npm run solve`. Plain JavaScript, so that it starts at once.
import { parentPort, workerData } from "node:worker_threads";

const { bundle, game, field, limit } = workerData;
const { lineSolver } = await import(bundle);
const solver = lineSolver(game);
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

parentPort.on("message", ({ first, bytes }) => {
  const { text, refused } =
    bytes === undefined
      ? solver.tooLong(first, limit)
      : solver.solve(decoder.decode(bytes).split("\n").slice(0, -1), first, field);
  const answers = encoder.encode(text);
  parentPort.postMessage({ answers, refused }, [answers.buffer]);
});
