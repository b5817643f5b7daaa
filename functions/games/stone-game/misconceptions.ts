/** What is wrongly believed about Stone Game, and two ways to fill its table wrongly that were published. */
import { scoresOf } from "../game.ts";
import { greedy, misconceptionsOf, moverAsAlice, played } from "../misconception.ts";
import { LEFT, RIGHT } from "../rows/ends.ts";
import { type Row, sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { fusion } from "./fusion.ts";
import { type Position, rules } from "./rules.ts";

const linear = ({ piles }: Position): number => 1000 + 10 * piles.length;
const quadratic = ({ piles }: Position): number => 1000 + 20 * piles.length ** 2;

export const misconceptions = misconceptionsOf(rules, [
  greedy(rules, [
    { position: { piles: [3, 9, 1, 2] }, part: "answer" },
    { position: { piles: [4, 7, 4, 4] }, part: "answer" },
    { position: { piles: [3, 9, 1, 2] }, part: "best" },
  ]),
  {
    name: "first-player-wins",
    why: say("even-and-odd"),
    fails: [
      { position: { piles: [1, 1] }, part: "winner" },
      { position: { piles: [3, 2, 7, 4, 3] }, part: "answer" },
    ],
    cost: () => 1000,
    says: ({ piles, toMove }) => (piles.length === 0 ? {} : { winner: toMove, answer: toMove === "alice" }),
  },
  {
    name: "uncovers-least",
    why: say("not-only-the-next"),
    fails: [{ position: { piles: [98, 100, 99, 2] }, part: "best" }],
    cost: quadratic,
    says: (position) =>
      played(rules, position, ({ piles }) => {
        const n = piles.length;
        const takesLeft = n < 3 ? n === 1 || piles[0] >= piles[1] : piles[1] <= piles[n - 2];
        return takesLeft ? LEFT : RIGHT;
      }),
  },
  {
    name: "wrong-fill-order",
    why: say("not-filled-yet"),
    fails: [
      { position: { piles: [1, 2, 1] }, part: "scores" },
      { position: { piles: [3, 7, 2, 3] }, part: "scores" },
    ],
    cost: linear,
    says: ({ piles, toMove }) => fromTotal(piles, toMove, totalByFirstRow(piles)),
  },
  {
    name: "wrong-base-case",
    why: say("base-overwritten"),
    fails: [
      { position: { piles: [5] }, part: "answer" },
      { position: { piles: [5, 1, 1] }, part: "scores" },
    ],
    cost: quadratic,
    says: ({ piles, toMove }) => fromTotal(piles, toMove, totalFromNothing(piles)),
  },
  moverAsAlice(rules, fusion, [{ position: { piles: [5, 3, 4, 5], toMove: "bob" }, part: "difference" }]),
]);

const fromTotal = (piles: Row, toMove: Position["toMove"], total: number) => ({
  scores: scoresOf(toMove, total, sumOf(piles) - total),
});

/** Row 0 of T(i, j) = S(i, j) - min(T(i + 1, j), T(i, j - 1)), with all of row 1 still at 0. */
function totalByFirstRow(piles: Row): number {
  let sum = 0;
  let total = 0;
  piles.forEach((pile, j) => {
    sum += pile;
    total = j === 0 ? pile : Math.max(sum, sum - total);
  });
  return total;
}

/** What the mover collects if a single pile brings 0; interval by interval, the shorter ones first. */
function totalFromNothing(piles: Row): number {
  const own = new Float64Array(piles.length);
  const others = new Float64Array(piles.length);
  for (let length = 2; length <= piles.length; length++) {
    for (let l = 0, r = length - 1; r < piles.length; l++, r++) {
      const kept = Math.min(own[l + 1], own[l]);
      own[l] = Math.max(piles[l] + others[l + 1], piles[r] + others[l]);
      others[l] = kept;
    }
  }
  return piles.length === 0 ? 0 : own[0];
}
