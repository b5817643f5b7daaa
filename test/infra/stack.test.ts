import { describe, it } from "vitest";
import { type Mode, modes, promisesOf, templateOf } from "./stack-promises.ts";

describe.each(Object.keys(modes) as Mode[])("The stack (%s)", (mode) => {
  const promises = promisesOf(mode).map(({ name, holds }) => [name, holds] as const);
  it.each(promises)("%s", (_, holds) => holds(templateOf(mode)));
});
