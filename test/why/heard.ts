/** What solvers say, sentence by sentence: by which key, with which values, and as it is read. */
import { english } from "../../functions/games/english.ts";

export interface Heard {
  readonly key: string;
  readonly values: readonly unknown[];
  readonly text: string;
}

let heard: Heard[] = [];
const words = english as unknown as Record<string, (...values: unknown[]) => string>;
for (const [key, say] of Object.entries(words)) {
  words[key] = (...values) => {
    const text = say(...values);
    heard.push({ key, values: values.map(plain), text });
    return text;
  };
}

/** @returns what was said while `run` ran; sentences that are part of another one come before it */
export function listenTo(run: () => void): Heard[] {
  heard = [];
  run();
  return [...heard];
}

/** A zero is read without its sign. */
function plain(value: unknown): unknown {
  if (typeof value === "number") return value + 0;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
}

/** Every number in a text, without its sign, which may be written as "behind" or as a minus before it. */
export const numbersIn = (text: string): number[] => Array.from(text.matchAll(/\d+(?:\.\d+)?/g), Number);
