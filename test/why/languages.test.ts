/** What is said in another language says the same: the same numbers, no English left, no value forgotten. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyGame, chinese, english, games, type Language } from "../../functions/games/index.ts";
import { arbitraryPosition } from "../kit/arbitrary-position.ts";
import { playout } from "../kit/playout.ts";

const languages: Readonly<Record<string, Language>> = { chinese };
/** Players, LeetCode's answers, and the names of what a table holds. */
const NAMES = /Alice|Bob|Tie|true|false|dp|sum|[a-dgimMPX]/g;

describe.each(Object.entries(languages))("in %s", (_, language) => {
  it("each key is a sentence, or a move without a full stop", () => {
    expect(Object.keys(language)).toEqual(expect.arrayContaining(Object.keys(english)));
    expect(Object.keys(language).length).toBe(Object.keys(english).length);
  });

  it.each(Object.entries<AnyGame>(games))("%s says what it says in English", (_, game) => {
    fc.assert(
      fc.property(arbitraryPosition(game, 6), fc.array(fc.nat(50), { maxLength: 6 }), (position, choices) => {
        const { moves } = playout(game.rules, game.solve(position).position, choices);
        expectTheSame(
          said(game, position, moves, { language: english }),
          said(game, position, moves, { language }),
        );
      }),
      { numRuns: 60 },
    );
    for (const { position, claim } of game.claims()) {
      const [ours, theirs] = [english, language].map((language) => {
        const { why, refutation } = game.check(position, claim, { language });
        return [...why, ...refutation.map(({ text }) => text)];
      });
      expectTheSame(ours, theirs);
    }
  });
});

function said(
  game: AnyGame,
  position: unknown,
  moves: readonly unknown[],
  options: { readonly language: Language },
): string[] {
  const solutions = game.methods.map(({ name }) =>
    game.solve(position, { ...options, method: name, line: 5 }),
  );
  const { plies, reply } = game.play(position, moves, { ...options, reply: true });
  const wrong = { winner: "tie", difference: 77, scores: { alice: 70, bob: -7 }, best: null } as const;
  const check = game.check(position, moves.length > 0 ? { ...wrong, line: moves } : wrong, options);
  return [
    ...solutions.flatMap(({ why, line }) => [...why, ...line.map(({ text }) => text)]),
    ...game.moves(position, options).map(({ text }) => text),
    ...plies.flatMap(({ why, text }) => (why === null ? [text] : [text, why])),
    ...(reply === null ? [] : [reply.text]),
    ...check.why,
  ];
}

function expectTheSame(ours: readonly string[], theirs: readonly string[]): void {
  expect(theirs.length).toBe(ours.length);
  ours.forEach((sentence, i) => {
    const other = theirs[i];
    const context = `${sentence} ~ ${other}`;
    expect(numbersIn(other), context).toEqual(expect.arrayContaining(numbersIn(sentence)));
    expect(other.replace(NAMES, ""), context).not.toMatch(/[a-z]|undefined|NaN/i);
    expect(other, context).toMatch(/\p{Script=Han}/u);
    expect(other.endsWith("。"), context).toBe(sentence.endsWith("."));
  });
}

const numbersIn = (sentence: string): string[] => sentence.match(/\d+/g) ?? [];
