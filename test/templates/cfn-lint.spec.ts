/** cfn-lint finds nothing in our templates, and finds what it must in the broken ones. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Mode, modes, templateOf } from "../infra/stack-promises.ts";
import { saved } from "./checks.ts";
import { mutated } from "./mutate.ts";
import { mutations } from "./mutations.ts";

const whole = Object.keys(modes) as Mode[];
const broken = mutations.filter(({ caughtBy }) => caughtBy["cfn-lint"] !== undefined);

/** The rules that each template breaks, by the name of what it is. */
const found = new Map<string, string[]>();
beforeAll(async () => {
  const files = new Map([
    ...whole.map((mode) => [saved(templateOf(mode)), mode] as const),
    ...broken.map((mutation) => [saved(mutated(mutation)), mutation.what] as const),
  ]);
  for (const name of files.values()) found.set(name, []);
  for (const { Filename, Rule } of await lint([...files.keys()])) {
    found.get(files.get(Filename) ?? "")?.push(Rule.Id);
  }
});

describe("cfn-lint", () => {
  it.each(whole)("finds nothing in the template with %s", (mode) => {
    expect(found.get(mode)).toEqual([]);
  });

  it.each(broken.map(({ what, caughtBy }) => [what, caughtBy["cfn-lint"]]))("finds %s: %s", (what, rule) => {
    expect(found.get(what ?? "")).toContain(rule);
  });
});

interface Finding {
  readonly Filename: string;
  readonly Rule: { readonly Id: string };
}

function lint(files: readonly string[]): Promise<readonly Finding[]> {
  const script = join(import.meta.dirname, "cfn-lint.sh");
  return new Promise((resolve, reject) => {
    const args = [script, "--format", "json", "--", ...files];
    execFile("bash", args, { maxBuffer: 2 ** 26 }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`cfn-lint did not answer: ${stderr || stdout}`));
      }
    });
  });
}
