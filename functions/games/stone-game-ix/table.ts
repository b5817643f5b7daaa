/**
 * The table of Stone Game IX as it is shown: the safe removals to come, one after the other. Which of them are made makes
 * no difference to how many there are (remainders.ts), so the first safe stone is removed each time. At the start of a
 * game there are two such sequences, one for each remainder of the first stone.
 */
import type { Filling } from "../game.ts";
import { remainderOf } from "./remainders.ts";
import { isLost, type Move, type Position, rules } from "./rules.ts";

export const safeRemovals: Filling<Position, Move> = {
  recurrence:
    "W(r, k) = win if W(r, k+1) = lose, else lose: k safe removals have been made since the removed sum left r modulo 3; with no safe one to come the mover loses, with no stone left Bob wins; W(0, 0) = win if W(1, 0) or W(2, 0) = lose",
  axes: ["r", "k"],
  size({ stones: { length: n }, removedSum }) {
    const cells = removedSum === 0 ? 1 + 2 * n : 1 + n;
    return { cells, looks: cells };
  },
  here: ({ removedSum }) => [remainderOf(removedSum), 0],
  choices(start) {
    const positions = new Map<string, Position>();
    return ([r, k], look) => {
      const position = positions.get(String([r, k])) ?? start;
      if (rules.isOver(position)) return isLost(position) || position.toMove === "bob" ? 1 : -1;
      const remove = (index: number, ...next: number[]): [Move, number] => {
        positions.set(String(next), rules.play(position, { index }));
        return [{ index }, -look(...next)];
      };
      const { stones, removedSum } = position;
      const places = (wanted: (remainder: number) => boolean) =>
        stones.findIndex((stone) => wanted(remainderOf(stone)));
      const safe =
        removedSum === 0
          ? [1, 2].map((first) => [places((remainder) => remainder === first), first, 0])
          : [[places((remainder) => remainderOf(removedSum + remainder) !== 0), r, k + 1]];
      const choices = safe.filter(([index]) => index >= 0).map(([index, ...next]) => remove(index, ...next));
      return choices.length > 0 ? choices : [[{ index: 0 }, -1]];
    };
  },
};
