/** Seeded choices: the same in every run. */

/** Xorshift of 32 bits (Marsaglia 2003). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  /** An integer from 0 to n - 1. */
  below(n: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state >>> 0;
    return this.#state % n;
  }

  /** Both ends included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** Often with small values, so that there are ties, and with equal neighbours. */
  row(length: number, least: number): number[] {
    const high = least + [1, 3, 9, 40][this.below(4)];
    return Array.from({ length }, () => this.between(least, high));
  }

  player(): "alice" | "bob" {
    return this.below(2) === 0 ? "alice" : "bob";
  }
}
