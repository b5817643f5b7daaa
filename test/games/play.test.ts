/** Long games judged within one request's budget, and whole games played through HTTP by a client that knows no rules. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnyGame, absoluteValue, BUDGET, games, signOf } from "../../functions/games/index.ts";
import { valuesAlong } from "../../functions/games/stone-game/review.ts";
import { type LocalServer, startLocal } from "../../infra/local/start-local.ts";
import { playout } from "../kit/playout.ts";
import { positionOfSize } from "../kit/position-of-size.ts";
import { generator, integers } from "../kit/random.ts";

const PLIES = 1000;

describe.each(Object.entries<AnyGame>(games))("a long game of %s", (slug, game) => {
  it("is judged within the budget of one request, with the values that solving each position gives", () => {
    const random = generator(7);
    const draw = (count: number, min: number) => integers(count, Math.max(min, -100), 100, random);
    const start = game.solve(
      positionOfSize(game, slug === "stone-game-iv" ? 1_000_000 : 1000, draw),
    ).position;
    const short = integers(PLIES, 0, 39, random); // short steps make long games
    const { positions, moves } = playout(game.rules, start, short);
    const { plies, cost } = game.play(start, moves, { reply: true });
    expect(cost).toBeLessThanOrEqual(BUDGET);
    expect(plies).toHaveLength(moves.length);
    const worth = (position: unknown) => absoluteValue(game.methods[0].solve(position, 0));
    let collected = 0;
    plies.forEach(({ player, points, difference, winner, loss, best }, k) => {
      collected += signOf(player) * points;
      if (k % 50 !== 0) return;
      const after = worth(positions[k + 1]);
      if (difference === null) expect(signOf(winner as "alice"), `ply ${k}`).toBe(after);
      else expect(difference, `ply ${k}`).toBe(collected + after);
      const lost = signOf(player) * (worth(positions[k]) - signOf(player) * points - after);
      if (loss !== null) expect(loss, `ply ${k}`).toBe(lost);
      else expect(best, `ply ${k}`).toBe(lost === 0);
    });
  });
});

it("Stone Game: the values along a game of 300,000 plies are those of its rows", () => {
  const random = generator(3);
  const piles = integers(300_000, -1000, 1000, random);
  const left = integers(piles.length, 0, 1, random);
  const values = valuesAlong(piles, (ply) => left[ply] === 1, piles.length);
  let [l, r] = [0, piles.length];
  for (let ply = 0; ply < piles.length; ply++) {
    if (ply % 50_000 === 0 || ply > piles.length - 20) {
      expect(values[ply], `ply ${ply}`).toBe(
        games["stone-game"].solve({ piles: piles.slice(l, r) }).difference,
      );
    }
    if (left[ply] === 1) l++;
    else r--;
  }
  expect(values[piles.length]).toBe(0);
});

it("says how many of too many moves could be judged", () => {
  const piles = integers(30_000, 1, 9, generator(5));
  const moves = new Array(1000).fill({ take: 1 });
  expect(() => games["stone-game-ii"].play({ piles }, moves)).toThrow(
    /^\/moves: 1,000 moves would need more than .* (none|the first [\d,]+) of them could be (made|judged)$/,
  );
});

it("says that none of the moves could be judged", () => {
  const { position } = games["stone-game-ii"].solve({ piles: [1, 2, 3] });
  expect(() => games["stone-game-ii"].play(position, [{ take: 1 }], { budget: 1000 })).toThrow(
    /are left; none of them could be made$/,
  );
});

describe("whole games through HTTP", () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocal({ port: 0 });
  });
  afterAll(() => server?.close());

  /** All that a client needs to play: no rule of any game is in it. */
  async function playOut(
    slug: string,
    position: unknown,
    human: "alice" | "bob",
    choose: (n: number) => number,
  ) {
    // biome-ignore lint/suspicious/noExplicitAny: responses of every game
    const ask = async (what: string, body: object): Promise<any> => {
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      return (await fetch(`${server.url}/v1/games/${slug}/${what}`, init)).json();
    };
    const moves: unknown[] = [];
    for (;;) {
      const state = await ask("play", { position, moves, reply: true });
      if (state.over) return state;
      if (state.reply.player === human) {
        const legal = (await ask("moves", { position: state.now })).moves;
        moves.push(legal[choose(legal.length)].move);
      } else moves.push(state.reply.move);
    }
  }

  it.each(Object.entries<AnyGame>(games))(
    "%s: the perfect side never ends with less than the position is worth, on either side",
    async (slug, game) => {
      const random = generator(11);
      const pick = (n: number) => integers(1, 0, n - 1, random)[0];
      for (const example of game.rules.examples) {
        const { winner, difference } = game.solve(example);
        const first = await playOut(slug, example, "bob", pick); // perfect Alice
        const second = await playOut(slug, example, "alice", pick); // perfect Bob
        if (difference === null) {
          if (winner === "alice") expect(first.winner).toBe("alice");
          if (winner === "bob") expect(second.winner).toBe("bob");
        } else {
          expect(first.difference).toBeGreaterThanOrEqual(difference);
          expect(second.difference).toBeLessThanOrEqual(difference);
        }
      }
    },
  );
});
