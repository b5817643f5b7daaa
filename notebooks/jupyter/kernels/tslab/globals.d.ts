// What Node offers a cell, as far as notebooks use it. @types/node says it all in two megabytes, which every kernel would
// read before its first cell; the library of TypeScript 5.0 stops before the rest of ES2023.

interface ReadonlyArray<T> {
  toReversed(): T[];
  toSorted(compare?: (a: T, b: T) => number): T[];
  toSpliced(start: number, deleteCount?: number, ...items: T[]): T[];
  with(index: number, value: T): T[];
}

interface Array<T> {
  toReversed(): T[];
  toSorted(compare?: (a: T, b: T) => number): T[];
  toSpliced(start: number, deleteCount?: number, ...items: T[]): T[];
  with(index: number, value: T): T[];
}

declare var console: Record<"debug" | "error" | "info" | "log" | "warn", (...values: unknown[]) => void> & {
  table(rows: unknown, columns?: readonly string[]): void;
};
declare var performance: { now(): number };
declare function setTimeout(callback: () => void, milliseconds?: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function structuredClone<T>(value: T): T;

/** Node's own modules can be imported; what comes from them is unchecked. */
declare module "node:*";
