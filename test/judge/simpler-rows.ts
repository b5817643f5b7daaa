/**
 * Rows that are simpler than a failing one, in the order of trying: the small ones, then shorter ones, whatever fast-check
 * holds simpler, and single values made smaller. What fails costs most, as a program that hangs does, so what is much
 * simpler comes first. Values go to those of the same remainder and down by small steps, too: halving, as fast-check does
 * it, passes over what depends on a remainder.
 */
import fc from "fast-check";
import type { Bounds, Row } from "./constraints.ts";
import { isWithin, made, origin, smallRows, weight } from "./rows.ts";

/** A row longer than this is changed by fast-check alone. */
const LONGEST_CHANGED = 50;
/** Of a row longer than this, no two numbers are changed at once, and remainders only modulo small numbers are kept. */
const LONGEST_IN_PAIRS = 20;
const STEPS = [3, 2, 1];
const moduli = (greatest: number) => Array.from({ length: greatest - 1 }, (_, i) => i + 2);

/** Also some that are not simpler: rows.ts compares them. */
export function* simplerRows(bounds: Bounds, row: Row): Generator<Row> {
  const isShort = row.length <= LONGEST_CHANGED * bounds.step;
  // none with greater values, where another fault may wait
  const most = weight(bounds, row);
  for (const small of smallRows(bounds))
    if (small.length <= row.length && weight(bounds, small) <= most) yield small;
  if (isShort) yield* shorter(bounds, row);
  yield* byFastCheck(bounds, row);
  if (!isShort) return;
  for (const other of changed(bounds, row)) if (isWithin(bounds, other)) yield other;
}

/** The shortest first: rows of the simplest value, the beginnings and the ends; then without any one or two parts. */
function* shorter(bounds: Bounds, row: Row): Generator<Row> {
  const { step, lengths } = bounds;
  for (let n = Math.max(step, lengths[0]); n < row.length; n += step)
    yield* wholeRows([new Array<number>(n).fill(origin(bounds)), row.slice(0, n), row.slice(-n)]);
  const without = (at: readonly number[]) => row.filter((_, i) => !at.includes(Math.floor(i / step)));
  const parts = row.length / step;
  if (parts <= LONGEST_IN_PAIRS && row.length - 2 * step >= lengths[0])
    for (let i = 0; i < parts; i++) for (let k = i + 1; k < parts; k++) yield* wholeRows([without([i, k])]);
  if (row.length - step >= lengths[0]) for (let i = 0; i < parts; i++) yield* wholeRows([without([i])]);

  function* wholeRows(rows: readonly number[][]): Generator<Row> {
    for (const other of rows) {
      const within = other.length === 0 ? undefined : made(bounds, other);
      if (within !== undefined) yield within;
    }
  }
}

function* byFastCheck(bounds: Bounds, row: Row): Generator<Row> {
  const [min, max] = bounds.values;
  const { step } = bounds;
  const units = Array.from({ length: row.length / step }, (_, i) => row.slice(i * step, (i + 1) * step));
  const plain = fc.array(fc.tuple(...Array.from({ length: step }, () => fc.integer({ min, max }))), {
    minLength: bounds.lengths[0] / step,
    maxLength: bounds.lengths[1] / step,
  });
  for (const { value } of plain.shrink(units as number[][], undefined)) {
    const simpler = value.flat();
    if (isWithin(bounds, simpler)) yield simpler;
  }
}

/** One value smaller, then smaller values further left, then two values smaller by the same. */
function* changed(bounds: Bounds, row: Row): Generator<Row> {
  const [least, greatest] = bounds.values;
  const zero = origin(bounds);
  const simplest = [0, 1, 2, 3].flatMap((by) => [zero + by, zero - by]);
  const kept = moduli(row.length <= LONGEST_IN_PAIRS ? 32 : 4);
  const towardsZero = (value: number, by: number) => value - Math.sign(value - zero) * by;
  const isSmaller = (value: number, than: number) =>
    value >= least && value <= greatest && Math.abs(value - zero) < Math.abs(than - zero);
  for (let i = 0; i < row.length; i++) {
    const half = zero + Math.trunc((row[i] - zero) / 2);
    const ofSameRemainder = kept.flatMap((modulus) => [
      row[i] % modulus,
      (row[i] % modulus) + Math.sign(row[i]) * modulus,
    ]);
    const smaller = [...simplest, ...ofSameRemainder, half, ...STEPS.map((by) => towardsZero(row[i], by))];
    for (const value of smaller) if (isSmaller(value, row[i])) yield row.with(i, value);
  }
  for (let i = 0; i + 1 < row.length; i++)
    if (row[i] > row[i + 1]) yield row.with(i, row[i + 1]).with(i + 1, row[i]);
  if (row.length > LONGEST_IN_PAIRS) return;
  for (let i = 0; i < row.length; i++)
    for (let k = i + 1; k < row.length; k++)
      for (const by of STEPS) {
        const [a, b] = [towardsZero(row[i], by), towardsZero(row[k], by)];
        if (isSmaller(a, row[i]) && isSmaller(b, row[k])) yield row.with(i, a).with(k, b);
      }
}
