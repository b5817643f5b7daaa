/** Claims: the known misconceptions, each with what refutes it, and random claims about small positions of every game. */

import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { saidBy } from "../../functions/games/misconception.ts";
import { judgeClaims, misconceptionsAbout } from "../kit/claims.ts";
import { replayed } from "../kit/playout.ts";

describe.each(Object.entries<AnyGame>(games))("%s", async (_, game) => {
  const misconceptions = await misconceptionsAbout(game);
  const { rules } = game;

  it.each(misconceptions.map(({ name, fails }) => [name, fails.length]))(
    "knows where the misconception %s fails",
    (name, places) => {
      const known = game.claims().filter((claim) => claim.name === name);
      expect(known.length).toBe(places);
      expect(places).toBeGreaterThan(0);
      for (const { position, claim, actual, why, refutation } of known) {
        const [part] = Object.keys(claim);
        const { holds, parts, like, ...check } = game.check(position as object, claim);
        expect(holds).toBe(false);
        expect(like).toBe(name);
        expect(parts).toEqual([{ claim: part, claimed: Object.values(claim)[0], actual, holds: false }]);
        expect(check).toMatchObject({ position, why, refutation });
        expect(game.check(position as object, { [part]: actual }).holds).toBe(true);
        expectRefuted(
          position,
          part === "best" ? claim.best : undefined,
          refutation.map(({ move }) => move),
        );
      }
    },
  );

  /** By the rules alone: the play reaches the end, with what the game is worth, or with less for who made the first move. */
  function expectRefuted(start: unknown, first: unknown, moves: readonly unknown[]): void {
    const { winner, scores } = game.solve(start as object);
    const { now, collected } = replayed(rules, start, first === undefined ? moves : [first, ...moves]);
    expect(rules.isOver(now)).toBe(true);
    const mover = rules.toMove(start);
    const sign = mover === "alice" ? 1 : -1;
    if (scores === null) {
      expect(rules.winnerAtEnd?.(now) === winner).toBe(first === undefined);
    } else if (first === undefined) {
      expect(collected).toEqual(scores);
    } else {
      expect(sign * (collected.alice - collected.bob)).toBeLessThan(sign * (scores.alice - scores.bob));
    }
  }

  it("gives each misconception a name that it has alone", () => {
    expect(new Set(misconceptions.map(({ name }) => name)).size).toBe(misconceptions.length);
    for (const { name } of misconceptions) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  // Schemathesis found `"best": false`
  it.each([false, 0, "", Number.NaN, [], {}, true])("refuses %j as a move, wherever it stands", (junk) => {
    const { position } = game.claims()[0];
    const refusal = expect.objectContaining({ code: "illegal-move" });
    expect(() => game.check(position as object, { best: junk })).toThrow(refusal);
    expect(() => game.check(position as object, { line: [junk] })).toThrow(refusal);
    expect(() => game.play(position as object, [junk])).toThrow(refusal);
  });

  it("judges random claims as the oracle does: right ones, known errors and others", async () => {
    const { right, known, other } = await judgeClaims(game, { positions: 50, each: 10 });
    expect(right + known + other).toBe(500);
    for (const count of [right, known, other]) expect(count).toBeGreaterThan(0);
  });
});

it("lets nothing follow from a rule that does not apply: a claim there looks like none", async () => {
  const game: AnyGame = games["stone-game-ix"];
  const { position } = game.solve({ stones: [1, 2, 3], removedSum: 1 });
  for (const misconception of await misconceptionsAbout(game)) {
    expect(
      Object.values(saidBy(game.rules, misconception, position)).every((part) => part === undefined),
    ).toBe(true);
  }
  const { answer } = game.solve({ stones: [1, 2, 3], removedSum: 1 });
  expect(game.check({ stones: [1, 2, 3], removedSum: 1 }, { answer: !answer })).toMatchObject({
    holds: false,
    like: null,
  });
});
