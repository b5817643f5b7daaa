/** Positions as they are pasted, in JSON or as LeetCode's box has them: a field a line. */
import { positionFrom, rulesOf, type Slug } from "./statements.ts";

/** @throws an error whose message says what was expected, and where: "character 7: …" */
export function readPosition(slug: Slug, text: string): unknown {
  const whole = text.trim();
  if (whole.startsWith("{")) return positionFrom(slug, jsonIn(text, 0));
  const names = Object.keys(
    (rulesOf(slug).position as unknown as { entries: Record<string, unknown> }).entries,
  );
  const fields: [string, unknown][] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") {
      const name = names[fields.length];
      if (name === undefined)
        throw new Error(`character ${at + 1}: expected the end after ${names.join(", ")}`);
      fields.push([name, jsonIn(line, at)]);
    }
    at += line.length + 1;
  }
  return positionFrom(slug, Object.fromEntries(fields));
}

/** @param from where the text begins in what was pasted */
function jsonIn(text: string, from: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = /position (\d+)/.exec(reason)?.[1];
    const place = at === undefined ? text.length : Number(at);
    throw new Error(
      `character ${from + place + 1}: expected JSON, got ${JSON.stringify(text[place] ?? "the end")}`,
    );
  }
}

/** A field a line. */
export const writePosition = (_slug: Slug, position: unknown): string =>
  Object.values(Object(position))
    .filter((value) => value !== "alice")
    .map((value) => JSON.stringify(value))
    .join("\n");
