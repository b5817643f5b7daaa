/** What the English sentences of several games are made of. */
import { names } from "./text.ts";

/** "1 pile", "7 piles". */
export const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;
export const all = (n: number, what: string): string => (n === 2 ? `both ${what}s` : `all ${count(n, what)}`);
export const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
/** @param lead Alice's points minus Bob's */
export const finish = (lead: number): string =>
  lead === 0 ? "they finish level" : `${names[lead > 0 ? "alice" : "bob"]} finishes ${Math.abs(lead)} ahead`;
/** "2 ahead", "3 behind", "level": the mover's points minus the other's. */
export const standing = (value: number): string =>
  value === 0 ? "level" : value > 0 ? `${value} ahead` : `${-value} behind`;

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], last: "and" | "or" = "and"): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} ${last} ${items[items.length - 1]}`;
