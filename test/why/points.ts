/** Sentences about games that are played for points. */
import { minimax } from "../../functions/games/index.ts";
import { rules as stoneGame } from "../../functions/games/stone-game/rules.ts";
import { type Claim, type Claims, type Facts, move, require, sum, totalOf, worthOf } from "./claim.ts";

type Side = "left" | "right";

/** What one end of a row scores, and what the rest is worth to the other. */
function end(facts: Facts, take: Side) {
  const { after, points } = move(facts, { take });
  return { points, after: worthOf(facts.game, facts.oracle, after) };
}

const rowOf = ({ position: { piles, stones, stoneValue } }: Facts) => piles ?? stones ?? stoneValue;

/** The first three neighbours that can be fused are, again and again. */
function fused(row: readonly number[]): readonly number[] {
  const middle = row.findIndex((b, i) => i > 0 && i < row.length - 1 && row[i - 1] <= b && b >= row[i + 1]);
  if (middle < 0) return row;
  const one = row[middle - 1] - row[middle] + row[middle + 1];
  return fused([...row.slice(0, middle - 1), one, ...row.slice(middle + 2)]);
}

const listed = (values: readonly number[]) => (values.length > 12 ? [] : values.map((value) => value + 0));
const negated = (facts: Facts) => rowOf(facts).map((value) => 0 - value);
const stoneGameWorth = (piles: readonly number[]) => minimax(stoneGame).value({ piles, toMove: "alice" });

/** The moves of one kind, the best first. */
const ranked = (facts: Facts, wanted: (move: Record<string, unknown>) => boolean) =>
  facts.oracle
    .moves(facts.position)
    .map(({ move: candidate }) => ({ candidate: Object(candidate), ...move(facts, candidate) }))
    .filter(({ candidate }) => wanted(candidate))
    .sort((a, b) => b.worth - a.worth);

/** A move and the best of the others, as two cells of a table; any others that are as good are as right. */
function twoCells(
  facts: Facts,
  said: readonly [{ take: number }, { take: number }?],
  cell: (take: number) => object,
): Claim {
  const [best, next] = said;
  const [first, second] = ranked(facts, () => true);
  require(move(facts, { take: best.take }).worth === first.worth, "the move is best");
  require((next === undefined) === (second === undefined), "there is another move");
  if (next === undefined) return { values: [facts.mover, cell(best.take), undefined] };
  require(move(facts, { take: next.take }).worth === second.worth &&
    next.take !== best.take, "the other is next best");
  return { values: [facts.mover, cell(best.take), cell(next.take)] };
}

