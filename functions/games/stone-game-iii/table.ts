/** The tables of Stone Game III as they are shown: T(i) of the rolling method, and dp(i, player) of the article's two. */
import type { Filling } from "../game.ts";
import { frontChoices } from "../rows/front.ts";
import { prefixSums, suffixSums } from "../rows/row.ts";
import type { Move, Position } from "./rules.ts";

/** How many of the cells behind them the cells of all stones look at. */
const looksOf = ({ stoneValue: { length: n }, maxTake }: Position): number => {
  const K = Math.min(maxTake, n);
  return n * K - (K * (K - 1)) / 2;
};

export const totals: Filling<Position, Move> = {
  recurrence:
    "T(i) = S(i) - min over 1 <= k <= min(maxTake, n - i) of T(i+k); T(n) = 0; S(i) the sum of the stones from i on",
  axes: ["i"],
  size: (position) => ({ cells: position.stoneValue.length + 1, looks: looksOf(position) }),
  here: () => [0],
  *order({ stoneValue }) {
    for (let i = stoneValue.length; i >= 0; i--) yield [i];
  },
  choices({ stoneValue, maxTake }) {
    const suffix = suffixSums(stoneValue);
    return ([i], look) =>
      frontChoices(Math.min(maxTake, stoneValue.length - i), (take) => suffix[i] - look(i + take));
  },
};

/** In the order in which cells are asked for. */
export const players: Filling<Position, Move> = {
  recurrence:
    "dp(i, 0) = max over k of a[i] + ... + a[i+k-1] + dp(i+k, 1); dp(i, 1) = min over k of dp(i+k, 0); 1 <= k <= min(maxTake, n - i): what the player who moves first collects from stone i on when that player (0) or the other (1) is to move",
  axes: ["i", "player"],
  size: (position) => ({ cells: 2 * (position.stoneValue.length + 1), looks: 2 * looksOf(position) }),
  here: () => [0, 0],
  choices({ stoneValue, maxTake }) {
    const prefix = prefixSums(stoneValue);
    return ([i, player], look) =>
      frontChoices(Math.min(maxTake, stoneValue.length - i), (take) => {
        const points = player === 0 ? prefix[i + take] - prefix[i] : 0;
        return points + look(i + take, 1 - player);
      });
  },
  least: ([, player]) => player === 1,
};
