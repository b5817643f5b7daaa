/** The page's side of the worker: asks it, ends it when an answer is no longer wanted, and starts another. */
import type { Answered, Asked, Kind } from "./answers.ts";

/** What a question ends with when it was given up. */
export class Cancelled extends Error {}

interface Waiting {
  readonly answered: (answer: Answered) => void;
  readonly failed: (reason: Error) => void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();
let busy: (isBusy: boolean) => void = () => {};

/** Hears when there is work and when there is none. */
export function onBusy(listener: (isBusy: boolean) => void): void {
  busy = listener;
}

/** The page's own script: what is needed on both sides is then there once. A worker has no document. */
const text = globalThis.document?.currentScript?.textContent ?? "";
let url: string | undefined;

function start(): Worker {
  url ??= URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const begun = new Worker(url);
  begun.addEventListener("message", ({ data }: MessageEvent<Answered & { readonly id: number }>) => {
    const { id, ...answer } = data;
    waiting.get(id)?.answered(answer);
    waiting.delete(id);
    if (waiting.size === 0) busy(false);
  });
  begun.addEventListener("error", ({ message }) => endAll(new Error(message)));
  return begun;
}

/** @param language in which reasons are wanted, as in HTML */
export function ask(
  game: string,
  kind: Kind | "trials" | "methods",
  asked: Asked,
  language = "en",
): Promise<Answered> {
  worker ??= start();
  const id = ++last;
  worker.postMessage({ id, kind, game, asked, language });
  busy(true);
  return new Promise((answered, failed) => waiting.set(id, { answered, failed }));
}

/** Whatever is under way ends now, and nobody hears of it again. */
export function cancelAll(): void {
  if (waiting.size > 0) endAll(new Cancelled("cancelled"));
}

function endAll(reason: Error): void {
  worker?.terminate();
  worker = undefined;
  const given = [...waiting.values()];
  waiting.clear();
  busy(false);
  for (const { failed } of given) failed(reason);
}
