/** Positions as people paste them: a corpus of real forms, everything that is written read back, every damaged text refused. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnyGame,
  GameError,
  games,
  type PositionOf,
  readPosition,
  writePosition,
} from "../../functions/games/index.ts";
import { arbitraryPosition } from "../kit/arbitrary-position.ts";
import { forms } from "../kit/pasted-forms.ts";
import { toyGame } from "../toy-game/game.ts";

const allGames = Object.values<AnyGame>(games);
const gameNamed = (slug: string) => (games as Readonly<Record<string, AnyGame>>)[slug];

describe("the forms in which positions are pasted", () => {
  it.each(forms.read)("%s reads %j", (slug, text, position) => {
    expect(readPosition(gameNamed(slug), text)).toEqual({ ...defaultsOf(slug), ...position });
  });

  it.each(forms.refused)("%s refuses %j: %s", (slug, text, problem) => {
    const error = errorOf(gameNamed(slug), text);
    expect(error?.message).toBe(problem);
    expect(error?.complaints[0].pointer).toBe("");
  });

  it("has each form for each game", () => {
    for (const list of [forms.read, forms.refused])
      expect([...new Set<string>(list.map(([slug]) => slug))].sort()).toEqual(Object.keys(games).sort());
  });

  it("gives the game's own type of position", () => {
    const position: PositionOf<(typeof games)["stone-game"]> = readPosition(games["stone-game"], "[5,3]");
    expect(games["stone-game"].solve(position).difference).toBe(2);
  });

  it("says the difference between a text and no position: by its code", () => {
    expect(errorOf(gameNamed("stone-game"), "[5,x]")?.code).toBe("invalid-text");
    expect(errorOf(gameNamed("stone-game-v"), "[5,-1]")?.code).toBe("invalid-position");
    expect(() => readPosition(gameNamed("stone-game"), 7 as unknown as string)).toThrow(
      "expected a text, got 7",
    );
  });

  it("reads a game that is in no catalogue", () => {
    expect(readPosition(toyGame, "stones = 4 Bob")).toEqual({ stones: 4, toMove: "bob" });
    expect(writePosition(toyGame, { stones: 4 })).toBe("4");
  });
});

describe.each(allGames.map((game) => [game.slug, game] as const))("%s", (_, game) => {
  const positions = arbitraryPosition(game, 12, Number.POSITIVE_INFINITY);

  it("reads back what it writes, in every form", () => {
    fc.assert(
      fc.property(positions, (position) => {
        const box = writePosition(game, position);
        expect(readPosition(game, box)).toEqual(position);
        for (const form of [
          box.replaceAll("\n", "\r\n"),
          box.replaceAll("\n", " "),
          box.replaceAll("\n", ", "),
          JSON.stringify(position),
          JSON.stringify(position, null, 2),
          pythonDict(position),
          assignments(position, ", "),
          assignments(position, "\n"),
          assignments(position, "\n", (text) => text.replaceAll(",", " ")),
        ])
          expect(readPosition(game, form), form).toEqual(position);
      }),
    );
  });

  it("reads full-width characters as their half-width twins, and counts the characters of what was pasted", () => {
    const texts = fc.tuple(positions, fc.nat(), fc.constantFrom("", "x", "1", ",", "?", "]", "\n"));
    fc.assert(
      fc.property(texts, ([position, cut, odd]) => {
        const box = assignments(position, ", ");
        expect(readPosition(game, wide(box))).toEqual(position);
        const damaged = box.slice(0, cut % box.length) + odd;
        const [narrowed, widened] = [errorOf(game, damaged), errorOf(game, wide(damaged))];
        expect(widened?.faults.map(({ character }) => character)).toEqual(
          narrowed?.faults.map(({ character }) => character),
        );
      }),
    );
  });

  it("writes LeetCode's test case: only what differs from the defaults follows it", () => {
    const [example] = game.rules.examples;
    const lines = writePosition(game, example).split("\n");
    expect(lines).toEqual(Object.values(Object(example)).map((value) => JSON.stringify(value)));
  });

  it("gives a position or a clear error for every beginning and every damage", () => {
    const texts = positions.chain((position) =>
      fc.constantFrom(writePosition(game, position), JSON.stringify(position), assignments(position, ", ")),
    );
    const oddities = fc.oneof(
      fc.constantFrom(..."[]{},:='\"?-+.0 \n\r\t\u00a0\ufeff\0\\_eE"),
      fc.constantFrom(
        "null",
        "toMove",
        "piles=",
        "--",
        "]]",
        "1e9",
        "9".repeat(30),
        "\ud83d",
        "𝟙",
        "__proto__:",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(3), oddities, (text, cut, left, odd) => {
        const at = cut % (text.length + 1);
        for (const damaged of [text.slice(0, at), text.slice(0, at) + odd + text.slice(at + left)]) {
          const error = errorOf(game, damaged);
          if (error === undefined) continue;
          const [, character] = /^character (\d+): expected /.exec(error.message) ?? [];
          expect(Number(character), error.message).toBeGreaterThanOrEqual(1);
          expect(Number(character)).toBeLessThanOrEqual(damaged.length + 1);
          expect(error.message.length).toBeLessThan(300);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("a text of a megabyte", () => {
  const pieces = [
    "[",
    "]",
    "{",
    "1,",
    "1 ",
    "-",
    " ",
    "\n",
    "a",
    '"',
    "?",
    "=",
    "piles=",
    ",",
    "[1],",
    "\ud83d",
  ];
  it.each(["stone-game", "sum-game", "stone-game-vi"])("is read or refused: %s", (slug) => {
    for (const piece of pieces) {
      for (const before of ["", "[", '"', '{"num":"']) {
        const text = before + piece.repeat(2 ** 20 / piece.length);
        expect([undefined, "invalid-text", "invalid-position"]).toContain(
          errorOf(gameNamed(slug), text)?.code,
        );
      }
    }
  });
});

function errorOf(game: AnyGame, text: string): GameError | undefined {
  try {
    const position = readPosition(game, text);
    expect(readPosition(game, writePosition(game, position))).toEqual(position);
    return undefined;
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    expect(["invalid-text", "invalid-position"]).toContain(error.code);
    return error;
  }
}

function defaultsOf(slug: string): object {
  const [example] = gameNamed(slug).rules.examples;
  const whole = Object(readPosition(gameNamed(slug), JSON.stringify(example)));
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !(name in Object(example))));
}

const pythonDict = (position: object): string =>
  JSON.stringify(position).replaceAll('"', "'").replaceAll(",", ", ");

const assignments = (position: object, apart: string, change = (text: string) => text): string =>
  Object.entries(position)
    .map(([name, value]) => `${name} = ${change(JSON.stringify(value))}`)
    .join(apart);

/** As a Chinese keyboard writes it. */
const wide = (text: string): string =>
  text
    .replaceAll("[", "【")
    .replaceAll("]", "】")
    .replace(/[!-~]/g, (narrow) => String.fromCharCode(narrow.charCodeAt(0) + 0xfee0));
