/** What is searched: each method of each game at each endpoint, batches and bodies, and how a question there is drawn and varied. */
import { limitsOf } from "../../functions/games/index.ts";
import { junkKinds } from "./junk.ts";
import {
  type AnyRecipe,
  type BatchRecipe,
  catalogue,
  type Endpoint,
  policies,
  type Recipe,
} from "./recipe.ts";
import { type Next, rowKinds } from "./rows.ts";

export interface Cell {
  readonly name: string;
  /** @param worst the worst questions of all cells so far */
  draw(next: Next, worst: readonly AnyRecipe[]): AnyRecipe;
  vary(recipe: AnyRecipe, next: Next, worst: readonly AnyRecipe[]): AnyRecipe;
}

const oneOf = <T>(all: readonly T[], next: Next): T => all[Math.floor(all.length * next())];
/** From `low` to `high`, as many below as above their geometric mean. */
const between = (low: number, high: number, next: Next): number => Math.round(low * (high / low) ** next());

/** Elements that a body has room for. */
const ROOM = 2_900_000;
const LONGEST_TEXT = 6_200_000;

function questionCell(endpoint: Endpoint, game: string, method?: string): Cell {
  const room = game === "stone-game-iv" ? 25_000_000 : game === "sum-game" ? LONGEST_TEXT : ROOM;
  const limits = limitsOf(catalogue[game]);
  const [accepted] = Object.values(limits[method ?? catalogue[game].methods[0].name]);
  const limit = endpoint === "table" ? 69 : accepted;
  const most = endpoint === "table" ? 2600 : Math.min(room, 2 * limit);
  const drawn = (next: Next): Recipe => ({
    endpoint,
    game,
    ...(method === undefined ? {} : { method }),
    kind: oneOf(rowKinds, next),
    n:
      next() < 0.5
        ? Math.min(most, limit)
        : between(Math.max(2, Math.min(most / 2, limit / 300)), most, next),
    seed: Math.floor(1e6 * next()),
    high: oneOf([1, 2, 5, 9, 100, 1e6], next),
    peaks: oneOf([1, 2, 3, 4, 6, 8, 10, 12, 16, 24, 40, 100], next),
    plies:
      endpoint === "solve" || endpoint === "moves"
        ? oneOf([0, 1, 1000], next)
        : oneOf([1, 10, 100, 1000], next),
    extra: oneOf([0, 0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1], next),
    policy: oneOf(policies, next),
  });
  return {
    name: `${game} ${endpoint}${method === undefined ? "" : ` ${method}`}`,
    draw: drawn,
    vary(recipe, next) {
      const fresh = drawn(next);
      const old = recipe as Recipe;
      const keys = ["kind", "seed", "high", "peaks", "plies", "extra", "policy", "n", "n", "n"] as const;
      const key = oneOf(keys, next);
      if (key !== "n") return { ...old, [key]: fresh[key] };
      const n = Math.max(
        1,
        Math.min(room, Math.round(old.n * oneOf([0.6, 0.85, 0.97, 1.03, 1.15, 1.5, 2.5], next))),
      );
      return { ...old, n };
    },
  };
}

const batchCell: Cell = {
  name: "batch",
  draw(next, worst) {
    const solved = worst.filter((one): one is Recipe => one.endpoint === "solve");
    const count = 1 + Math.floor(3 * next());
    const questions = Array.from({ length: solved.length === 0 ? 0 : count }, () => {
      const one = oneOf(solved, next);
      // of the slowest several fit only if they are smaller
      return {
        ...one,
        n: Math.max(1, Math.round(one.n * oneOf([1, 1, 0.7, 0.5, 0.3, 0.1], next))),
        times: oneOf([1, 1, 2, 4, 30], next),
      };
    });
    const kind = oneOf(junkKinds, next);
    return next() < 0.5
      ? { endpoint: "batch", questions }
      : { endpoint: "batch", questions, junk: { kind, bytes: between(1e5, 6e6, next) } };
  },
  vary(recipe, next, worst) {
    const old = recipe as BatchRecipe;
    const fresh = batchCell.draw(next, worst) as BatchRecipe;
    const questions = old.questions.map((one) =>
      next() < 0.3 ? { ...one, n: Math.max(1, Math.round(one.n * (0.7 + 0.6 * next()))) } : one,
    );
    return next() < 0.5
      ? { ...fresh, questions }
      : { ...old, questions: [...questions, ...fresh.questions].slice(-4) };
  },
};

const bodyCell: Cell = {
  name: "body",
  draw: (next) => ({
    endpoint: "batch",
    questions: [],
    junk: { kind: oneOf(junkKinds, next), bytes: between(2e6, 6e6, next) },
  }),
  vary: (_, next, worst) => bodyCell.draw(next, worst),
};

export const cells: readonly Cell[] = [
  ...Object.values(catalogue).flatMap(({ slug, methods }) => [
    ...methods.map(({ name }) => questionCell("solve", slug, name)),
    ...(["moves", "play", "check"] as const).map((endpoint) => questionCell(endpoint, slug)),
    ...methods
      .filter(({ table }) => table !== undefined)
      .map(({ name }) => questionCell("table", slug, name)),
  ]),
  batchCell,
  bodyCell,
];
