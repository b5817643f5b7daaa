/** What a question takes for its charge, as a multiple of what Stone Game IV's sieve does. */
import { runMain } from "../../infra/command.ts";
import { ask, sieve, type Taken } from "./ask.ts";
import type { AnyRecipe } from "./recipe.ts";

/** The sieve's n that is charged a tenth of the budget. */
const TENTH = 2_950_000;

/** The least of several runs. */
export async function least(recipe: AnyRecipe, runs: number): Promise<Taken> {
  let taken = await ask(recipe);
  for (let k = 1; k < runs; k++) {
    const again = await ask(recipe);
    if (again.seconds < taken.seconds) taken = again;
  }
  return taken;
}

/** Both are asked now, one after the other, for other programs come and go. */
export async function ratioToSieve(recipe: AnyRecipe, runs: number): Promise<number> {
  const floor = await least({ ...sieve, n: TENTH }, runs);
  const taken = await least(recipe, runs);
  return taken.seconds / taken.charged / (floor.seconds / floor.charged);
}

/** `tsx test/worst/ratio.ts '<recipe>' <runs>`: in a process of its own, where nothing else has been compiled. */
runMain(import.meta.url, async () => {
  const [recipe, runs] = process.argv.slice(2);
  console.log(await ratioToSieve(JSON.parse(recipe), Number(runs)));
});
