/**
 * Spoils the TypeScript: tsx spoil.ts FOLDER, into which build.sh has compiled the theorems. Each change is made to a
 * copy of the games, from which the theorems of agreement are written; Coq must refuse the one that is named.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [compiled] = process.argv.slice(2);
if (compiled === undefined) {
  console.error("Usage: tsx spoil.ts FOLDER, one into which build.sh has compiled the theorems");
  process.exit(2);
}

/** A file of the games, what is changed in it, and the module of the theorem that has to notice. */
const changes: readonly [file: string, from: string, to: string, module: string][] = [
  ["sum-game/excess.ts", "(marks % 2) * maxDigit", "maxDigit", "Part_formula"],
  ["sum-game/formula.ts", "(maxDigit - side * d) >> 1", "(maxDigit + side * d) >> 1", "Part_writing"],
  ["sum-game/rules.ts", "left === right", "left !== right", "Game_sum_game"],
  [
    "stone-game/fuse.ts",
    "values[count - 2] <= values[count - 1]",
    "values[count - 2] < values[count - 1] - 1",
    "Part_fusing",
  ],
  ["stone-game/fuse.ts", "(b - top) | (b - c)", "b - c", "Long_fusing"],
  ["stone-game/review.ts", "(this.value - outer)", "this.value", "Game_stone_game"],
  ["stone-game-ii/fill.ts", "if (earlier < best) best = earlier;", "", "Game_stone_game_ii"],
  ["stone-game-ii/fill.ts", "if (value < h[diagonal + i]) h[diagonal + i] = value;", "", "Part_filling"],
  [
    "stone-game-iii/rolling.ts",
    "held[back & mask] >= total",
    "held[back & mask] > total + 1",
    "Part_rolling",
  ],
  ["stone-game-iv/sieve.ts", "let at = i + 1;", "let at = i + 2;", "Part_sieving"],
  ["stone-game-v/search.ts", "2 * sum - popcount(sum)", "2 * sum - popcount(sum) - 1", "Part_searching"],
  [
    "stone-game-vi/ranking.ts",
    "taken += (sizes[group] - 2",
    "taken -= (sizes[group] - 2",
    "Game_stone_game_vi",
  ],
  ["stone-game-vii/fusion.ts", "fuse(stones, 0, stones.length, -1)", "fuse(stones)", "Game_stone_game_vii"],
  [
    "stone-game-viii/suffix-max.ts",
    "if (candidate >= best) {",
    "if (candidate > best + 1) {",
    "Part_merging",
  ],
  ["stone-game-ix/remainders.ts", "2 * following + 1", "2 * following", "Part_removing"],
  ["minimax.ts", "Math.max(frame.best, total)", "total", "Game_stone_game_iii"],
];

const root = fileURLToPath(new URL("../../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "spoil-"));
for (const part of ["functions/games", "notebooks/proofs", "package.json"])
  cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

/** Whether Coq accepts one module of the theorems of agreement. */
function agrees(module: string): boolean {
  const file = join(compiled, "Spoiled.v");
  execFileSync("node", ["--import", "tsx", "notebooks/proofs/tie/write.ts", file], { cwd: copy });
  const source = readFileSync(file, "utf8");
  const theorem = new RegExp(`^Module ${module}\\.[\\s\\S]*?^End ${module}\\.`, "m").exec(source);
  if (theorem === null) throw new Error(`there is no module ${module}`);
  writeFileSync(file, `${source.slice(0, source.indexOf("\nModule "))}\n${theorem[0]}\n`);
  try {
    execFileSync("coqc", ["-R", compiled, "OptimalPlay", file], {
      encoding: "utf8",
      stdio: "pipe",
      cwd: compiled,
    });
    return true;
  } catch (error) {
    const { stdout = "" } = error as { stdout?: string };
    // tie/coq.ts has it print what is wrong before it fails
    if (!/^ *= \[(?!\]$)/m.test(stdout)) throw error;
    return false;
  }
}

let unnoticed = 0;
console.log("verdict   | file | what is changed | where it is noticed");
for (const [file, from, to, module] of changes) {
  const path = join(copy, "functions/games", file);
  const original = readFileSync(path, "utf8");
  if (!original.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(
    path,
    original.replaceAll(from, () => to),
  );
  const passed = agrees(module);
  writeFileSync(path, original);
  if (passed) unnoticed++;
  console.log(`${passed ? "UNNOTICED" : "noticed  "} | ${file} | ${from} => ${to || "dropped"} | ${module}`);
}
rmSync(copy, { recursive: true });
console.log(`${changes.length} changes to the code, ${unnoticed} unnoticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
