/** What a method need not write itself where playing by the rules is fast enough. */
import type { Finding, Method, Replies, Rules, Step, ValuedMoves } from "./game.ts";
import { signOf } from "./game.ts";

/** A line of at most `plies` moves, each the one that `best` names. */
export function lineOf<P, M>(
  rules: Rules<P, M>,
  start: P,
  plies: number,
  best: (position: P) => M,
): Step<M>[] {
  const line: Step<M>[] = [];
  for (let position = start; line.length < plies && !rules.isOver(position); ) {
    const move = best(position);
    line.push({ move, points: rules.points(position, move) });
    position = rules.play(position, move);
  }
  return line;
}

/** The moves of a position that has few of them, each with its value. */
export function valueEach<P, M>(rules: Rules<P, M>, position: P, value: (move: M) => number): ValuedMoves<M> {
  const moves = [...rules.moves(position)];
  const values = moves.map(value);
  return {
    count: moves.length,
    move: (i) => moves[i],
    points: (i) => rules.points(position, moves[i]),
    value: (i) => values[i],
  };
}

/** Values every move by solving what it leads to: for a game none of whose methods has a better way. */
export const oneByOne = <P, M>(
  rules: Rules<P, M>,
  { cost, solve }: Method<P, M>,
): NonNullable<Method<P, M>["moves"]> => ({
  cost(position) {
    let sum = 0;
    for (const move of rules.moves(position)) {
      const after = rules.play(position, move);
      sum += cost(after);
      // to count the answers that win, each of them is solved, too
      if (rules.winnerAtEnd !== undefined && !rules.isOver(after))
        for (const answer of rules.moves(after)) sum += cost(rules.play(after, answer));
    }
    return sum;
  },
  value(position) {
    const valued = valueEach(rules, position, (move) => {
      const gain = signOf(rules.toMove(position)) * rules.points(position, move);
      return gain + absoluteValue(solve(rules.play(position, move), 0));
    });
    if (rules.winnerAtEnd === undefined) return valued;
    return { ...valued, replies: (i) => repliesTo(rules, solve, rules.play(position, valued.move(i))) };
  },
});

/** By solving what each answer leads to. */
function repliesTo<P, M>(rules: Rules<P, M>, solve: Method<P, M>["solve"], position: P): Replies {
  let [winning, of] = [0, 0];
  if (rules.isOver(position)) return { winning, of };
  for (const answer of rules.moves(position)) {
    of++;
    if (solve(rules.play(position, answer), 0).result === rules.toMove(position)) winning++;
  }
  return { winning, of };
}

/** Alice's points minus Bob's; in `outcome` games 1 or -1 for the winner. */
export const absoluteValue = ({ result }: Finding<unknown>): number =>
  typeof result === "string" ? signOf(result) : result.alice - result.bob;
