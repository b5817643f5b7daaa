/** Numbers and lists in a sentence, in English. */

/** 1,234,567. The engine's own formatting would load a megabyte of locale data at its first use. */
export const plain = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], last: "and" | "or" = "and"): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} ${last} ${items[items.length - 1]}`;
