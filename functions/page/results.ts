/** What the worker answers, for any game. */
import type {
  Check as CheckOf,
  JudgedPly,
  Playing as PlayingOf,
  RankedMove,
  Ranking as RankingOf,
  Solution as SolutionOf,
  Table as TableOf,
} from "../games/results.ts";

export type Judged = JudgedPly<unknown>;
export type Playing = PlayingOf<unknown, unknown>;
export type Ranked = RankedMove<unknown>;
export type Ranking = RankingOf<unknown, unknown>;
export type Solution = SolutionOf<unknown, unknown>;
export type Check = CheckOf<unknown, unknown>;
export type Table = TableOf<unknown, unknown>;

export interface MethodEntry {
  readonly name: string;
  readonly time: string;
  readonly space: string;
  readonly source: string;
  /** The theorem, where a machine has checked its proof. */
  readonly proof: string | null;
  readonly table: boolean;
}
