/** What the games on rows of numbers share. */

export type Row = readonly number[];

/**
 * How many elements a long loop takes in one call of a function. The engine compiles a function that is called often with its
 * numbers in registers; one whose only call is compiled while it runs has each number in a heap object, which takes twice
 * the time, and that for every long row of the process unless short ones came before.
 */
export const PART = 4096;

/** Of the first `count` values, or of all. */
export function sumOf(row: Row, count = row.length): number {
  let sum = 0;
  for (let from = 0; from < count; from += PART)
    sum = sumOfPart(row, from, Math.min(count, from + PART), sum);
  return sum;
}

function sumOfPart(row: Row, from: number, to: number, before: number): number {
  let sum = before;
  for (let i = from; i < to; i++) sum += row[i];
  return sum;
}

/** At i the sum of the first i values, from 0 to n. */
export function prefixSums(row: Row): Float64Array {
  const prefix = new Float64Array(row.length + 1);
  for (let i = 0; i < row.length; i++) prefix[i + 1] = prefix[i] + row[i];
  return prefix;
}

/** At i the sum of the values from i on, from 0 to n. */
export function suffixSums(row: Row): Float64Array {
  const suffix = new Float64Array(row.length + 1);
  for (let i = row.length - 1; i >= 0; i--) suffix[i] = suffix[i + 1] + row[i];
  return suffix;
}
