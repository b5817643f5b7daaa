/** How the game stands, in words. */
import type { Page } from "./context.ts";
import type { Playing, Ranking } from "./results.ts";
import { isYours } from "./state.ts";
import { playerAt } from "./statements.ts";
import { collected } from "./timeline.ts";

export function headingOf(
  { state, words, rules, line, now, over }: Page,
  waits: boolean,
  inRetry: boolean,
): string {
  if (state.tab === "algorithm") return words.howItWorks;
  if (inRetry) return words.findBetter;
  const task = words.task[state.slug];
  const mover = rules.toMove(now);
  if (!over) {
    if (waits) return words.thinks(words[mover]);
    const yours = isYours(state, state.ply) && state.opponent !== "person";
    return yours || rules.objective === "total" ? words.yourTurn(task) : words.turnOf(words[mover], task);
  }
  const sums = collected(line.made.slice(0, state.ply));
  if (rules.objective === "total") return words.youCollected(sums.alice);
  const you = state.opponent === "person" || state.opponent === "watch" ? undefined : state.you;
  if (rules.objective === "outcome") {
    const winner = rules.winnerAtEnd?.(now) ?? "bob";
    return winner === you ? words.youWin : words.wins(words[winner]);
  }
  const lead = sums.alice - sums.bob;
  if (lead === 0) return words.aTie;
  const winner = lead > 0 ? "alice" : "bob";
  return winner === you ? words.youWinBy(Math.abs(lead)) : words.winsBy(words[winner], Math.abs(lead));
}

/** How the game stands in one sentence, without telling a move. */
export function standingOf(
  { state, words, rules, line, over, now }: Page,
  ranking: Ranking | undefined,
  playing: Playing | undefined,
  mistakes: readonly number[],
  waits: boolean,
): string {
  const sums = collected(line.made.slice(0, state.ply));
  if (over) {
    if (playing === undefined) return "";
    if (rules.objective === "total") {
      const [first] = playing.plies;
      const most = first === undefined ? sums.alice : (first.difference ?? 0) + (first.loss ?? 0);
      return words.collectedOf(sums.alice, most);
    }
    if (state.opponent === "watch" || state.moves.length === 0) return "";
    if (mistakes.length === 0) return words.noMistakes;
    const { player, winner, difference } = playing.plies[mistakes[0] - 1];
    const isDecisive = difference === null || (winner !== null && winner !== player);
    return isDecisive ? words.wonAwayAt(mistakes[0]) : words.mistakesCount(mistakes.length);
  }
  if (ranking === undefined || waits || state.opponent === "watch") return "";
  if (rules.objective === "total") return words.bestPossible(sums.alice + (ranking.difference ?? 0));
  if (state.opponent === "person") return "";
  const value =
    ranking.difference === null
      ? ranking.winner === "alice"
        ? 1
        : -1
      : ranking.difference + sums.alice - sums.bob;
  const mine = state.you === "alice" ? value : -value;
  if (playerAt(rules, state.start, state.ply) !== state.you || rules.isOver(now)) return "";
  if (mine > 0) return words.canWin;
  return mine === 0 ? words.canTie : words.lostTo(words[state.you === "alice" ? "bob" : "alice"]);
}

/** What can be taken next, where that is the two ends. */
export function endsText({ state, words, now }: Page): string {
  if (state.slug !== "stone-game" && state.slug !== "stone-game-vii") return "";
  const [row] = Object.values(now as object) as [readonly number[]];
  return words.ends(row[0], row[row.length - 1]);
}
