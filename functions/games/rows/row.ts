/** What the games on rows of numbers share. */

export type Row = readonly number[];

/** Of the first `count` values, or of all. */
export function sumOf(row: Row, count = row.length): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += row[i];
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
