/**
 * Attacks the theorems: tsx run.ts FOLDER, into which build.sh has compiled them. Each attack of attacks.ts changes one
 * file, and Coq must refuse that file in a proof, not for its spelling. Prints a table with the proof that stopped it,
 * and fails if an attack survives or a theorem of the list has none. LeetCode's examples are taken out before, so that
 * it is a proof that notices. About two minutes on two cores.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Attack, attacks } from "./attacks.ts";

const [compiled] = process.argv.slice(2);
if (compiled === undefined) {
  console.error("Usage: tsx run.ts FOLDER, one into which build.sh has compiled the theorems");
  process.exit(2);
}

/** A definition or a statement: from its name to its proof or to the next empty line. */
function sentenceOf(source: string, name: string): [from: number, to: number] {
  const found = new RegExp(`^(Theorem|Lemma|Corollary|Fixpoint|Definition|Inductive) ${name}\\b`, "m").exec(
    source,
  );
  if (found === null) throw new Error(`there is no ${name}`);
  const end = source.slice(found.index).search(/\nProof|\n\n/);
  return [found.index, found.index + end];
}

/** The file with the change, and the last line of what is changed. */
function changed(
  source: string,
  { theorem, of = theorem.split(".")[1], from, to }: Attack,
): [string, number] {
  const [start, end] = sentenceOf(source, of);
  const sentence = source.slice(start, end);
  if (sentence.split(from).length !== 2) throw new Error(`${theorem}: "${from}" is not once in ${of}`);
  const before = source.slice(0, start) + sentence.replace(from, () => to);
  return [before + source.slice(end), before.split("\n").length];
}

/** The lemma or theorem whose statement or proof a line is in. */
const proofAt = (source: string, line: number): string =>
  source
    .split("\n")
    .slice(0, line)
    .reduce(
      (last, text) =>
        /^(?:Theorem|Lemma|Corollary|Fixpoint|Definition|Inductive) (\w+)/.exec(text)?.[1] ?? last,
      "",
    );

/** @returns the proof that stopped it, or why it counts as survived */
async function stoppedBy(attack: Attack): Promise<{ readonly stopped: boolean; readonly where: string }> {
  const [module] = attack.theorem.split(".");
  const original = readFileSync(join(compiled, `${module}.v`), "utf8").replace(
    /^Example [\s\S]*?Qed\.\n/gm,
    "",
  );
  const [source, line] = changed(original, attack);
  const file = join(mkdtempSync(join(tmpdir(), "attack-")), `${module}.v`);
  writeFileSync(file, source);
  try {
    await promisify(execFile)("coqc", ["-R", compiled, "OptimalPlay", file], {
      timeout: 120_000,
      cwd: compiled,
    });
    return { stopped: false, where: "nothing" };
  } catch (error) {
    const { stderr = "", killed } = error as { stderr?: string; killed?: boolean };
    if (killed === true) return { stopped: false, where: "nothing within two minutes" };
    const at = Number(/line (\d+), characters/.exec(stderr)?.[1] ?? 0);
    const message = stderr.slice(stderr.indexOf("Error:")).replace(/\s+/g, " ").trim();
    // up to there it is the change itself that Coq does not understand
    if (at <= line) return { stopped: false, where: message };
    return { stopped: true, where: proofAt(source, at) };
  }
}

const listed = Array.from(
  readFileSync(new URL("../README.md", import.meta.url), "utf8").matchAll(/^\| `(\w+\.\w+)` \|/gm),
  ([, name]) => name,
);
const attacked = new Set(attacks.map(({ theorem }) => theorem));
const spared = listed.filter((name) => !attacked.has(name));
const unknown = [...attacked].filter((name) => !listed.includes(name));
for (const name of spared) console.error(`${name} is in the list and not attacked`);
for (const name of unknown) console.error(`${name} is attacked and not in the list`);

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const waiting = [...attacks];
let survived = 0;
async function work(): Promise<void> {
  for (let attack = waiting.shift(); attack !== undefined; attack = waiting.shift()) {
    const { stopped, where } = await stoppedBy(attack);
    if (!stopped) survived++;
    const change = `${attack.of ?? "its statement"}: ${oneLine(attack.from)} => ${oneLine(attack.to) || "dropped"}`;
    console.log(`${stopped ? "stopped " : "SURVIVED"} | ${attack.theorem} | ${change} | ${where}`);
  }
}
console.log("verdict  | theorem | what is changed | the proof that fails");
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${attacks.length} attacks on ${attacked.size} theorems, ${survived} survived`);
process.exitCode = survived + spared.length + unknown.length === 0 ? 0 : 1;
