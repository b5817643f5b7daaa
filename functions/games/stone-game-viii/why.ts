/** Why a first merge is best in Stone Game VIII. */
import { sumOf } from "../rows/row.ts";
import { type Sentence, say } from "../sentence.ts";
import type { Position } from "./rules.ts";

export const whyOver = ({ stones }: Position): Sentence[] => [say("nothing-to-merge", stones.length)];

/**
 * @param take how many stones it merges
 * @param value what the whole position is worth to the mover, points minus the other's
 */
export function whyFirstMerge({ stones, toMove }: Position, take: number, value: number): Sentence[] {
  const points = sumOf(stones, take);
  return [
    say("only-reach-matters"),
    take === stones.length
      ? say("merge-all", toMove, take, points)
      : say("merge-some", toMove, take, points, points - value),
  ];
}
