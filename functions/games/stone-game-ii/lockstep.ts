/**
 * The columns of Stone Game II in WebAssembly, four at a time. `infra/wasm/columns.ts` is its source and says why they may
 * run in lockstep; here it is started, given its memory, and asked.
 *
 * It is for rows of 64 to 32,768 piles with a choice of m whose |piles| sum to less than 2^31 - 1: every value is a sum of
 * some piles, so it fits into 32 bits, with one number to spare for "none". Others, and engines without SIMD, have
 * `fill.ts`. Nothing is compiled or even decoded before the first such row.
 *
 * All rows share one memory, which can only grow. It is held while it is small, which a row of 7,000 piles still leaves it.
 * A larger one stays for the next row if the garbage collector has not come by, so there are never two of them.
 */
import type { Row } from "../rows/row.ts";
import type { Totals } from "./line.ts";
import { module } from "./lockstep-module.ts";

const LEAST = 64;
const MOST = 1 << 15;
const PAGE = 2 ** 16;
/** Bytes. */
const SMALL_MEMORY = 2 ** 24;

/** What the module exports. */
interface Columns {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** In bytes: where S(0) is to be, and what `plan` needs before it can say what `fill` needs. */
  readonly SUFFIX: { readonly value: number };
  readonly HEAP: { readonly value: number };
  plan(n: number, m: number, signed: boolean, everything: boolean): number;
  fill(): void;
  total(i: number, M: number): number;
}

/** What there is of `globalThis`, for which the language itself declares no types. */
export interface Engine {
  readonly WebAssembly?: {
    validate(bytes: Uint8Array): boolean;
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (program: object) => { readonly exports: unknown };
  };
  atob(text: string): string;
}

/** Null where it cannot run. */
let program: object | null | undefined;
let small: Columns | undefined;
let last: WeakRef<Columns> | undefined;

/** Whether `lockstepTotals` answers for this row; where only the number of piles is known, for some of that number. */
export function runsInLockstep(piles: Row, m: number): boolean {
  const n = piles.length;
  return n - 2 * m >= LEAST && n <= MOST && isNarrow(piles) && programHere() !== null;
}

/**
 * For a row that runs in lockstep. The totals are there until the next row comes.
 * @param suffix S(0) to S(n)
 * @param everything whether all cells will be asked for, or only what the first move leads to from an m up to 3. Then
 * a block of columns takes the place of the one before, a third of the memory.
 * @param columns where they are found
 */
export function lockstepTotals(
  piles: Row,
  suffix: Float64Array,
  m: number,
  everything: boolean,
  columns = small ?? last?.deref() ?? newColumns(),
): Totals["total"] {
  const { memory, SUFFIX, HEAP, plan, fill, total } = columns;
  const n = piles.length;
  ensure(columns, HEAP.value);
  // an address is unsigned, and comes signed
  ensure(columns, plan(n, m, isSigned(piles), everything || m > 3) >>> 0);
  new Int32Array(memory.buffer, SUFFIX.value, n + 1).set(suffix);
  fill();
  small = memory.buffer.byteLength <= SMALL_MEMORY ? columns : undefined;
  if (last?.deref() !== columns) last = new WeakRef(columns);
  return total;
}

function isSigned(piles: Row): boolean {
  let lowest = 0;
  for (let i = 0; i < piles.length; i++) if (piles[i] < lowest) lowest = piles[i];
  return lowest < 0;
}

function isNarrow(piles: Row): boolean {
  let magnitude = 0;
  for (let i = 0; i < piles.length && piles[i] !== undefined; i++) magnitude += Math.abs(piles[i]);
  return magnitude < 2 ** 31 - 1;
}

function ensure({ memory }: Columns, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
}

/** With a memory of its own. */
export function newColumns(): Columns {
  const { WebAssembly } = globalThis as unknown as Required<Engine>;
  return new WebAssembly.Instance(programHere() as object).exports as Columns;
}

function programHere(): object | null {
  if (program !== undefined) return program;
  const { WebAssembly, atob } = globalThis as unknown as Engine;
  try {
    const bytes = Uint8Array.from(atob(module), (character) => character.charCodeAt(0));
    program = WebAssembly?.validate(bytes) ? new WebAssembly.Module(bytes) : null;
  } catch {
    // a page's policy may forbid it
    program = null;
  }
  return program;
}
