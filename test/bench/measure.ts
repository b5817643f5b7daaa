/**
 * Times two sides of a ratio in turn, so that whatever else the machine does to caches and clock meets both alike, and
 * keeps every round's ratio. Time is processor time of the process, all threads: on a busy machine it hardly moves,
 * where time by the clock would count the neighbours' work too, and more of it for the side that takes longer.
 * (tinybench, the usual library, goes by the clock and runs one task to its end before the next.)
 */

export interface Spread {
  /** Quartiles. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly samples: number;
}

/** Runs the work once, or often enough for the clock, and says how many milliseconds one run took. */
export type Side = () => number | Promise<number>;

export interface Comparison {
  /** Milliseconds. */
  readonly base: Spread;
  readonly other: Spread;
  /** other / base, round by round. */
  readonly ratio: Spread;
}

export interface Effort {
  /** Milliseconds to spend on a comparison. */
  readonly time: number;
  readonly least: number;
  readonly most: number;
}

export async function compare(base: Side, other: Side, effort: Effort): Promise<Comparison> {
  const [a, b] = await samplesOf([base, other], effort);
  return { base: spread(a), other: spread(b), ratio: spread(a.map((time, i) => b[i] / time)) };
}

/** A round times each side once, in an order that turns around; rounds go on until the time is up. */
export async function samplesOf(sides: readonly Side[], { time, least, most }: Effort): Promise<number[][]> {
  const samples: number[][] = sides.map(() => []);
  const start = performance.now();
  for (let round = 0; round < most; round++) {
    const spent = performance.now() - start;
    // a round that took all the time there was is repeated, but not often
    const enough = round > 0 && spent / round > time ? Math.min(least, 3) : least;
    if (round >= enough && spent > time) break;
    const order = round % 2 === 0 ? [...sides.keys()] : [...sides.keys()].reverse();
    for (const k of order) samples[k][round] = await sides[k]();
  }
  return samples;
}

/** Milliseconds: long enough for the clock, short enough that the two sides meet the same weather. */
const SAMPLE = 4;
const WARM_UP = 120;
/** Work that takes longer than this warms up within a run, and every run of it counts. */
const LONG = 300;

export interface TimedWork<R> extends Side {
  /** What the work last returned: keeps the compiler from leaving the work out, and lets two sides be compared. */
  result(): R;
}

/** Milliseconds of processor time that this process has used. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function timed<R>(work: () => R): TimedWork<R> {
  let last: { readonly result: R } | undefined;
  const side = warmedUp((times) => {
    const start = processorTime();
    for (let i = 0; i < times; i++) last = { result: work() };
    return (processorTime() - start) / times;
  });
  const result = () => {
    last ??= { result: work() };
    return last.result;
  };
  return Object.assign(side, { result });
}

/** The same for work that is not done when it returns. */
export const timedToItsEnd = (work: () => Promise<unknown>): Side =>
  warmedUp(async (times) => {
    const start = processorTime();
    for (let i = 0; i < times; i++) await work();
    return (processorTime() - start) / times;
  });

/** @param run does the work so many times and says how many milliseconds each took */
function warmedUp(run: (times: number) => number | Promise<number>): Side {
  let runs = 0;
  return async () => {
    if (runs > 0) return run(runs);
    // until the optimising compiler has had its chance
    const start = performance.now();
    let took = await run(1);
    runs = 1;
    if (took > LONG) return took;
    for (let k = 1; k < 3 || performance.now() - start < WARM_UP; k++) took = await run(1);
    runs = Math.max(1, Math.ceil(SAMPLE / Math.max(took, 1e-3)));
    return run(runs);
  };
}

export function spread(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (quantile: number) => {
    const place = quantile * (sorted.length - 1);
    const below = sorted[Math.floor(place)];
    return below + (sorted[Math.ceil(place)] - below) * (place % 1);
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75), samples: sorted.length };
}
