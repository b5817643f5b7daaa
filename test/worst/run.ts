/**
 * `npm run worst`: a search for the question that takes the most time for what it is charged. Questions are drawn by
 * seed, the worst of each cell (game, endpoint, method) are varied, and all times are told as parts of what Stone Game IV's
 * sieve takes at the full budget in the same run: processor time, and the least of several runs for what is reported.
 *
 *   npm run worst                       ten minutes; starts from the corpus, and keeps there what is worse
 *   npm run worst -- --minutes=60       longer
 *   npm run worst -- --minutes=0        the corpus alone, measured again
 *   npm run worst -- --seed=7 --only=stone-game-v   other draws; the cells whose name has this in it
 */
import { parseArgs } from "node:util";
import { runMain } from "../../infra/command.ts";
import { cells } from "./cells.ts";
import { type Find, readCorpus, writeCorpus } from "./corpus.ts";
import { Search } from "./search.ts";

runMain(import.meta.url, async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "10" },
      seed: { type: "string", default: "1" },
      only: { type: "string", default: "" },
      verbose: { type: "boolean", default: false },
    },
  });
  const searched = cells.filter(({ name }) => name.includes(values.only));
  const kept = readCorpus().finds;
  const search = new Search(Number(values.seed), (cell, { time, perUnit }, { status, recipe }) => {
    if (values.verbose)
      console.error(cell, status, time.toFixed(2), perUnit.toFixed(2), JSON.stringify(recipe).slice(0, 300));
  });
  await search.warmUp();
  for (const find of kept) if (searched.some(({ name }) => name === find.cell)) await search.replay(find);
  await search.run(searched, Date.now() + 60_000 * Number(values.minutes));
  const finds = await search.finds(searched);
  const others = kept.filter(({ cell }) => !searched.some(({ name }) => name === cell));
  const all = [...others, ...finds];
  writeCorpus(
    cells.flatMap(({ name }) => all.filter(({ cell }) => cell === name)),
    search.unit,
  );
  console.log(table(finds));
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `${search.asked} questions; at most ${peakMb} MB of memory; the sieve took ${search.unit.toFixed(3)} s at the full budget`,
  );
});

function table(finds: readonly Find[]): string {
  const rows = finds.map(({ cell, time, perUnit, recipe }) => {
    const what =
      "n" in recipe ? `${recipe.kind}, n = ${recipe.n}, plies ${recipe.plies}` : (recipe.junk?.kind ?? "");
    return `${cell.padEnd(40)} ${time.toFixed(2).padStart(6)} ${perUnit.toFixed(2).padStart(6)}  ${what}`;
  });
  return [`${"".padEnd(40)}   time   /unit`, ...rows].join("\n");
}
