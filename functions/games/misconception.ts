/** Rules that people follow and that are wrong: what follows from what one says, and those that several games share. */
import { absoluteValue } from "./by-the-rules.ts";
import type { Claim, Method, Misconception, Player, Statement } from "./game.ts";
import { signOf, winnerByDifference } from "./game.ts";
import { type Sentence, say } from "./sentence.ts";
import { sizeOf } from "./size.ts";

type Said<M> = Omit<Claim<M>, "line">;

/** The misconceptions about a game. */
export const misconceptionsOf = <P, M, I>(
  _rules: Statement<P, M, I>,
  misconceptions: readonly Misconception<P, M, I>[],
): readonly Misconception<P, M, I>[] => misconceptions;

/** Whether two values of a part of a claim are the same. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a misconception says of a position, with all that follows from it. */
export function saidBy<P, M, I>(
  rules: Statement<P, M, I>,
  misconception: Misconception<P, M, I>,
  position: P,
): Said<M> {
  const said = misconception.says(position);
  const { scores = null, difference = scores && scores.alice - scores.bob + 0 } = said;
  const alone = rules.objective === "total";
  const { winner = alone || difference === null ? null : winnerByDifference(difference) } = said;
  const isDecided = difference !== null || (rules.objective === "outcome" && winner !== null);
  const { answer = isDecided ? rules.answer.of({ winner, scores, difference }) : undefined } = said;
  const known = <T>(value: T | null) => value ?? undefined;
  return {
    winner: known(winner),
    answer,
    difference: known(difference),
    scores: known(scores),
    best: said.best,
  };
}

/** The first move that brings its mover the most points now, again and again. */
export function greedy<P, M, I>(
  rules: Statement<P, M, I>,
  fails: Misconception<P, M, I>["fails"],
  why: Sentence = say("not-greedy"),
  name = "greedy",
): Misconception<P, M, I> {
  const choose = (position: P) => {
    let most = Number.NEGATIVE_INFINITY;
    let choice: M | undefined;
    for (const move of rules.moves(position)) {
      const points = rules.points(position, move);
      if (choice !== undefined && points <= most) continue;
      most = points;
      choice = move;
    }
    return choice as M; // a game that is not over has a move
  };
  return {
    name,
    why,
    fails,
    // a ply for each element, a move for each of those that are left, and points that may be their sum
    cost: (position) => 1000 + 2 * sizeOf(position) ** 3,
    says: (position) => played(rules, position, choose),
  };
}

/** The mover's points and the other player's, where Alice's and Bob's are asked for. */
export const moverAsAlice = <P, M, I>(
  rules: Statement<P, M, I>,
  { cost, solve }: Method<P, M>,
  fails: Misconception<P, M, I>["fails"],
): Misconception<P, M, I> => ({
  name: "wrong-sign",
  why: say("not-the-movers"),
  fails,
  cost,
  says(position) {
    return { difference: signOf(rules.toMove(position)) * absoluteValue(solve(position, 0)) + 0 };
  },
});

/** How a game comes out in which both players follow one rule, and the move with which it starts. */
export function played<P, M, I>(rules: Statement<P, M, I>, start: P, choose: (position: P) => M): Said<M> {
  const scores: Record<Player, number> = { alice: 0, bob: 0 };
  let best: M | undefined;
  let position = start;
  while (!rules.isOver(position)) {
    const move = choose(position);
    best ??= move;
    scores[rules.toMove(position)] += rules.points(position, move);
    position = rules.play(position, move);
  }
  return {
    best,
    ...(rules.winnerAtEnd === undefined ? { scores } : { winner: rules.winnerAtEnd(position) }),
  };
}
