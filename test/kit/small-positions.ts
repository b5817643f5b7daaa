/** The smallest positions of a game: every tie, every sign and every short row is among them. */
import { rowsUpTo } from "./exhaustive.ts";

/** Every position of a few values with up to a few elements. */
export function* smallPositions(slug: string): Generator<object> {
  const players = ["alice", "bob"] as const;
  switch (slug) {
    case "sum-game":
      for (const text of rowsUpTo([0, 1, 2, 3], 4))
        for (const toMove of players)
          for (const maxDigit of [0, 2])
            if (text.length % 2 === 0 && text.every((digit) => digit === 3 || digit <= maxDigit))
              yield { num: text.map((digit) => (digit === 3 ? "?" : digit)).join(""), maxDigit, toMove };
      return;
    case "stone-game-iv":
      for (let n = 0; n <= 60; n++) yield { n, toMove: players[n % 2] };
      return;
    case "stone-game-vi":
      for (const aliceValues of rowsUpTo([-1, 2], 4))
        for (const bobValues of rowsUpTo([0, 1], 4))
          if (aliceValues.length === bobValues.length) yield { aliceValues, bobValues, toMove: "bob" };
      return;
    case "stone-game-ix":
      for (const stones of rowsUpTo([0, 1, 2], 5))
        for (const removedSum of [0, 1, 2, 3])
          yield { stones, removedSum, toMove: players[stones.length % 2] };
      return;
    case "stone-game-ii":
      for (const piles of rowsUpTo([-1, 0, 2], 5)) for (const m of [1, 2]) yield { piles, m };
      return;
    case "stone-game-iii":
      for (const stoneValue of rowsUpTo([-1, 0, 2], 4))
        for (const maxTake of [1, 3]) yield { stoneValue, maxTake };
      return;
    case "stone-game-v":
      for (const stoneValue of rowsUpTo([0, 1, 3], 5)) yield { stoneValue };
      return;
    default:
      for (const row of rowsUpTo([-1, 0, 2], 5)) yield { [slug === "stone-game" ? "piles" : "stones"]: row };
  }
}
