/** Positions whose numbers sum to as much as is accepted, against an oracle that counts in BigInt. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyGame, absoluteValue, games, signOf } from "../../functions/games/index.ts";
import { playout } from "../kit/playout.ts";

const scored = Object.entries<AnyGame>(games).filter(([, { objective }]) => objective !== "outcome");

/** Alice's points minus Bob's from a position on; one player alone: their points. */
function exactValue({ rules }: AnyGame, position: unknown): bigint {
  if (rules.isOver(position)) return 0n;
  const worths = Array.from(rules.moves(position), (move) =>
    exactWorth({ rules } as AnyGame, position, move),
  );
  const sign = signOf(rules.toMove(position));
  return worths.reduce((best, worth) => (sign * Number(worth - best) > 0 ? worth : best));
}

const exactWorth = (game: AnyGame, position: unknown, move: unknown): bigint =>
  BigInt(signOf(game.rules.toMove(position))) * BigInt(game.rules.points(position, move)) +
  exactValue(game, game.rules.play(position, move));

/** How many times the sum of a row may enter an answer, by its length. */
const factors: Readonly<Record<string, (length: number) => number>> = {
  "stone-game-v": () => 2,
  "stone-game-vi": () => 2,
  "stone-game-vii": (length) => Math.max(1, length - 1),
  "stone-game-viii": (length) => Math.max(1, length - 1),
};

/** Scaled up until the absolute values sum to all that is accepted, or one less. */
function scaled(slug: string, row: readonly number[], parity: number): number[] {
  const most = Math.floor(Number.MAX_SAFE_INTEGER / (factors[slug]?.(row.length) ?? 1)) - parity;
  const sizes = row.map(Math.abs);
  const sum = sizes.reduce((a, b) => a + b);
  const parts = sizes.map((size) => Math.floor((size / sum) * (most - 100)));
  parts[0] += most - parts.reduce((a, b) => a + b);
  return parts.map((part, i) => (slug === "stone-game-v" ? part : Math.sign(row[i]) * part));
}

function positionOf({ slug }: AnyGame, rows: readonly number[][], toMove: string, parity: number): unknown {
  const [first, second] = rows.map((row) => scaled(slug, row, parity));
  if (slug === "stone-game-v") return { stoneValue: first };
  if (slug === "stone-game-vi") return { aliceValues: first, bobValues: second, toMove };
  const name = { "stone-game": "piles", "stone-game-ii": "piles", "stone-game-iii": "stoneValue" }[slug];
  return { [name ?? "stones"]: first, toMove };
}

const row = (length: number) =>
  fc.array(
    fc.integer({ min: -1000, max: 1000 }).map((value) => value || 1),
    { minLength: length, maxLength: length },
  );

describe.each(scored)("%s at the largest numbers", (_, game) => {
  const lossOf = (position: unknown, move: unknown) =>
    signOf(game.rules.toMove(position)) *
      Number(exactValue(game, position) - exactWorth(game, position, move)) +
    0;

  function expectExact(position: unknown, choices: readonly number[]): void {
    const value = Number(exactValue(game, position));
    for (const method of game.methods)
      expect(absoluteValue(method.solve(position, 0)), method.name).toBe(value);
    for (const { move, difference, loss } of game.moves(position)) {
      expect(BigInt(difference ?? 0)).toBe(exactWorth(game, position, move));
      expect(loss).toBe(lossOf(position, move));
    }
    const { positions, moves } = playout(game.rules, position, choices);
    let collected = 0n;
    game.play(position, moves).plies.forEach(({ loss, difference, points, player }, k) => {
      collected += BigInt(signOf(player) * points);
      expect(loss, `ply ${k}`).toBe(lossOf(positions[k], moves[k]));
      expect(BigInt(difference ?? 0), `ply ${k}`).toBe(collected + exactValue(game, positions[k + 1]));
    });
  }

  it("loses no unit in any method, move or ply", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }).chain((length) => fc.tuple(row(length), row(length))),
        fc.constantFrom("alice", "bob"),
        fc.array(fc.nat(7), { maxLength: 5 }),
        fc.nat(1),
        (rows, toMove, choices, parity) =>
          expectExact(game.solve(positionOf(game, rows, toMove, parity)).position, choices),
      ),
      { numRuns: 300 },
    );
  });
});

it.each([
  [
    "stone-game-iii",
    { stoneValue: [4503599627370495, 4503599627370495], maxTake: 9 },
    { take: 1 },
    9007199254740990,
  ],
  ["stone-game", { piles: [2971868987901732, -4503599627370495] }, { take: "right" }, 14950937230544454],
  ["stone-game-ii", { piles: [4483864538435343, 3507706732360490], m: 9 }, { take: 1 }, 7015413464720980],
])("%s: a loss that was once wrong by a unit or two, of %j", (slug, position, move, loss) => {
  const game: AnyGame = games[slug as keyof typeof games];
  expect(game.play(position, [move]).plies[0].loss).toBe(loss);
  expect(game.moves(position).find(({ best }) => !best)?.loss).toBe(loss);
});
