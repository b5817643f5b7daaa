/** What a program has written where its answer belongs, and whether it is the right one: LeetCode's types, exactly. */
import type { Answer } from "../../functions/games/index.ts";
import type { Constraints } from "./constraints.ts";

type Returns = Constraints["returns"];

/** Who wrote the line: our code around the person's function, or a program of theirs. */
export type Source = "driver" | "command";

const kinds: Readonly<Record<Returns, string>> = {
  boolean: "true or false",
  integer: "an integer",
  string: '"Alice", "Bob" or "Tie"',
};

/**
 * @param line JSON; of a command, True, False and a bare Alice, too, since a plain print writes them
 * @returns nothing where the answer is right, else what is wrong, to follow "It"
 */
export function complaintAbout(
  line: string,
  source: Source,
  right: Answer,
  returns: Returns,
): string | undefined {
  const text = line.trim();
  const read = readAnswer(text, source, returns);
  if (read === undefined) return `wrote ${shown(text)} where an answer belongs: ${kinds[returns]}`;
  if ("not" in read) return `answered ${shown(read.not)}; expected ${kinds[returns]}`;
  const { value } = read;
  // by its text: an integer beyond 2^53 is not the one that it would be rounded to
  const holds = returns === "integer" ? /^-?\d+$/.test(text) : typeof value === returns;
  if (!holds) return `answered ${shown(text)}, ${kindOf(value)}; expected ${kinds[returns]}`;
  const same = returns === "integer" ? BigInt(text) === BigInt(right) : value === right;
  return same ? undefined : `answered ${shown(text)}`;
}

function readAnswer(
  text: string,
  source: Source,
  returns: Returns,
): { not: string } | { value: unknown } | undefined {
  if (source === "command") {
    if (text === "True" || text === "False") return { value: text === "True" };
    if (returns === "string" && /^[A-Za-z]+$/.test(text)) return { value: text };
  }
  try {
    const value: unknown = JSON.parse(text);
    if (source === "driver" && typeof value === "object" && value !== null && "not" in value) {
      return { not: String(value.not) };
    }
    return { value };
  } catch {
    return undefined;
  }
}

function kindOf(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number") return Number.isInteger(value) ? "a number" : "a fraction";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

const MOST_SHOWN = 200;

export const shown = (text: string): string => {
  if (text === "") return "an empty line";
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… (${text.length} characters)` : text;
};
