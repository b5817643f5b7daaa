/**
 * Every sentence of every `why`, made anew from the rules and the oracle: its values are compared, and each number in its
 * text must be among them. A sentence that nothing here can check fails.
 */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyGame, BUDGET, games, minimax, signOf } from "../../functions/games/index.ts";
import { arbitraryPosition } from "../kit/arbitrary-position.ts";
import { playout } from "../kit/playout.ts";
import { smallPositions } from "../kit/small-positions.ts";
import { anyGame, gaveUp } from "./any-game.ts";
import { type Facts, factsOf } from "./claim.ts";
import { type Heard, listenTo, numbersIn } from "./heard.ts";
import { outcomes } from "./outcomes.ts";
import { points } from "./points.ts";

const claims = { ...anyGame, ...outcomes, ...points };
/** The keys of sentences that were heard and checked, for all games together. */
const checked = new Set<string>();

const numbersOf = (value: unknown): number[] =>
  typeof value === "number"
    ? [Math.abs(value)]
    : typeof value === "string"
      ? numbersIn(value)
      : Object.values(Object(value)).flatMap(numbersOf);

function expectForm({ text }: Pick<Heard, "text">, context: string): void {
  expect(text, context).toMatch(/^[A-Z0-9].*[^.]\.$/);
  expect(text, context).not.toMatch(/[.!?] [A-Z]|undefined|NaN|\[object|-0\b|[+-] -| {2}/);
}

function expectTrue(facts: Facts, { key, values, text }: Heard, context: string): void {
  const claim = claims[key as keyof typeof claims];
  expect(claim, `${context}: nothing checks the sentence ${key}`).toBeTypeOf("function");
  const expected = claim(facts, ...values);
  expect(values, `${context}: ${text}`).toEqual(expected.values);
  const known = new Set([...numbersOf(expected.values), ...(expected.also ?? []).map(Math.abs)]);
  for (const number of numbersIn(text)) expect(known, `${context}: ${number} in "${text}"`).toContain(number);
  checked.add(key);
}

function expectSolutionTrue(game: AnyGame, position: unknown): void {
  const oracle = minimax(game.rules);
  for (const { name, cost } of game.methods) {
    if (cost(position) > BUDGET / 10) continue;
    const context = `${game.slug} ${name} on ${JSON.stringify(position)}`;
    let why: readonly string[] = [];
    const heard = listenTo(() => {
      why = game.solve(position, { method: name }).why;
    });
    expect(
      heard.map(({ text }) => text),
      context,
    ).toEqual(why);
    expect(why.length, `${context}: ${why.join(" ")}`).toBeGreaterThanOrEqual(2);
    expect(why.length, `${context}: ${why.join(" ")}`).toBeLessThanOrEqual(4);
    const facts = factsOf(game, oracle, position, name);
    for (const sentence of heard) {
      expectForm(sentence, context);
      expectTrue(facts, sentence, context);
    }
  }
}

/** @param choose which of the legal moves is played, as a number that is taken modulo how many there are */
function expectPlyTrue(game: AnyGame, start: unknown, choose: readonly number[]) {
  const oracle = minimax(game.rules);
  const { rules } = game;
  const { positions, moves } = playout(rules, start, choose);
  const context = `${game.slug} from ${JSON.stringify(start)}: ${JSON.stringify(moves)}`;
  let why: (string | null)[] = [];
  const heard = listenTo(() => {
    why = game.play(start, moves).plies.map((ply) => ply.why);
  });
  const gaveUps = heard.filter(({ key }) => key.startsWith("gave-up"));
  expect(
    gaveUps.map(({ text }) => text),
    context,
  ).toEqual(why.filter((text) => text !== null));
  let lead = 0;
  for (const [ply, move] of moves.entries()) {
    const [before, after] = [positions[ply], positions[ply + 1]].map((one) => factsOf(game, oracle, one));
    const points = rules.points(positions[ply], move);
    if (why[ply] !== null) {
      const { key, values, text } = gaveUps.shift() ?? { key: "", values: [], text: "" };
      expectForm({ text }, context);
      const expected = gaveUp(before, after, lead, points, values);
      expect(values, `${context}, ply ${ply}: ${text}`).toEqual(expected);
      const known = new Set(numbersOf(expected));
      for (const number of numbersIn(text))
        expect(known, `${context}: ${number} in "${text}"`).toContain(number);
      checked.add(key);
    }
    lead += signOf(before.mover) * points;
  }
}

describe.each(Object.entries<AnyGame>(games))("%s", (slug, game) => {
  const accepted = (position: unknown) => game.solve(position).position;

  it("says in two to four sentences what is true of small positions, in every method", () => {
    for (const position of smallPositions(slug)) expectSolutionTrue(game, accepted(position));
    for (const position of game.rules.examples) expectSolutionTrue(game, accepted(position));
  });

  it("does so on random positions", () => {
    fc.assert(
      fc.property(arbitraryPosition(game, 8, BUDGET / 200), (position) =>
        expectSolutionTrue(game, accepted(position)),
      ),
      { numRuns: 100 },
    );
  });

  it("says of every move that gave something up what is true", () => {
    fc.assert(
      fc.property(
        arbitraryPosition(game, 6, BUDGET / 200),
        fc.array(fc.nat(), { maxLength: 6 }),
        (position, choose) => expectPlyTrue(game, accepted(position), choose),
      ),
      { numRuns: 100 },
    );
  });
});

it("has heard every sentence that it can check", () => {
  const keys = [...Object.keys(claims), "gave-up-points", "gave-up-total", "gave-up-win"];
  expect(keys.filter((key) => !checked.has(key))).toEqual([]);
});
