/**
 * Positions of any game by all paths that lead to an answer: the default method, every other that is quick enough, the oracle on
 * tiny positions, and plain code where no other method is quick. Results, lines, moves and the first few of them.
 */
import { safeParse } from "valibot";
import { jsonSchemaOf } from "../../functions/catalog/json-schema.ts";
import { type AnyGame, absoluteValue, type Method, minimax, signOf } from "../../functions/games/index.ts";
import { winnerOf } from "../../functions/games/stone-game-ix/remainders.ts";
import { excessOf, winnerOf as winnerOfSums } from "../../functions/games/sum-game/excess.ts";
import { replayed } from "./playout.ts";
import { positionOfSize } from "./position-of-size.ts";
import { generator, integers } from "./random.ts";

type Next = () => number;

/** The rest of `sum` goes to the last element. */
const upTo = (sum: number, row: number[]): number[] =>
  row.length === 0 ? row : [...row.slice(1), sum - row.slice(1).reduce((total, value) => total + value, 0)];
/** Rows of n whose sum is `widest` at most; where a game wants no negative numbers, their absolute values. */
const kinds: Readonly<Record<string, (n: number, next: Next, widest: number) => number[]>> = {
  random: (n, next) => integers(n, 0, 1 + (next() % 10_000), next),
  tiny: (n, next) => integers(n, 0, 1 + (next() % 3), next),
  zeros: (n, next) => integers(n, 0, 12, next).map((value) => (value > 10 ? value : 0)),
  equal: (n, next) => new Array<number>(n).fill(integers(1, -9, 9, next)[0]),
  negative: (n, next) => integers(n, -1000, 0, next),
  signed: (n, next) => integers(n, -9, 9, next),
  rising: (n, next) => integers(n, 0, 9, next).map((value, i) => value + 5 * i),
  falling: (n, next) => integers(n, 0, 9, next).map((value, i) => value + 5 * (n - i)),
  spikes: (n, next) => integers(n, 0, 9, next).map((value) => (next() % 8 === 0 ? 10_000_000 : value)),
  "near 2^31": (n, next) => upTo(2 ** 31 - 3 + (next() % 6), integers(n, 0, 1000, next)),
  "near 2^53": (n, next, widest) => upTo(widest, integers(n, 0, 1_000_000, next)),
  "near 2^53, signed": (n, next, widest) =>
    upTo(widest, integers(n, 0, Math.floor(widest / (n + 1)), next)).map((value) =>
      next() % 2 === 0 ? value : -value,
    ),
};

export interface Compared {
  positions: number;
  /** Pairs of methods. */
  pairs: number;
  byOracle: number;
  moves: number;
}

/** Operations that a method may take to be compared. */
const QUICK = 200_000;

/** @throws {Error} with the first position on which two paths differ */
export function comparePaths(game: AnyGame, positions: number, seed: number): Compared {
  const next = generator(seed);
  const oracle = minimax(game.rules, Number.POSITIVE_INFINITY);
  const compared: Compared = { positions: 0, pairs: 0, byOracle: 0, moves: 0 };
  const names = Object.keys(kinds);
  const [first, ...others] = game.methods as readonly Method<unknown, unknown>[];
  const plain = plainly[game.slug];
  for (let k = 0; k < positions; k++) {
    const kind = names[k % names.length];
    const n = next() % (k % 50 === 0 ? 400 : k % 5 === 0 ? 60 : 9);
    const position = positionOf(game, kind, n, next);
    const same = (what: string, found: unknown, expected: unknown) => {
      const [a, b] = [found, expected].map((value) => JSON.stringify(value));
      if (a !== b)
        throw new Error(`${game.slug}, ${what}: ${a}, not ${b}: ${kind}, ${JSON.stringify(position)}`);
    };
    const player = game.rules.toMove(position);
    const worth = (at: unknown) => absoluteValue(first.solve(at, 0));
    const value = worth(position) + 0;
    for (const method of others) {
      if (method.name === "minimax" || method.cost(position) > QUICK) continue;
      same(method.name, absoluteValue(method.solve(position, 0)) + 0, value);
      compared.pairs++;
    }
    if (plain !== undefined) {
      same("plain code", plain(position as never), value);
      compared.pairs++;
    }

    const solution = game.solve(position, { line: 1000 });
    const { now, collected } = replayed(
      game.rules,
      position,
      solution.line.map(({ move }) => move),
    );
    if (game.rules.isOver(now)) {
      if (game.objective === "outcome") same("line", game.rules.winnerAtEnd?.(now), solution.winner);
      else same("line", collected, solution.scores);
    }

    const { moves, total } = game.rank(position, { budget: Number.POSITIVE_INFINITY });
    const limit = 1 + (next() % 6);
    same(
      `the first ${limit}`,
      game.moves(position, { limit, budget: Number.POSITIVE_INFINITY }),
      moves.slice(0, limit),
    );
    same("moves", total, moves.length);
    const told = moves.map((ranked) => ranked.difference ?? signOf(ranked.winner as "alice"));
    if (moves.length > 0) same("the first move", told[0], value);
    if (game.methods[game.methods.length - 1].cost(position) <= QUICK) {
      same("the oracle", oracle.value(position) + 0, value);
      const expected = new Map(
        oracle.moves(position).map((one) => [JSON.stringify(one.move), one.value + 0]),
      );
      same("the oracle's moves", moves.length, expected.size);
      for (const [i, { move }] of moves.entries())
        same(JSON.stringify(move), told[i], expected.get(JSON.stringify(move)));
      compared.byOracle++;
      compared.moves += moves.length;
    } else {
      for (let tried = 0; tried < 3 && moves.length > 0; tried++, compared.moves++) {
        const i = next() % moves.length;
        const { move } = moves[i];
        const gain = signOf(player) * game.rules.points(position, move);
        same(JSON.stringify(move), told[i], gain + worth(game.rules.play(position, move)));
      }
    }
    compared.positions++;
  }
  return compared;
}

