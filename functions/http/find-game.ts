import { HttpError } from "./problem.ts";

/** How a game can be named. */
interface Named {
  readonly slug: string;
  readonly leetcode: number;
}

/**
 * @param games by slug
 * @param name a slug or LeetCode's number
 * @throws {HttpError} 404 when there is no such game
 */
export function findGame<G extends Named>(games: Readonly<Record<string, G>>, name = ""): G {
  if (Object.hasOwn(games, name)) return games[name];
  const game = Object.values(games).find(({ leetcode }) => String(leetcode) === name);
  if (game !== undefined) return game;
  const known = Object.values(games).map(({ slug, leetcode }) => `${slug} (${leetcode})`);
  const asked = JSON.stringify(name.slice(0, 40));
  throw new HttpError(404, `There is no game ${asked}; the games are ${known.join(", ")}.`);
}
