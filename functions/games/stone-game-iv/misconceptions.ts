/** Rules of thumb for Stone Game IV. */
import { otherPlayer } from "../game.ts";
import { misconceptionsOf, played } from "../misconception.ts";
import { say } from "../sentence.ts";
import { isSquare, type Position, rootOf, rules } from "./rules.ts";

const winnerIf =
  (moverWins: (n: number) => boolean) =>
  ({ n, toMove }: Position) => ({ winner: moverWins(n) ? toMove : otherPlayer(toMove) });

export const misconceptions = misconceptionsOf(rules, [
  {
    name: "greedy",
    why: say("largest-square"),
    fails: [
      { position: { n: 8 }, part: "answer" },
      { position: { n: 13 }, part: "best" },
    ],
    cost: () => 100_000, // each square leaves at most twice the root of what there was
    says: (position) => played(rules, position, ({ n }) => ({ take: rootOf(n) ** 2 })),
  },
  {
    name: "only-squares-win",
    why: say("not-only-squares"),
    fails: [{ position: { n: 3 }, part: "answer" }],
    cost: () => 1000,
    says: winnerIf((n) => n > 0 && isSquare(n)),
  },
  {
    name: "early-pattern",
    why: say("pattern-ends"),
    fails: [{ position: { n: 25 }, part: "answer" }],
    cost: () => 1000,
    says: winnerIf((n) => n % 5 !== 0 && n % 5 !== 2),
  },
]);
