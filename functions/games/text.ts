/** What sentences of every language are made of. */
export { otherPlayer as other } from "./player.ts";

/** 1,234,567. The engine's own formatting would load a megabyte of locale data at its first use. */
export const plain = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");

/** Players keep their names in every language. */
export const names = { alice: "Alice", bob: "Bob" } as const;

/** a + b and a - b as a person writes them: no "+ -3". */
export const plus = (a: number, b: number): string => (b < 0 ? `${a} - ${-b}` : `${a} + ${b}`);
export const minus = (a: number, b: number): string => (b < 0 ? `${a} + ${-b}` : `${a} - ${b}`);
