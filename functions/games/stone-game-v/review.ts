/** The parts that a played game of Stone Game V goes through, with their values and what was better, by the values of a row's parts. */
import type { Review } from "../game.ts";
import { rankIn } from "../rows/rank-in.ts";
import type { CompactRow } from "./compact-row.ts";
import type { WorthOfPart } from "./line.ts";
import type { Move, Position } from "./rules.ts";
import { popcount } from "./search.ts";

/** Stones `from` to `to` of the whole row (`to` not included). */
interface Part {
  readonly from: number;
  readonly to: number;
}

export function reviewOf(
  n: number,
  row: CompactRow,
  worth: WorthOfPart,
  moves: readonly Move[],
): Review<Position, Move> {
  const { places, prefix, unit } = row;
  const parts: Part[] = [{ from: 0, to: n }];
  for (const move of moves) parts.push(keptOf(parts[parts.length - 1], move));
  const compactOf = ({ from, to }: Part) => [rankIn(places, from), rankIn(places, to)] as const;
  const sumOf = (part: Part) => {
    const [l, r] = compactOf(part);
    return prefix[r] - prefix[l];
  };
  const worthOf = (part: Part) => worth(...compactOf(part), -1);
  const values = parts.map((part) => worthOf(part) * unit);
  // found now, while the search may still be asked
  const betters = moves.map((_, ply) => {
    const lost = values[ply] > sumOf(parts[ply + 1]) * unit + values[ply + 1];
    return lost ? firstBest(parts[ply], values[ply] / unit) : undefined;
  });
  return { values, better: (ply) => betters[ply] ?? moves[ply] };

  /** The first move, in the order of the rules, that is worth so much. A part's bound passes over nearly all. */
  function firstBest(part: Part, target: number): Move | undefined {
    const total = sumOf(part);
    for (let split = 1; split < part.to - part.from; split++) {
      for (const keep of ["left", "right"] as const) {
        const kept = keptOf(part, { split, keep });
        const sum = sumOf(kept);
        if (2 * sum > total || 2 * sum - popcount(sum) < target) continue;
        if (sum + worth(...compactOf(kept), target - sum - 1) === target) return { split, keep };
      }
    }
    return undefined;
  }
}

const keptOf = ({ from, to }: Part, { split, keep }: Move): Part =>
  keep === "left" ? { from, to: from + split } : { from: from + split, to };
