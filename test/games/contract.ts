/**
 * What every game in the catalogue promises, as one suite: known answers, agreement of every method with the oracle,
 * moves that attain what they claim, lines that the rules replay to the promised scores.
 */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import type { AnyGame, Oracle, Ply, Replies, Solution } from "../../functions/games/index.ts";
import {
  BUDGET,
  limitsOf,
  minimax,
  otherPlayer,
  signOf,
  winnerByDifference,
} from "../../functions/games/index.ts";
import { arbitraryPosition } from "../kit/arbitrary-position.ts";
import { playout } from "../kit/playout.ts";
import { positionOfSize } from "../kit/position-of-size.ts";

export interface KnownAnswer {
  readonly position: unknown;
  readonly winner: string | null;
  readonly difference: number | null;
  readonly bestMoves: readonly unknown[];
  readonly answer: unknown;
}

/** What a body can hold at most: a linear method takes more. */
const MOST_ELEMENTS = 1_000_000;
/** How large random positions may be for the oracle to stay quick. */
const SMALL = 7;

export function describeGame(game: AnyGame, knownAnswers: readonly KnownAnswer[]): void {
  describe(`${game.slug} keeps the contract`, () => {
    it("has known answers", () => {
      expect(knownAnswers.length).toBeGreaterThan(0);
    });

    it.each(knownAnswers.map((known) => [JSON.stringify(known.position), known] as const))(
      "knows %s",
      (_, known) => {
        const { winner, difference, answer } = known;
        for (const method of game.methods) {
          if (method.cost(game.solve(known.position).position) > BUDGET) continue;
          expect(game.solve(known.position, { method: method.name }), method.name).toMatchObject({
            winner,
            difference,
            answer,
          });
        }
        expectSameMoves(bestMoves(game, known.position), known.bestMoves);
      },
    );

    it("solves its examples by every method that can afford them", () => {
      for (const example of game.rules.examples) checkPosition(game, example);
    });

    it("agrees with the oracle on random positions, in every method, move and line", () => {
      fc.assert(
        fc.property(arbitraryPosition(game, SMALL), (position) => checkPosition(game, position)),
        { numRuns: 300 },
      );
    });

    it("agrees with the oracle all along one line of play", () => {
      for (const known of knownAnswers) {
        const choices = Array.from({ length: 30 }, (_, ply) => 7 * ply + 3);
        const { positions } = playout(game.rules, game.solve(known.position).position, choices);
        for (const position of positions.slice(0, 30)) {
          if (
            game.methods.every((method) => method.name !== "minimax" || method.cost(position) < BUDGET / 10)
          ) {
            checkPosition(game, position);
          }
        }
      }
    });

    it("judges every move of a random game as the oracle does", () => {
      fc.assert(
        fc.property(
          arbitraryPosition(game, SMALL),
          fc.array(fc.nat(), { maxLength: 12 }),
          (position, choices) => checkGame(game, position, choices),
        ),
        { numRuns: 200 },
      );
    });

    it("leaves the position that it is given as it was", () => {
      for (const example of game.rules.examples) {
        const before = structuredClone(example);
        for (const { name } of game.methods) game.solve(example, { method: name, line: 10 });
        game.moves(example);
        expect(example).toEqual(before);
      }
    });

    it("refuses an unknown method by naming the known ones", () => {
      const solve = (method: string) => game.solve(game.rules.examples[0], { method });
      expect(() => solve("guess")).toThrow(`has no method "guess"; its methods are ${game.methods[0].name}`);
      expect(() => solve("guess".repeat(1000))).toThrow("has no method of that name; its methods are ");
    });

    it("refuses an unknown field by naming the known ones", () => {
      const position = { ...(game.rules.examples[0] as object), colour: "red" };
      expect(() => game.solve(position)).toThrow(/unknown field "colour"/);
    });

    it("states for each method what it costs and where it comes from", () => {
      for (const method of game.methods) {
        for (const example of game.rules.examples)
          expect(method.cost(game.solve(example).position)).toBeGreaterThanOrEqual(0);
        for (const words of [method.time, method.space, method.source]) expect(words).not.toBe("");
      }
    });

    it("states for each method the largest position that is within the budget", () => {
      const [usual] = game.rules.examples.map((example) => game.solve(example).position as object);
      const [field] = Object.keys(usual);
      for (const { name, cost } of game.methods) {
        const limit = limitsOf(game)[name];
        expect(Object.keys(limit), name).toEqual([field]);
        const size = limit[field];
        expect(Number.isSafeInteger(size) && size > 0, name).toBe(true);
        if (size >= MOST_ELEMENTS) continue;
        const at = (n: number) =>
          game.solve(positionOfSize(game, n), { budget: Number.POSITIVE_INFINITY }).position;
        expect(cost(at(size)), name).toBeLessThanOrEqual(BUDGET);
        const larger = at(size + 2); // by two, where lengths are even
        if (!isDeepStrictEqual(larger, at(size))) expect(cost(larger), name).toBeGreaterThan(BUDGET);
      }
    });
  });
}

