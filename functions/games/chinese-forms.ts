/** What the Chinese sentences of several games are made of. */
import { names } from "./text.ts";

export const sides = { left: "左", right: "右" } as const;
const things: Readonly<Record<string, string>> = { pile: "堆", stone: "颗石子" };
/** "1 堆", "7 颗石子". */
export const count = (n: number, what: string): string => `${n} ${things[what] ?? what}`;
/** @param lead Alice's points minus Bob's */
export const finish = (lead: number): string =>
  lead === 0 ? "双方打平" : `${names[lead > 0 ? "alice" : "bob"]} 最终领先 ${Math.abs(lead)} 分`;
/** The mover's points minus the other's. */
export const standing = (value: number): string =>
  value === 0 ? "与对手打平" : value > 0 ? `领先 ${value} 分` : `落后 ${-value} 分`;