function positionOf(game: AnyGame, kind: string, n: number, next: Next): unknown {
  // VII and VIII add up to n sums, others two at most
  const sums = ["stone-game-vii", "stone-game-viii"].includes(game.slug) ? Math.max(2, n) : 2;
  const widest = Math.floor(Number.MAX_SAFE_INTEGER / sums);
  const draw = (count: number, min: number) =>
    kinds[kind](count, next, widest).map((value) => (value < min ? Math.abs(value) : value));
  const position: Record<string, unknown> =
    game.slug === "stone-game-iv" ? { n: next() % (n < 9 ? 60 : 3000) } : positionOfSize(game, n, draw);
  const { properties = {}, required = [] } = jsonSchemaOf(game.rules.position);
  for (const [name, field] of Object.entries(properties)) {
    if (required.includes(name) || typeof field === "boolean" || next() % 2 === 0) continue;
    const { minimum = 0, maximum = 9 } = field;
    position[name] =
      field.enum === undefined
        ? Math.max(minimum, Math.min(maximum, (next() % 12) - 2))
        : field.enum[next() % field.enum.length];
  }
  if (typeof position["num"] === "string") {
    const greatest = Number(position["maxDigit"] ?? 9);
    const row = kinds[kind](position["num"].length, next, widest);
    position["num"] = row.map((value) => "?0123456789"[Math.abs(value) % (greatest + 2)]).join("");
  }
  const { success, output, issues } = safeParse(game.rules.position, position);
  if (!success) throw new Error(`${game.slug} refuses ${JSON.stringify(position)}: ${issues[0].message}`);
  return output;
}

type Player = "alice" | "bob";

/** What a position is worth, in the plainest words, of games that have but one method. */
const plainly: Readonly<Record<string, (position: never) => number>> = {
  "sum-game"({ num, maxDigit, toMove }: { num: string; maxDigit: number; toMove: Player }) {
    const half = (text: string) => ({
      sum: [...text].reduce((sum, digit) => sum + (digit === "?" ? 0 : Number(digit)), 0),
      marks: text.split("?").length - 1,
    });
    const [left, right] = [half(num.slice(0, num.length / 2)), half(num.slice(num.length / 2))];
    return signOf(winnerOfSums(excessOf(left, right, maxDigit), left.marks + right.marks, maxDigit, toMove));
  },
  "stone-game-vi"({
    aliceValues,
    bobValues,
    toMove,
  }: {
    aliceValues: number[];
    bobValues: number[];
    toMove: Player;
  }) {
    const stones = aliceValues.map((alice, i) => ({ alice, bob: bobValues[i] }));
    stones.sort((s, t) => t.alice + t.bob - s.alice - s.bob);
    return stones.reduce(
      (sum, { alice, bob }, i) => sum + ((i % 2 === 0) === (toMove === "alice") ? alice : -bob),
      0,
    );
  },
  "stone-game-ix"({ stones, removedSum, toMove }: { stones: number[]; removedSum: number; toMove: Player }) {
    if (removedSum !== 0 && removedSum % 3 === 0) return signOf(toMove);
    const counts: [number, number, number] = [0, 0, 0];
    for (const stone of stones) counts[((stone % 3) + 3) % 3]++;
    return signOf(winnerOf(counts, (((removedSum % 3) + 3) % 3) as 0 | 1 | 2, toMove));
  },
};
