/** Sentences about games that somebody wins and that have no points. */
import type { Player } from "../../functions/games/index.ts";
import { type Claims, type Facts, type Fields, move, require, worthOf } from "./claim.ts";

/** One half of `num`: the sum of its digits, its question marks and what both come to. */
function half({ position: { num, maxDigit } }: Facts, side: 0 | 1) {
  const text = side === 0 ? num.slice(0, num.length / 2) : num.slice(num.length / 2);
  const digits = Array.from(text)
    .filter((character) => character !== "?")
    .map(Number);
  const total = digits.reduce((a, b) => a + b, 0);
  const marks = text.length - digits.length;
  return { total, marks, weight: total + (marks * maxDigit) / 2 };
}
const marksOf = (facts: Facts): number => half(facts, 0).marks + half(facts, 1).marks;
const gapOf = (facts: Facts): number => Math.abs(half(facts, 0).weight - half(facts, 1).weight);

const loses = ({ game, oracle }: Facts, n: number): boolean =>
  worthOf(game, oracle, { n, toMove: "alice" }) === -1;

const remainder = (value: number): number => ((value % 3) + 3) % 3;
const countOf = ({ stones }: Fields, wanted: number): number =>
  stones.filter((stone) => remainder(stone) === wanted).length;

/** Every way to go on removing stones safely: how many are removed, and whether stones are left. */
function safeEnds(facts: Facts, position: Fields): { length: number; left: number }[] {
  const { rules } = facts.game;
  const ends = new Map<string, { length: number; left: number }>();
  const go = (now: Fields, length: number): void => {
    const safe = now.stones
      .map((stone, index) => ({ stone: remainder(stone), index }))
      .filter(({ stone }, i, all) => all.findIndex((one) => one.stone === stone) === i)
      .filter(({ stone }) => remainder(now.removedSum + stone) !== 0);
    for (const { index } of safe) go(rules.play(now, { index }) as Fields, length + 1);
    const end = { length, left: now.stones.length };
    if (safe.length === 0) ends.set(JSON.stringify(end), end);
  };
  go(position, 0);
  return [...ends.values()];
}

const after = (player: Player, plies: number): Player =>
  plies % 2 === 0 ? player : player === "alice" ? "bob" : "alice";

/** The remainders themselves stand in these sentences. */
const THREE = [0, 1, 2, 3];

export const outcomes: Claims = {
  // Sum Game
  "sum-halves": (facts) => ({ values: [half(facts, 0).total, half(facts, 1).total] }),
  "sum-only-zero"(facts) {
    require(facts.position.maxDigit === 0, "0 is the only digit");
    return { values: [], also: [0] };
  },
  "sum-alice-is-last"(facts) {
    require((marksOf(facts) % 2 === 1) === (facts.mover === "alice"), "Alice is last");
    return { values: [marksOf(facts), facts.position.maxDigit], also: [0] };
  },
  "sum-weights": (facts) => ({
    values: [facts.position.maxDigit / 2, half(facts, 0).weight, half(facts, 1).weight],
    also: [gapOf(facts)],
  }),
  "sum-bob-balances"(facts) {
    require(facts.mover === "bob" && gapOf(facts) <= facts.position.maxDigit / 2, "Bob can balance");
    return { values: [facts.position.maxDigit / 2] };
  },
  "sum-bob-restores": ({ position }) => ({ values: [position.maxDigit] }),
  "sum-gap-stays"(facts) {
    require(facts.mover === "bob" && gapOf(facts) > facts.position.maxDigit / 2, "Bob cannot balance");
    return { values: [facts.position.maxDigit / 2, marksOf(facts)] };
  },
  "sum-alice-widens"(facts, maxDigit, mean, which: "larger" | "smaller" | "either") {
    const halves = [half(facts, 0), half(facts, 1)];
    const larger = halves[0].weight > halves[1].weight ? 0 : 1;
    const open = { larger: halves[larger].marks > 0, smaller: halves[1 - larger].marks > 0 };
    const right = open.larger && open.smaller ? "either" : open.larger ? "larger" : "smaller";
    // either digit moves the gap by the mean
    require(gapOf(facts) + maxDigit / 2 > mean, "the gap is then more than the mean");
    require(which === right, "there are question marks");
    return { values: [facts.position.maxDigit, facts.position.maxDigit / 2, right], also: [0] };
  },

  // Stone Game IV
  "take-all"(facts) {
    const { n } = facts.position;
    require(Number.isInteger(Math.sqrt(n)), `${n} is a square`);
    return { values: [n, facts.mover] };
  },
  "leave-losing"(facts, _mover, take) {
    const left = move(facts, { take }).after.n;
    require(loses(facts, left), `${left} is losing`);
    return { values: [facts.mover, take, left] };
  },
  "every-square-fails"(facts) {
    require(facts.worth === -1, "the number is losing");
    return { values: [facts.position.n, facts.mover] };
  },
  "squares-tried"(facts, _n, winning: readonly number[]) {
    const { n } = facts.position;
    const squares = facts.oracle.moves(facts.position).map(({ move: one }) => (one as Taken).take);
    const losing = squares.find((square) => loses(facts, n - square));
    const tried = losing === undefined ? squares : squares.slice(0, squares.indexOf(losing));
    require(winning.length === Math.min(3, tried.length), "the first three are named");
    const named = [...tried.slice(0, 3), ...(losing === undefined ? [] : [losing])];
    return {
      values: [n, tried.slice(0, 3), tried.length, losing],
      also: [...named.map((square) => n - square), tried.length - winning.length],
    };
  },
  "no-stone-to-take"(facts) {
    require(facts.position.n === 0, "no stone is left");
    return { values: [facts.mover] };
  },

  // Stone Game IX
  "lost-already": ({ other }) => ({ values: [other], also: [3] }),
  "none-left-bob-wins"({ position }) {
    require(position.stones.length === 0, "no stone is left");
    return { values: [] };
  },
  residues: ({ position }) => ({
    values: [...[0, 1, 2].map((wanted) => countOf(position, wanted)), position.removedSum === 0],
    also: THREE,
  }),
  "safe-order": ({ position }) => ({ values: [remainder(position.removedSum)], also: THREE }),
  "all-safe"(facts) {
    const n = facts.position.stones.length;
    require(safeEnds(facts, facts.position).every(({ left }) => left === 0), "all can be removed safely");
    return { values: [n] };
  },
  "none-safe"(facts) {
    const [{ length }] = safeEnds(facts, facts.position);
    require(length === 0, "no removal is safe");
    return { values: [facts.mover] };
  },
  "runs-out"(facts) {
    const ends = safeEnds(facts, facts.position);
    require(ends.length === 1 && ends[0].left > 0, "there are as many safe removals in any case");
    return { values: [ends[0].length, after(facts.mover, ends[0].length)] };
  },
  "only-multiples-of-3"({ position, mover }) {
    require(countOf(position, 0) === position.stones.length, "all are multiples of 3");
    return { values: [mover], also: [3] };
  },
  "start-with"(facts, _mover, first: number) {
    const index = facts.position.stones.findIndex((stone) => remainder(stone) === first);
    const ends = safeEnds(facts, move(facts, { index }).after);
    require(ends.length === 1, "there are as many safe removals in any case");
    const [{ length, left }] = ends;
    const none = facts.position.stones.length === 1 ? "last-stone" : "none-left";
    const end = left === 0 ? none : { loser: after(facts.other, length) };
    return { values: [facts.mover, first, length, end] };
  },
};

interface Taken {
  readonly take: number;
}
