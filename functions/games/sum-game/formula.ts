/**
 * Sum Game by a formula, for digits 0 to K and either player to move.
 *
 * Count every question mark as the mean digit, K/2. Let D be twice what the left half then has more than the right:
 * D = 2 (n0 - n1) + K (q0 - q1), with n the sums of the digits written and q the question marks of either half. A digit
 * d written on the left changes D by 2d - K, on the right by K - 2d: in both halves the mover can change D by every
 * one of -K, -K + 2, ..., K and by nothing else. So only D, the number q of question marks, and who moves matter. At
 * the end D = 2 (n0 - n1), and Bob wants it to be 0. Let K > 0.
 *
 * (a) Alice fills the last question mark (q odd and she moves, or q even, not 0, and Bob moves): her last move leads to
 *     K + 1 different D, at least two, of which one at most is 0. Alice wins. This has to be asked first: for even K
 *     an odd q can come with D = 0.
 * (b) q even, Alice moves: Bob wins exactly when D = 0. D is even, for it has the parity of K q. With q = 0, whoever is to
 *     move, that is the rule itself; with more, by induction:
 *     D = 0: Alice's move makes |D| <= K with the parity of K, so Bob can change D by -D, back to 0, on any question
 *     mark; two fewer are left. The end of it is D = 0.
 *     D <> 0: Alice changes it by K away from 0, so |D| > K, and no answer of Bob's brings it to 0. The end is D <> 0.
 * (c) q odd, Bob moves: by (b) he wins exactly when he can make D = 0, that is when |D| <= K; the parities agree.
 *
 * With K = 0 nothing can change D, and Bob wins exactly when D = 0. For K = 9 and Alice to move (b) is formula (1) of
 * the LeetCode-CN write-up (notebook 01 links it), n0 - n1 = 9/2 (q1 - q0).
 *
 * Proof checked by machine: notebooks/proofs/SumGame.v, `formula_decides`; (a) `alice_fills_last_odd` and
 * `alice_fills_last_even`, (b) `formula_1`, (c) `bob_to_move_odd`; for the line notebooks/proofs/SumGameLine.v,
 * `choice_is_best`.
 */
import type { Method, Player, Step } from "../game.ts";
import { otherPlayer, signOf } from "../game.ts";
import { type Sentence, say } from "../sentence.ts";
import { aliceIsLast, excessOf, type Half, tally, winnerOf } from "./excess.ts";
import type { Move, Position } from "./rules.ts";

export const formula: Method<Position, Move> = {
  name: "formula",
  time: "O(n)",
  space: "O(1)",
  source:
    'LeetCode-CN write-up of Sum Game ("1927-求和游戏"): closed formula, here for any greatest digit and either player to move',
  // two passes at most: the tally, and the search for the question marks of the line
  cost: ({ num }) => 4 * num.length + 1000,
  solve({ num, maxDigit, toMove }, plies) {
    const left = tally(num, 0, num.length / 2);
    const right = tally(num, num.length / 2, num.length);
    const excess = excessOf(left, right, maxDigit);
    return {
      result: winnerOf(excess, left.marks + right.marks, maxDigit, toMove),
      line: lineFrom(num, excess, maxDigit, toMove, plies),
      why: explain(left, right, maxDigit, toMove),
    };
  },
  moves: {
    // a move is looked at when it is listed; until then the string is passed over, by marks at most
    cost({ num, maxDigit }, limit) {
      const moves = (maxDigit + 1) * tally(num, 0, num.length).marks;
      return 30 * num.length + 80 * Math.min(limit, moves);
    },
    // one value for every digit in either half; a move itself is found from its number
    value({ num, maxDigit, toMove }) {
      const half = num.length / 2;
      const left = tally(num, 0, half);
      const right = tally(num, half, num.length);
      const marks = left.marks + right.marks;
      const excess = excessOf(left, right, maxDigit);
      const opponent = otherPlayer(toMove);
      const digits = maxDigit + 1;
      const values = new Int8Array(2 * digits);
      const winning = new Float64Array(2 * digits); // answers that win
      for (let digit = 0; digit < digits; digit++) {
        const change = 2 * digit - maxDigit;
        for (const [kind, after, onLeft] of [
          [digit, excess + change, left.marks - 1],
          [digits + digit, excess - change, left.marks],
        ]) {
          values[kind] = winnerOf(after, marks - 1, maxDigit, opponent) === "alice" ? 1 : -1;
          winning[kind] = winningAnswers(after, onLeft, marks - 1 - onLeft, maxDigit, opponent);
        }
      }
      const movesOnTheLeft = left.marks * digits;
      const kindOf = (i: number) => (i < movesOnTheLeft ? 0 : digits) + (i % digits);
      const [markOnTheLeft, markOnTheRight] = [marksFrom(num, 0), marksFrom(num, half)];
      return {
        count: marks * digits,
        move(i) {
          const mark = Math.floor(i / digits);
          const index = mark < left.marks ? markOnTheLeft(mark) : markOnTheRight(mark - left.marks);
          return { index, digit: i % digits };
        },
        points: () => 0,
        value: (i) => values[kindOf(i)],
        replies: (i) => ({ winning: winning[kindOf(i)], of: (marks - 1) * digits }),
        kinds: {
          count: 2 * digits,
          next(kind, i) {
            const from = kind < digits ? i : Math.max(i, movesOnTheLeft);
            const next = from + (((kind % digits) - (from % digits) + digits) % digits);
            return kind < digits && next >= movesOnTheLeft ? marks * digits : next;
          },
        },
      };
    },
  },
  review: {
    // a better move is looked for at the first question mark of either half
    cost: ({ num }, plies) => 8 * num.length + plies * (500 + 2 * num.length),
    along({ num, maxDigit, toMove }, moves) {
      const half = num.length / 2;
      const left = tally(num, 0, half);
      const right = tally(num, half, num.length);
      let excess = excessOf(left, right, maxDigit);
      let marks = left.marks + right.marks;
      let player = toMove;
      const values = [signOf(winnerOf(excess, marks, maxDigit, player))];
      for (const { index, digit } of moves) {
        excess += (index < half ? 1 : -1) * (2 * digit - maxDigit);
        marks--;
        player = otherPlayer(player);
        values.push(signOf(winnerOf(excess, marks, maxDigit, player)));
      }
      return { values };
    },
  },
  // a map: each cell stands for all positions with as many question marks, and looks at none
  table: {
    recurrence:
      "With D = 2 gap + maxDigit (marks left - marks right): if Alice fills the last question mark and maxDigit > 0, she wins; else Bob wins where D = 0, and where |D| <= maxDigit if he is to move and there is a question mark",
    axes: ["marks left minus marks right", "gap"],
    size({ num, maxDigit }) {
      const { marks } = tally(num, 0, num.length);
      return { cells: (marks + 1) * (2 * reachOf(marks, maxDigit) + 1) + 1, looks: 0 };
    },
    here: ({ num }) => differences(num),
    *order({ num, maxDigit }) {
      const { marks } = tally(num, 0, num.length);
      const [here, gapHere] = differences(num);
      const reach = reachOf(marks, maxDigit);
      for (let difference = -marks; difference <= marks; difference += 2)
        for (let gap = -reach; gap <= reach; gap++) yield [difference, gap];
      if (Math.abs(gapHere) > reach) yield [here, gapHere];
    },
    choices({ num, maxDigit, toMove }) {
      const { marks } = tally(num, 0, num.length);
      const here = String(differences(num));
      const [first] = formula.solve({ num, maxDigit, toMove }, 1).line;
      return (at) => {
        const [difference, gap] = at;
        const winner = winnerOf(2 * gap + maxDigit * difference, marks, maxDigit, toMove);
        const worth = winner === toMove ? 1 : -1;
        return first !== undefined && String(at) === here ? [[first.move, worth]] : worth;
      };
    },
  },
};

