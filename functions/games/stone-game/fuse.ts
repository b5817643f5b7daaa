/**
 * Fusion of a row to a valley: wherever three neighbours satisfy a <= b >= c, put a - b + c in their place (why that
 * keeps the value of the game is in fusion.ts). The order in which triples are fused does not matter, and the plain
 * way is a stack: push value after value, and fuse while the top three allow it. On ordinary rows the processor cannot
 * foresee how many fusions a value causes, and spends more time on wrong guesses than on work. So parts of the row are
 * thinned out first, without a branch: a pass looks at every second peak, and writes the fused value, or the three as
 * they were, by arithmetic alone. A few passes leave little for the stack. Parts that hardly fuse (slopes,
 * valleys) or whose values might not fit into 32 bits go to the stack as they are.
 *
 * Proof checked by machine, for the stack: notebooks/proofs/Stack.v, `stack_leaves_valley` and `stack_preserves_value`; for
 * any order: notebooks/proofs/Line.v, `any_order_of_fusing`; for parts, passes and the places where blocks start:
 * notebooks/proofs/Thinning.v, `program_correct` and `fuse_correct`.
 *
 * O(n): every value is pushed once and popped at most once, and every pass but a part's last takes an eighth off it.
 */

/** What fusion leaves of a row: `count` values that fall and then rise, each standing for the block of piles from its start. */
export interface Valley {
  readonly count: number;
  readonly values: Float64Array;
  readonly starts: Int32Array;
}

/** Values a part has: few enough for the first-level cache. */
const PART = 1024;
/** Whatever is fused of a part of values below this is an alternating sum of them, and fits into 32 bits. */
const SMALL = 2 ** 31 / PART;
const PASSES = 6;

/** Fuses piles `from` to `to` (not included), each times `sign`: Stone Game VII is this game on the negated row. */
export function fuse(piles: ArrayLike<number>, from = 0, to = piles.length, sign: 1 | -1 = 1): Valley {
  const valley = { count: 0, values: new Float64Array(PART), starts: new Int32Array(PART) };
  // one more than a part has, for the value that stands in where the last pair lacks one
  const values = new Int32Array(PART + 1);
  const starts = new Int32Array(PART + 1);
  for (let start = from; start < to; start += PART) {
    const end = Math.min(to, start + PART);
    makeRoom(valley, end - start);
    let count = thinOut(piles, start, end, sign, values, starts);
    if (count === 0) {
      push(valley, piles, null, start, end, sign);
      continue;
    }
    for (let pass = 1, before = end - start; pass < PASSES && count < before - (before >> 3); pass++) {
      before = count;
      count = thinOutAgain(values, starts, count, pass & 1);
    }
    push(valley, values, starts, 0, count, 1);
  }
  return valley;
}

/**
 * The first pass, from the row itself. `top` is the last value kept, b and c are the next two.
 * @returns how many values are left; 0 where one is too large
 */
function thinOut(
  piles: ArrayLike<number>,
  from: number,
  to: number,
  sign: number,
  values: Int32Array,
  starts: Int32Array,
): number {
  let top = Math.imul(sign, piles[from]);
  let magnitude = top ^ (top >> 31);
  let exact = top === sign * piles[from];
  let count = 1;
  starts[0] = from;
  for (let i = from + 1; i < to; i += 2) {
    const left = sign * piles[i];
    // at the end of an even number, a value that does not fuse and is left out again
    const right = i + 1 < to ? sign * piles[i + 1] : left + 1;
    const b = left | 0;
    const c = right | 0;
    exact = exact && b === left && c === right;
    magnitude |= (b ^ (b >> 31)) | (c ^ (c >> 31));
    const fused = ~(((b - top) | (b - c)) >> 31); // all bits where top <= b >= c, else none
    values[count - 1] = top;
    values[count] = b;
    starts[count] = i;
    starts[count + 1] = i + 1;
    count += 2 & ~fused;
    top = (c + ((top - b) & fused)) | 0;
  }
  values[count - 1] = top;
  if ((to - from) % 2 === 0) count--;
  return exact && magnitude < SMALL ? count : 0;
}

/**
 * A further pass, in place.
 * @param skip values that are passed over at first, 0 or 1, so that every second time the other peaks get their turn
 * @returns how many values are left
 */
function thinOutAgain(values: Int32Array, starts: Int32Array, length: number, skip: number): number {
  let count = 1 + skip;
  let top = values[skip];
  let i = count;
  for (; i + 1 < length; i += 2) {
    const b = values[i];
    const c = values[i + 1];
    const startOfC = starts[i + 1];
    const fused = ~(((b - top) | (b - c)) >> 31);
    values[count - 1] = top;
    values[count] = b;
    starts[count] = starts[i];
    starts[count + 1] = startOfC;
    count += 2 & ~fused;
    top = (c + ((top - b) & fused)) | 0;
  }
  if (i > length) return length;
  values[count - 1] = top;
  if (i === length) return count;
  values[count] = values[i];
  starts[count] = starts[i];
  return count + 1;
}

function makeRoom(valley: { -readonly [K in keyof Valley]: Valley[K] }, more: number): void {
  const { count, values, starts } = valley;
  if (count + more <= values.length) return;
  valley.values = new Float64Array(2 * values.length);
  valley.starts = new Int32Array(2 * values.length);
  valley.values.set(values);
  valley.starts.set(starts);
}

/** @param begins where the block of each value begins; null where each stands for itself */
function push(
  valley: { count: number } & Valley,
  row: ArrayLike<number>,
  begins: Int32Array | null,
  from: number,
  to: number,
  sign: number,
): void {
  const { values, starts } = valley;
  let { count } = valley;
  for (let i = from; i < to; i++) {
    let value = sign * row[i];
    let start = begins === null ? i : begins[i];
    while (count >= 2 && values[count - 1] >= value && values[count - 2] <= values[count - 1]) {
      value += values[count - 2] - values[count - 1];
      count -= 2;
      start = starts[count];
    }
    values[count] = value;
    starts[count++] = start;
  }
  valley.count = count;
}
