/** Positions as they are pasted, and as LeetCode's box has them. */
import * as text from "../games/read-position.ts";
import { rulesOf, type Slug } from "./statements.ts";

/** @throws an error whose message says what was expected, and where: "character 7: …" */
export const readPosition = (slug: Slug, pasted: string): unknown =>
  text.readPosition({ rules: rulesOf(slug) }, pasted);

/** A field a line. */
export const writePosition = (slug: Slug, position: unknown): string =>
  text.writePosition({ rules: rulesOf(slug) }, position);
