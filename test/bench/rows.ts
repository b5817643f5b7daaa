/** All rows, by what they are about. */
import { against } from "./against.ts";
import { functions } from "./functions.ts";
import { growth } from "./growth.ts";
import { passes } from "./passes.ts";
import { questions } from "./questions.ts";
import type { Row } from "./table.ts";

export const tables: Readonly<Record<string, readonly Row[]>> = {
  passes,
  against,
  growth,
  questions,
  functions,
};