/** The greatest gap that question marks in one half alone can balance. */
const reachOf = (marks: number, maxDigit: number): number => Math.ceil((marks * maxDigit) / 2);

/** What the left half has more than the right: question marks, and the sum of the digits. */
function differences(num: string): [number, number] {
  const left = tally(num, 0, num.length / 2);
  const right = tally(num, num.length / 2, num.length);
  return [left.marks - right.marks, left.sum - right.sum];
}

/** Where the question marks from a place on are, each found when it or a later one is asked for. */
function marksFrom(num: string, from: number): (k: number) => number {
  const found: number[] = [];
  return (k) => {
    while (found.length <= k)
      found.push(num.indexOf("?", found.length === 0 ? from : found[found.length - 1] + 1));
    return found[k];
  };
}

/** How many of the mover's moves win, each digit at each question mark counted. */
function winningAnswers(
  excess: number,
  onLeft: number,
  onRight: number,
  maxDigit: number,
  toMove: Player,
): number {
  let winning = 0;
  for (let digit = 0; digit <= maxDigit; digit++) {
    const change = 2 * digit - maxDigit;
    const wins = (after: number) =>
      winnerOf(after, onLeft + onRight - 1, maxDigit, otherPlayer(toMove)) === toMove;
    if (onLeft > 0 && wins(excess + change)) winning += onLeft;
    if (onRight > 0 && wins(excess - change)) winning += onRight;
  }
  return winning;
}

/** Fills the question marks from left to right: Alice changes D by K away from 0, Bob brings it as near to 0 as possible. */
function lineFrom(
  num: string,
  excess: number,
  maxDigit: number,
  toMove: Player,
  plies: number,
): Step<Move>[] {
  const line: Step<Move>[] = [];
  let player = toMove;
  let d = excess;
  for (let index = -1; line.length < plies; player = otherPlayer(player)) {
    index = num.indexOf("?", index + 1);
    if (index < 0) break;
    const side = index < num.length / 2 ? 1 : -1;
    const digit =
      player === "alice"
        ? side * d >= 0
          ? maxDigit
          : 0
        : Math.max(0, Math.min(maxDigit, (maxDigit - side * d) >> 1));
    d += side * (2 * digit - maxDigit);
    line.push({ move: { index, digit }, points: 0 });
  }
  return line;
}

function explain(left: Half, right: Half, maxDigit: number, toMove: Player): Sentence[] {
  const marks = left.marks + right.marks;
  if (marks === 0) return [say("sum-halves", left.sum, right.sum)];
  if (maxDigit === 0) return [say("sum-only-zero")];
  if (aliceIsLast(marks, toMove)) return [say("sum-alice-is-last", marks, maxDigit)];
  const mean = maxDigit / 2;
  const weights = [left.sum + mean * left.marks, right.sum + mean * right.marks];
  const gap = Math.abs(weights[0] - weights[1]);
  const counted = say("sum-weights", mean, weights[0], weights[1]);
  const restores = say("sum-bob-restores", maxDigit);
  if (toMove === "alice") {
    if (gap === 0) return [counted, restores];
    const [larger, smaller] = weights[0] > weights[1] ? [left, right] : [right, left];
    const half = larger.marks === 0 ? "smaller" : smaller.marks === 0 ? "larger" : "either";
    return [counted, say("sum-alice-widens", maxDigit, mean, half)];
  }
  if (gap > mean) return [counted, say("sum-gap-stays", mean, marks)];
  return [counted, say("sum-bob-balances", mean), ...(marks === 1 ? [] : [restores])];
}
