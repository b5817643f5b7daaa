/** Sentences that every game may say: how it comes out, and what a move gave up. */
import { english } from "../../functions/games/english.ts";
import { signOf } from "../../functions/games/index.ts";
import { spoken } from "../../functions/games/sentence.ts";
import { type Claims, type Facts, require } from "./claim.ts";

/** Positions that play can reach and that are not over; one at least is looked at. */
function searched({ game: { rules }, position }: Facts): number {
  const seen = new Set<string>();
  const visit = (now: unknown): void => {
    if (rules.isOver(now) || seen.has(JSON.stringify(now))) return;
    seen.add(JSON.stringify(now));
    for (const move of rules.moves(now)) visit(rules.play(now, move));
  };
  visit(position);
  return Math.max(1, seen.size);
}

export const anyGame: Claims = {
  "can-win"({ worth, mover }) {
    require(worth === 1, "the mover wins");
    return { values: [mover] };
  },
  "cannot-win"({ worth, mover }) {
    require(worth === -1, "the mover loses");
    return { values: [mover] };
  },
  "has-won": ({ game, position }) => ({ values: [game.rules.winnerAtEnd?.(position)] }),
  "finish-ahead"({ worth, mover, other, scores }) {
    const [winner, loser] = worth > 0 ? [mover, other] : [other, mover];
    require(scores[winner] - scores[loser] === Math.abs(worth), "the scores differ by the value");
    return { values: [winner, Math.abs(worth), scores[winner], scores[loser]] };
  },
  "finish-level"({ worth, scores }) {
    require(worth === 0 && scores.alice === scores.bob, "the game is a tie");
    return { values: [scores.alice] };
  },
  "collect-at-most": ({ worth, mover }) => ({ values: [mover, worth] }),
  "nothing-left"({ game, position }) {
    require(game.rules.isOver(position), "the game is over");
    return { values: [] };
  },
  "none-left"({ game, position: { piles, stones, stoneValue, aliceValues } }) {
    require((piles ?? stones ?? stoneValue ?? aliceValues).length === 0, `${game.slug}: none is left`);
    return { values: [piles === undefined ? "stone" : "pile"] };
  },
  searched: (facts) => ({ values: [searched(facts)] }),
};

/** What is said of a ply: the facts are those before it, then those after it, and what both had collected before. */
export function gaveUp(before: Facts, after: Facts, lead: number, points: number, said: readonly unknown[]) {
  const sign = signOf(before.mover);
  const values = {
    best: lead + sign * before.worth,
    now: lead + sign * points + signOf(after.mover) * after.worth,
  };
  const [answer, better] = before.game.objective === "difference" ? [said[1], said[3]] : [said[1], said[2]];
  require(bestMoves(before).includes(String(better)), "what is called better is best");
  const answers = bestMoves(after);
  const isAnswer = answers.length === 0 ? answer === undefined : answers.includes(String(answer));
  require(before.game.objective === "total" || isAnswer, "the answer is one of the best");
  const expected = {
    outcome: [before.mover, answer, better],
    total: [before.mover, values.now, better, values.best],
    difference: [before.mover, answer, values.now, better, values.best],
  };
  return expected[before.game.objective];
}

/** As they are told. */
const bestMoves = ({ game: { rules }, oracle, position }: Facts): string[] => {
  if (rules.isOver(position)) return [];
  return oracle
    .moves(position)
    .filter(({ value }) => value === oracle.value(position))
    .map(({ move }) => spoken(rules.tell(move, rules.points(position, move) + 0), english));
};
