import { generator } from "./random.ts";

/** A few huge stones among many small ones: the family on which the search is slowest. */
export const peaks = (n: number, count: number) => {
  const next = generator(n);
  const gap = Math.floor(n / count);
  return Array.from({ length: n }, (_, i) => (i % gap === gap >> 1 ? 1_000_000_000 : 1 + (next() % 1000)));
};
