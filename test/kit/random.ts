/** Seeded inputs: the same numbers in every run, and in C++ (`native/random.hpp` is this file again). */

/** Xorshift of 32 bits (Marsaglia 2003): five lines in any language, good enough to surprise a branch predictor. */
export function generator(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}

/** `n` integers from `low` to `high`, both included; packed like an array that JSON.parse makes. */
export function integers(n: number, low: number, high: number, next: () => number): number[] {
  const values: number[] = [];
  for (let i = 0; i < n; i++) values.push(low + (next() % (high - low + 1)));
  return values;
}