export const points: Claims = {
  // rows whose ends are taken
  "two-ends"(facts) {
    const n = rowOf(facts).length;
    const [left, right] = [end(facts, "left"), end(facts, "right")];
    const also = [left.points - left.after, right.points - right.after];
    return { values: [facts.mover, (n * (n + 1)) / 2, left, right], also };
  },
  "one-end"(facts) {
    require(rowOf(facts).length === 1, "one is left");
    return { values: [facts.position.piles ? "pile" : "stone", move(facts, { take: "left" }).points] };
  },
  valley(facts) {
    const row = rowOf(facts);
    require(fused(row).length === row.length, "nothing can be fused");
    const steps = row.slice(1).map((value, i) => value - row[i]);
    return { values: [steps.some((step) => step < 0), steps.some((step) => step > 0)] };
  },
  fused: (facts) => ({ values: [fused(rowOf(facts)).length, listed(fused(rowOf(facts)))] }),
  "take-larger-end"(facts) {
    require(fused(rowOf(facts)).length > 1, "there are two ends");
    return { values: [facts.oracle.value(facts.position) + 0] };
  },
  "take-one-block"(facts) {
    const row = rowOf(facts);
    require(row.length > 1 && fused(row).length === 1, "all is one block");
    const inTurn = sum(row.map((value, i) => (i % 2 === 0 ? value : -value)));
    require(inTurn === facts.worth, "to take from one end is optimal");
    return { values: [facts.oracle.value(facts.position) + 0] };
  },
  "even-or-odd-places"(facts) {
    const row = rowOf(facts);
    require(row.length % 2 === 0 &&
      sum(row) % 2 !== 0 &&
      facts.worth > 0, "an even row with an odd sum is won");
    return { values: [facts.mover] };
  },
  "remove-as-little": ({ mover }) => ({ values: [mover] }),
  "fused-negated"(facts) {
    const blocks = fused(negated(facts));
    return { values: [blocks.length, listed(blocks), facts.mover, stoneGameWorth(negated(facts)) + 0] };
  },
  "half-of-both"(facts) {
    const total = sum(rowOf(facts));
    const other = stoneGameWorth(negated(facts)) + 0;
    require((total + other) / 2 === facts.worth, "half of both is the value");
    return { values: [facts.mover, total, other], also: [facts.worth, 2] };
  },

  // rows taken from the front
  "leave-least"(facts, _mover, take) {
    const { after, points: scored, worth } = move(facts, { take });
    require(worth === facts.worth, "the move is best");
    const what = facts.position.piles ? "pile" : "stone";
    const rest = sum(rowOf(facts)) - scored;
    return { values: [facts.mover, take, what, scored, rest, totalOf(facts, after)] };
  },
  "leave-nothing"(facts, _mover, take) {
    const { points: scored, worth } = move(facts, { take });
    require(worth === facts.worth && take === rowOf(facts).length, "it is best to take all");
    return { values: [facts.mover, take, facts.position.piles ? "pile" : "stone", scored] };
  },
  "no-move-leaves-less": (facts) => ({ values: [facts.mover, totalOf(facts, facts.position)] }),
  "totals-table"(facts, _mover, best, next) {
    const cell = (take: number) => {
      const { after } = move(facts, { take });
      return {
        take,
        i: take,
        M: Math.min(after.m, Math.ceil(after.piles.length / 2)),
        total: totalOf(facts, after),
      };
    };
    return { ...twoCells(facts, [best, next], cell), also: [2] };
  },
  "rest-of-sum"(facts) {
    const own = totalOf(facts, facts.position);
    const all = sum(rowOf(facts));
    return { values: [facts.mover, all, all - own], also: [own] };
  },
  "players-table"(facts, _mover, best, next) {
    const cell = (take: number) => {
      const { after, points: scored } = move(facts, { take });
      return { take, points: scored, after: sum(after.stoneValue) - totalOf(facts, after) };
    };
    const { values } = twoCells(facts, [best, next], cell);
    const cells = values.slice(1).filter((one) => one !== undefined) as ReturnType<typeof cell>[];
    return { values, also: [0, 1, ...cells.map((one) => one.points + one.after)] };
  },

  // Stone Game V
  "nothing-to-split": (facts) => ({ values: [rowOf(facts).length] }),
  "keep-nothing"(facts) {
    require(facts.worth === 0, "nothing can be scored");
    return { values: [], also: [0] };
  },
  "keep-half": (facts) => ({ values: [sum(rowOf(facts))] }),
  "best-split"(facts, split, keep) {
    const { after, points: scored, worth } = move(facts, { split, keep });
    require(worth === facts.worth, "the split is best");
    return { values: [split, keep, scored, worthOf(facts.game, facts.oracle, after)], also: [facts.worth] };
  },
  "parts-table"(facts, _last, ...said) {
    const row = rowOf(facts);
    const parts = (["left", "right"] as const).map((keep, side) => {
      const best = ranked(facts, (candidate) => candidate["keep"] === keep)[0];
      const at: number | undefined = said[side]?.at;
      if (at === undefined) {
        require(best === undefined || best.worth === 0, `no ${keep} part scores anything`);
        return undefined;
      }
      const part = move(facts, { split: keep === "left" ? at + 1 : at, keep });
      require(part.worth === best.worth, `the ${keep} part is best`);
      return { at, sum: part.points, rest: part.worth - part.points };
    });
    const also = [0, ...parts.flatMap((part) => (part === undefined ? [] : [part.sum + part.rest]))];
    return { values: [row.length - 1, ...parts], also };
  },

  // Stone Game VI
  "earn-and-deny": () => ({ values: [] }),
  "in-turn": ({ position, mover, other, scores }) => ({
    values: [position.aliceValues.length, mover, scores[mover], scores[other]],
  }),

  // Stone Game VIII
  "nothing-to-merge": (facts) => ({ values: [rowOf(facts).length] }),
  "only-reach-matters": () => ({ values: [] }),
  "stop-or-go"(facts) {
    const [further] = ranked(facts, (candidate) => Number(candidate["take"]) > 2);
    const stop = move(facts, { take: 2 });
    return { values: [stop.points, further.worth], also: [2, 3, stop.worth] };
  },
  "merge-all"(facts) {
    const take = rowOf(facts).length;
    require(move(facts, { take }).worth === facts.worth, "it is best to merge all");
    return { values: [facts.mover, take, move(facts, { take }).points] };
  },
  "merge-some"(facts, _mover, take) {
    const { after, points: scored, worth } = move(facts, { take });
    require(worth === facts.worth, "the merge is best");
    return {
      values: [facts.mover, take, scored, worthOf(facts.game, facts.oracle, after)],
      also: [facts.worth],
    };
  },
};