/** Everything that can be said about a position small enough for the oracle. */
export function checkPosition(game: AnyGame, input: unknown): void {
  const { position } = game.solve(input);
  const oracle = minimax(game.rules);
  const value = oracle.value(position);
  const mover = game.rules.toMove(position);

  for (const method of game.methods) {
    if (method.cost(position) > BUDGET) continue;
    const solution = game.solve(input, { method: method.name, line: 1000 });
    const context = `${method.name} on ${JSON.stringify(position)}`;
    expect(absoluteValue(game, solution), context).toBe(value);
    expect(solution.why.length, context).toBeGreaterThan(0);
    replay(game, solution, oracle, context);
    const start = game.solve(input, { method: method.name, line: 2 });
    expect(start.line, context).toEqual(solution.line.slice(0, 2));
    expect({ ...start, line: [] }, context).toEqual({ ...solution, line: [] });
  }

  checkLegality(game, position);
  const ranking = game.rank(input);
  const expected = oracle.moves(position);
  const context = `moves of ${JSON.stringify(position)}`;
  expect(ranking.total, context).toBe(expected.length);
  const sign = signOf(mover);
  const scored = game.objective !== "outcome";
  const order = expected
    .map((entry, index) => ({
      ...entry,
      index,
      replies: scored ? null : repliesTo(game, oracle, position, entry.move),
    }))
    .sort((a, b) => sign * (b.value - a.value) || easeOf(a, sign) - easeOf(b, sign) || a.index - b.index);
  expect(ranking.moves, context).toEqual(
    order.map(({ move, value: worth, replies }) => ({
      move,
      best: worth === value,
      winner: game.objective === "total" ? null : winnerByDifference(worth),
      difference: scored ? worth : null,
      loss: scored ? sign * (value - worth) + 0 : null,
      replies,
      text: expect.stringMatching(/^(Alice|Bob) /),
    })),
  );
  const { winner, difference } = game.solve(input);
  expect({ winner: ranking.winner, difference: ranking.difference }, context).toEqual({ winner, difference });
  expect(game.rank(input, { limit: 2 }).moves, context).toEqual(ranking.moves.slice(0, 2));
}

/**
 * A game played by these choices, each the number of a legal move: every ply's value, loss and better move, the position
 * after it, and what is said of the end, held against the oracle.
 */
export function checkGame(game: AnyGame, input: unknown, choices: readonly number[]): void {
  const { rules, objective } = game;
  const oracle = minimax(rules);
  const start = game.solve(input).position;
  const { positions, moves, now: last } = playout(rules, start, choices);
  const context = `${JSON.stringify(start)} ${JSON.stringify(moves)}`;
  const playing = game.play(input, moves, { reply: true });
  const scored = objective !== "outcome";
  const collected = { alice: 0, bob: 0 };
  moves.forEach((move, k) => {
    const player = rules.toMove(positions[k]);
    const sign = signOf(player);
    const points = rules.points(positions[k], move);
    const before = oracle.value(positions[k]) + collected.alice - collected.bob;
    collected[player] += points;
    const value = oracle.value(positions[k + 1]) + collected.alice - collected.bob;
    const best = value === before;
    expect(playing.plies[k], `${context}, ply ${k}`).toEqual({
      player,
      move,
      points: points + 0,
      text: expect.stringMatching(/^(Alice|Bob) .+[^.]$/),
      winner: objective === "total" ? null : winnerByDifference(value),
      difference: scored ? value + 0 : null,
      best,
      loss: scored ? sign * (before - value) + 0 : null,
      better: best ? null : game.moves(positions[k])[0].move,
      why: best ? null : expect.stringMatching(/; better: .+\.$/),
    });
  });
  const rest = game.solve(last as object);
  const over = rules.isOver(last);
  const [first] = game.moves(last as object);
  expect({ ...playing, plies: [] }, context).toMatchObject({
    position: start,
    now: last,
    over,
    difference: scored ? collected.alice - collected.bob + oracle.value(last) : null,
    collected: scored ? collected : null,
    winner: objective === "total" ? null : scored ? expect.anything() : rest.winner,
    scores: rest.scores && {
      alice: collected.alice + rest.scores.alice,
      bob: collected.bob + rest.scores.bob,
    },
    reply: over
      ? null
      : { player: rules.toMove(last), move: first.move, text: first.text, replies: first.replies },
  });
  expect(game.play(input, moves, { review: false }), context).toMatchObject({
    plies: moves.map(() => ({
      best: null,
      loss: null,
      better: null,
      why: null,
      winner: null,
      difference: null,
    })),
    difference: playing.difference,
    winner: playing.winner,
  });
}

