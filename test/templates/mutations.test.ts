/** No broken template passes: each row of mutations.ts is noticed by the checks that it names. cfn-lint's are in cfn-lint.spec.ts. */
import { describe, expect, it } from "vitest";
import { type Mode, modes, templateOf } from "../infra/stack-promises.ts";
import { type Check, nag, reader, stack, validator } from "./checks.ts";
import { mutated } from "./mutate.ts";
import { type CheckName, mutations } from "./mutations.ts";

const checks: Readonly<Partial<Record<CheckName, Check>>> = { reader, stack, nag, validator };

describe("Our template", () => {
  it.each(Object.keys(modes) as Mode[])("(%s) passes all checks", (mode) => {
    const template = templateOf(mode);
    for (const check of [reader, stack, validator]) expect(check(template, mode)).toEqual([]);
  });
});

describe("A template with", () => {
  const rows = mutations.flatMap((mutation) =>
    Object.entries(mutation.caughtBy).flatMap(([name, words]) => {
      const check = checks[name as CheckName];
      return check === undefined ? [] : [{ ...mutation, name, words, check }];
    }),
  );

  it.each(rows)("$what is refused ($name)", ({ words, check, ...mutation }) => {
    const mode = mutation.mode ?? "key";
    const known = check(templateOf(mode), mode);
    const found = check(mutated(mutation), mode).filter((finding) => !known.includes(finding));
    expect(found.join("\n")).toContain(words);
  });
});

describe("The table", () => {
  it("names a check for each change, and has no change twice", () => {
    for (const { what, caughtBy } of mutations) expect(Object.keys(caughtBy).length, what).toBeGreaterThan(0);
    expect(new Set(mutations.map(({ what }) => what)).size).toBe(mutations.length);
  });

  it("has the thirty changes and more that a deployment must not survive", () => {
    expect(mutations.length).toBeGreaterThanOrEqual(30);
    for (const { caughtBy } of mutations) {
      for (const name of Object.keys(caughtBy)) expect([...Object.keys(checks), "cfn-lint"]).toContain(name);
    }
  });
});
