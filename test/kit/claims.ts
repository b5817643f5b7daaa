/** Claims about small positions of any game, right and wrong ones, and the oracle's judgement on what is answered to them. */
import fc from "fast-check";
import { safeParse } from "valibot";
import { expect } from "vitest";
import type { AnyGame, Claim, Misconception } from "../../functions/games/index.ts";
import { minimax, signOf } from "../../functions/games/index.ts";
import { saidBy } from "../../functions/games/misconception.ts";
import { arbitraryPosition } from "./arbitrary-position.ts";

export type AnyMisconception = Misconception<unknown, unknown, unknown>;
type Part = keyof Claim<unknown>;
const parts: readonly Part[] = ["winner", "answer", "difference", "scores", "best", "line"];

/** What a claim is made of, whatever the position; a claim follows from it and a position. */
export interface ClaimPlan {
  /** How each part comes about, 0 for not at all. */
  readonly kinds: readonly number[];
  readonly shift: number;
  readonly choices: readonly number[];
}

const [NONE, RIGHT, RANDOM, NULL, KNOWN] = [0, 1, 2, 3, 4];

export const claimPlan: fc.Arbitrary<ClaimPlan> = fc.record({
  kinds: fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(NONE) },
        { weight: 3, arbitrary: fc.constantFrom(RIGHT, KNOWN) },
        { weight: 2, arbitrary: fc.constantFrom(RANDOM, NULL) },
      ),
      { minLength: parts.length, maxLength: parts.length },
    )
    .filter((kinds) => kinds.some((kind) => kind !== NONE)),
  shift: fc.integer({ min: -4, max: 4 }),
  choices: fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }),
});

