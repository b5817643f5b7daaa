/** What a method need not write itself where playing by the rules is fast enough. */
import type { Finding, Method, Rules, Step, ValuedMoves } from "./game.ts";
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
  return {
    count: moves.length,
    move: (i) => moves[i],
    points: (i) => rules.points(position, moves[i]),
    value: (i) => value(moves[i]),
  };
}

/** Values every move by solving what it leads to: for a game none of whose methods has a better way. */
export const oneByOne = <P, M>(
  rules: Rules<P, M>,
  { cost, solve }: Method<P, M>,
): NonNullable<Method<P, M>["moves"]> => ({
  cost(position) {
    let sum = 0;
    for (const move of rules.moves(position)) sum += cost(rules.play(position, move));
    return sum;
  },
  value: (position) =>
    valueEach(rules, position, (move) => {
      const gain = signOf(rules.toMove(position)) * rules.points(position, move);
      return gain + absoluteValue(solve(rules.play(position, move), 0));
    }),
});

/** Alice's points minus Bob's; in `outcome` games 1 or -1 for the winner. */
export const absoluteValue = ({ result }: Finding<unknown>): number =>
  typeof result === "string" ? signOf(result) : result.alice - result.bob;