/** A move is legal if it is one of the moves, and only then; all small moves are tried that the schema accepts. */
function checkLegality({ rules }: AnyGame, position: unknown): void {
  const legal = new Set(Array.from(rules.moves(position), (move) => JSON.stringify(move)));
  const numbers = [0, 1, 2, 3, 4, 5, 8, 9, 16];
  const values = {
    take: ["left", "right", ...numbers],
    split: numbers,
    keep: ["left", "right"],
    index: numbers,
    digit: numbers,
  };
  const fields = Object.keys(
    (rules.move as unknown as { entries: object }).entries,
  ) as (keyof typeof values)[];
  const candidates = fields.reduce<object[]>(
    (moves, field) => moves.flatMap((move) => values[field].map((value) => ({ ...move, [field]: value }))),
    [{}],
  );
  for (const move of candidates) {
    if (!safeParse(rules.move, move).success || rules.isLegal === undefined) continue;
    const wanted = legal.has(JSON.stringify(move));
    expect(rules.isLegal(position, move), `${JSON.stringify(move)} in ${JSON.stringify(position)}`).toBe(
      wanted,
    );
  }
}

/** By the definition: how many of the opponent's answers win for the opponent, of all. */
function repliesTo(
  game: AnyGame,
  oracle: Oracle<unknown, unknown>,
  position: unknown,
  move: unknown,
): Replies {
  const after = game.rules.play(position, move);
  if (game.rules.isOver(after)) return { winning: 0, of: 0 };
  const wanted = signOf(otherPlayer(game.rules.toMove(position)));
  const answers = oracle.moves(after);
  return { winning: answers.filter(({ value }) => value === wanted).length, of: answers.length };
}

/** The smaller share first; 0 of 0 first when it wins and last when it loses. */
function easeOf({ replies, value }: { replies: Replies | null; value: number }, sign: number): number {
  if (replies === null) return 0;
  return replies.of > 0 ? replies.winning / replies.of : sign * value > 0 ? -1 : 2;
}

const absoluteValue = (game: AnyGame, { winner, difference }: Solution<unknown, unknown>): number =>
  game.objective === "outcome" ? (winner === "alice" ? 1 : -1) : Number(difference);

/** Plays a whole line by the rules: every move legal and best, the scores as promised at the end. */
function replay(
  game: AnyGame,
  { position: start, line, scores, winner }: Solution<unknown, unknown>,
  oracle: ReturnType<typeof minimax<unknown, unknown>>,
  context: string,
): void {
  let position = start;
  const collected = { alice: 0, bob: 0 };
  let previous: Ply<unknown> | undefined;
  for (const ply of line) {
    const where = `${context}, line ${JSON.stringify(line.map(({ move }) => move))}`;
    expect(game.rules.isOver(position), where).toBe(false);
    expect(ply.player, where).toBe(game.rules.toMove(position));
    if (previous !== undefined && game.objective !== "total")
      expect(ply.player).toBe(otherPlayer(previous.player));
    const choices = oracle.moves(position);
    const played = choices.find(({ move }) => JSON.stringify(move) === JSON.stringify(ply.move));
    expect(played?.value, `${where}: ${JSON.stringify(ply.move)} must be best`).toBe(oracle.value(position));
    expect(ply.points, where).toBe(game.rules.points(position, ply.move));
    expect(ply.text, where).toMatch(/^(Alice|Bob) .+[^.]$/);
    collected[ply.player] += ply.points;
    position = game.rules.play(position, ply.move);
    previous = ply;
  }
  expect(game.rules.isOver(position), `${context}: the line must reach the end`).toBe(true);
  if (scores !== null) expect(collected, context).toEqual(scores);
  else expect(game.rules.winnerAtEnd?.(position), context).toBe(winner);
}

const bestMoves = (game: AnyGame, position: unknown): unknown[] =>
  game
    .moves(position)
    .filter(({ best }) => best)
    .map(({ move }) => move);

function expectSameMoves(actual: readonly unknown[], expected: readonly unknown[]): void {
  const sorted = (moves: readonly unknown[]) => moves.map((move) => JSON.stringify(move)).sort();
  expect(sorted(actual)).toEqual(sorted(expected));
}