/** Holds answers about one small position against the oracle. */
export function claimJudge(game: AnyGame, misconceptions: readonly AnyMisconception[], input: unknown) {
  const { rules } = game;
  const oracle = minimax(rules);
  const solution = game.solve(input as object, { line: 1000 });
  const { position } = solution;

  return (plan: ClaimPlan) => {
    const claim = claimFrom(plan);
    const context = `${JSON.stringify(position)} ${JSON.stringify(claim)}`;
    const check = game.check(input as object, claim);
    const expected = parts.filter((part) => part in claim).map((part) => judged(part, claim));
    expect(check.parts, context).toEqual(expected);
    const failed = expected.find(({ holds }) => !holds);
    expect(check.holds, context).toBe(failed === undefined);
    expect(check.like, context).toBe(
      failed === undefined ? null : (misconceptions.find((one) => claims(one, failed))?.name ?? null),
    );
    expect(check.why.length, context).toBeGreaterThanOrEqual(2);
    expect(check.why.length, context).toBeLessThanOrEqual(4);
    for (const sentence of check.why) expect(sentence, context).toMatch(/^["A-Z\d].*\.$/s);
    expect(check.why[0], context).toBe(solution.why[0]);
    expect(check.position, context).toEqual(position);
    if (failed === undefined) expect(check.refutation, context).toEqual([]);
    else if (failed.claim !== "line" && (failed.claim !== "best" || failed.claimed === null)) {
      expect(check.refutation, context).toEqual(solution.line);
      if (failed.claim !== "best") {
        const numbers = numbersIn([failed.claimed, failed.actual].flatMap(valuesIn).join(" "));
        expect(numbersIn(check.why[1]), context).toEqual(numbers);
      }
    } else {
      const moves = failed.claim === "line" ? (failed.claimed as readonly unknown[]) : [failed.claimed];
      refuted(moves, check, context);
    }
    return check;
  };

  function claimFrom({ kinds, shift, choices }: ClaimPlan): Claim<unknown> {
    const known = misconceptions.map((one) => saidBy(rules, one, position));
    const pick = <T>(from: readonly T[], k = 0): T => from[choices[k % choices.length] % from.length];
    const entries = parts.flatMap((part, k): [Part, unknown][] => {
      const kind = kinds[k];
      if (kind === NONE) return [];
      if (part === "line" || part === "best") {
        if (rules.isOver(position)) return part === "best" && kind === NULL ? [["best", null]] : [];
        if (part === "best" && kind === NULL) return [["best", null]];
        const said = known.find(({ best }) => best !== undefined)?.best;
        if (part === "best" && kind === KNOWN && said !== undefined) return [["best", said]];
        const line = lineOf(choices, kind === RIGHT ? choices.length : kind === KNOWN ? shift + 4 : 0);
        return [[part, part === "line" ? line : line[0]]];
      }
      const right = solution[part];
      if (kind === NULL) return [[part, null]];
      if (kind === RIGHT) return [[part, right]];
      if (kind === KNOWN) return [[part, pick(known)?.[part] ?? right]];
      return [[part, moved(part, right, shift, pick)]];
    });
    // where only moves were wanted and the game is over
    return entries.length === 0 ? { winner: solution.winner } : Object.fromEntries(entries);
  }

  /** As many best moves as wanted, then any legal ones. */
  function lineOf(choices: readonly number[], best: number): unknown[] {
    const line: unknown[] = [];
    let now = position;
    for (const choice of choices) {
      if (rules.isOver(now)) break;
      const legal = oracle.moves(now);
      const value = oracle.value(now);
      const from = line.length < best ? legal.filter((one) => one.value === value) : legal;
      line.push(from[choice % from.length].move);
      now = rules.play(now, line[line.length - 1]);
    }
    return line;
  }

  /** Some value of the same kind. */
  function moved(part: Part, right: unknown, shift: number, pick: <T>(from: readonly T[]) => T): unknown {
    if (part === "winner") return pick(["alice", "bob", "tie"]);
    if (part === "scores") {
      const { alice, bob } = (right ?? { alice: 0, bob: 0 }) as { alice: number; bob: number };
      return { alice: alice + shift, bob: bob + (shift > 2 ? shift : 0) };
    }
    if (part === "difference") return Number(right) + shift;
    const answers = [true, false, "Alice", "Bob", "Tie", 1, 0, -1, Number(right) + shift];
    return pick(answers.filter((one) => safeParse(rules.answer.type, one).success));
  }

  function judged(claim: Part, all: Claim<unknown>) {
    const claimed = all[claim];
    if (claim === "best") {
      const actual = rules.isOver(position) ? null : game.moves(position as object)[0].move;
      const holds = claimed === null ? actual === null : isBest(position, claimed);
      return { claim, claimed, actual, holds };
    }
    if (claim === "line") {
      const moves = claimed as readonly unknown[];
      const holds = firstFault(moves) < 0;
      const actual = holds ? moves : solution.line.slice(0, moves.length).map(({ move }) => move);
      return { claim, claimed, actual, holds };
    }
    const actual = solution[claim];
    if (claim === "difference" && actual !== null) expect(actual).toBe(oracle.value(position));
    return { claim, claimed, actual, holds: JSON.stringify(claimed) === JSON.stringify(actual) };
  }

  function isBest(now: unknown, move: unknown): boolean {
    const wanted = JSON.stringify(move);
    const played = oracle.moves(now).find((one) => JSON.stringify(one.move) === wanted);
    return played?.value === oracle.value(now);
  }

  function firstFault(moves: readonly unknown[]): number {
    let now = position;
    return moves.findIndex((move) => {
      const before = now;
      now = rules.play(now, move);
      return !isBest(before, move);
    });
  }

  /** Whether a misconception would have said this. */
  function claims(one: AnyMisconception, { claim, claimed }: ReturnType<typeof judged>): boolean {
    if (claim !== "line") return same(saidBy(rules, one, position)[claim], claimed);
    let now = position;
    return (claimed as readonly unknown[]).every((move) => {
      const before = now;
      now = rules.play(now, move);
      return same(one.says(before).best, move);
    });
  }

  /** After the first claimed move that is not best the refutation is best play to the end, and the mover has lost something. */
  function refuted(moves: readonly unknown[], check: ReturnType<AnyGame["check"]>, context: string): void {
    const fault = firstFault(moves);
    let now = position;
    let collected = 0;
    const play = (move: unknown) => {
      collected += signOf(rules.toMove(now)) * rules.points(now, move);
      now = rules.play(now, move);
    };
    for (const move of moves.slice(0, fault)) play(move);
    const mover = rules.toMove(now);
    const best = collected + oracle.value(now);
    play(moves[fault]);
    const value = collected + oracle.value(now);
    for (const ply of check.refutation) {
      expect(ply.player, context).toBe(rules.toMove(now));
      expect(ply.points, context).toBe(rules.points(now, ply.move) + 0);
      expect(isBest(now, ply.move), context).toBe(true);
      play(ply.move);
    }
    expect(rules.isOver(now), context).toBe(true);
    const end = collected + oracle.value(now);
    expect(end, context).toBe(value);
    expect(signOf(mover) * (best - end), context).toBeGreaterThan(0);
    const sentence = check.why[2];
    if (game.objective === "difference")
      expect(leadsIn(sentence), `${context}: ${sentence}`).toEqual([value, best]);
    if (game.objective === "total") expect(numbersIn(sentence).slice(0, 1), context).toEqual([value]);
    if (game.objective === "total") expect(numbersIn(sentence).slice(-1), context).toEqual([best]);
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const valuesIn = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value) : [value];

const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(/-?\d+/g), ([digits]) => Number(digits));

/** Who is said to finish how far ahead, in order: Alice's points minus Bob's. */
function leadsIn(sentence: string): number[] {
  return sentence.split("; better: ").map((half) => {
    if (half.includes("they finish level")) return 0;
    const [, lead] = /finishes (\d+) ahead/.exec(half) ?? [];
    const names = [...half.slice(0, half.indexOf("finishes")).matchAll(/Alice|Bob/g)];
    // who finishes ahead is named last before it, or makes the move that the half names
    return (names[names.length - 1][0] === "Alice" ? 1 : -1) * Number(lead);
  });
}

/** The misconceptions about a game, in their order. */
export async function misconceptionsAbout({ slug }: AnyGame): Promise<readonly AnyMisconception[]> {
  const module: { misconceptions: readonly AnyMisconception[] } = await import(
    `../../functions/games/${slug}/misconceptions.ts`
  );
  return module.misconceptions;
}

/** Judges so many claims about each of so many positions, and says how many of them held and how many looked like a known error. */
export async function judgeClaims(
  game: AnyGame,
  { positions, each, seed }: { positions: number; each: number; seed?: number },
) {
  const counted = { right: 0, known: 0, other: 0 };
  const misconceptions = await misconceptionsAbout(game);
  // where a number is the whole position, it may be larger than a row is long
  const size = typeof Object.values(Object(game.rules.examples[0]))[0] === "number" ? 60 : 5;
  fc.assert(
    fc.property(
      arbitraryPosition(game, size, 1_000_000),
      fc.array(claimPlan, { minLength: each, maxLength: each }),
      (position, plans) => {
        for (const { holds, like } of plans.map(claimJudge(game, misconceptions, position)))
          counted[holds ? "right" : like === null ? "other" : "known"]++;
      },
    ),
    { numRuns: positions, ...(seed === undefined ? {} : { seed }) },
  );
  return counted;
}
