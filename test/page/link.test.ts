/** The state in the address and back, for every game and every field; and what undo and redo do to it. */
import { describe, expect, it } from "vitest";
import { BrokenLink, fragmentOf, stateFrom } from "../../functions/page/link.ts";
import { drawnPosition, randomFrom } from "../../functions/page/random-position.ts";
import {
  firstState,
  isYours,
  opponents,
  redoneTo,
  reduce,
  type State,
  tabs,
  undoneTo,
} from "../../functions/page/state.ts";
import { legalMoves, rulesOf, type Slug, slugs } from "../../functions/page/statements.ts";

/** A state by chance: a drawn position, some legal moves, any settings. */
function someState(slug: Slug, seed: number): State {
  const below = randomFrom(seed);
  const rules = rulesOf(slug);
  const start = drawnPosition(slug, { seed, size: below(9) });
  const moves: unknown[] = [];
  let now = start;
  for (let i = below(6); i > 0 && !rules.isOver(now); i--) {
    const legal = legalMoves(rules, now);
    const move = legal[below(legal.length)];
    moves.push(move);
    now = rules.play(now, move);
  }
  return {
    ...firstState,
    slug,
    start,
    moves,
    ply: below(moves.length + 1),
    opponent: opponents[below(opponents.length)],
    errs: 1 + below(10),
    you: below(2) === 0 ? "alice" : "bob",
    tab: tabs[below(tabs.length)],
    retry: moves.length > 0 && below(3) === 0 ? below(moves.length) : null,
    method: below(2) === 0 ? null : "fusion",
    cell: below(2) === 0 ? null : below(20),
  };
}

describe.each(slugs)("a link to %s", (slug) => {
  it("brings back every field", () => {
    for (let seed = 0; seed < 60; seed++) {
      const state = someState(slug, seed);
      const fragment = fragmentOf(state);
      expect(stateFrom(fragment)).toEqual(state);
      // A browser writes the address as it likes, and it is still read.
      expect(stateFrom(decodeURI(new URL(`file:///x#${fragment}`).hash.slice(1)))).toEqual(state);
    }
  });

  it("has a drawn position by its seed where it is long", () => {
    const drawn = { seed: 5, size: slug === "sum-game" ? 3_000 : 2_500 };
    const state = { ...firstState, slug, start: drawnPosition(slug, drawn), drawn };
    if (slug === "stone-game-iv") return expect(fragmentOf(state)).toBe("stone-game-iv?n=2500");
    expect(fragmentOf(state)).toBe(`${slug}?drawn=5:${drawn.size}`);
    expect(stateFrom(fragmentOf(state))).toEqual(state);
  });
});

describe("a broken link", () => {
  it.each([
    ["chess?x=1", "there is no game"],
    ["stone-game", "piles"],
    ["stone-game?piles=1,x", "expected an integer"],
    ["stone-game?piles=1,2&moves=l,l,l", "move 3"],
    ["stone-game?piles=1,2&moves=m", "move 1"],
    ["stone-game?piles=1,2&moves=l:r", "move 1"],
    ["stone-game?piles=1,2&ply=1", "ply"],
    ["stone-game?piles=1,2&tab=chart", "tab"],
    ["stone-game?piles=1,2&errs=0", "errs"],
    ["stone-game?piles=1,2&retry=0", "retry"],
    ["stone-game?drawn=none", "too long"],
    ["stone-game?drawn=1:99999999", "drawn"],
    ["stone-game?piles=1,2&toMove=carol", "alice"],
  ])("says what is wrong: %s", (fragment, words) => {
    expect(() => stateFrom(fragment)).toThrow(BrokenLink);
    expect(() => stateFrom(fragment)).toThrow(words);
  });

  it("to nothing is the first state", () => expect(stateFrom("")).toEqual(firstState));
});

describe("undo and redo", () => {
  const played = (changes: Partial<State>): State => {
    let state: State = { ...firstState, ...changes };
    for (const take of ["left", "right", "left", "left", "right"])
      state = reduce(state, { type: "move", move: { take } });
    return state;
  };

  it("stop where it is your turn", () => {
    for (const you of ["alice", "bob"] as const) {
      let state = played({ you });
      while (undoneTo(state) !== undefined) {
        state = reduce(state, { type: "undo" });
        expect(isYours(state, state.ply)).toBe(true);
      }
      expect(state.ply).toBe(you === "alice" ? 0 : 1);
      while (redoneTo(state) !== undefined) state = reduce(state, { type: "redo" });
      expect(state.ply).toBe(5);
      expect(state.moves).toHaveLength(5);
    }
  });

  it("go one move at a time where two people play", () => {
    const state = reduce(played({ opponent: "person" }), { type: "undo" });
    expect(state.ply).toBe(4);
    expect(reduce(state, { type: "redo" }).ply).toBe(5);
  });

  it("a move from the middle drops what came after", () => {
    const state = reduce({ ...played({}), ply: 2 }, { type: "move", move: { take: "right" } });
    expect(state.moves).toHaveLength(3);
    expect(state.ply).toBe(3);
  });
});
