/** What rules, oracle and solvers of each game say of random positions, for the records `said` of Agree.v. */

import { absoluteValue } from "../../../functions/games/by-the-rules.ts";
import { type Rules, signOf } from "../../../functions/games/game.ts";
import { type Game, games, minimax } from "../../../functions/games/index.ts";
import * as coq from "./coq.ts";
import type { Random } from "./random.ts";

interface Tie<P> {
  /** A position that the oracle and Coq, which has no memo, can take in. */
  draw(random: Random): P;
  term(position: P): string;
}

/** Everything about one game as a theorem. */
function tie<P, M, I>(game: Game<P, M, I>, { draw, term }: Tie<P>) {
  const name = game.slug.replaceAll("-", "_");
  return (random: Random, count: number): string => {
    const cases = Array.from({ length: count }, () => said(game, name, draw(random), term, random));
    return coq.agreement(`Game_${name}`, `agrees ${name}`, cases);
  };
}

function said<P, M, I>(
  { rules, methods }: Game<P, M, I>,
  name: string,
  position: P,
  term: (position: P) => string,
  random: Random,
): string {
  const sign = signOf(rules.toMove(position));
  const own = (values: ArrayLike<number>) => coq.integers(Array.from(values, (value) => sign * value));

  const valued = methods
    .find(({ moves }) => moves !== undefined)
    ?.moves?.value(position, Number.POSITIVE_INFINITY);
  if (valued === undefined) throw new TypeError(`${name}: no method values moves`);
  const { line } = methods[0].solve(position, Number.POSITIVE_INFINITY);

  const played: M[] = [];
  const places: number[] = [];
  const signs: number[] = [sign];
  for (let at = position; !rules.isOver(at); ) {
    const moves = [...rules.moves(at)];
    const place = random.below(moves.length);
    places.push(place);
    played.push(moves[place]);
    at = rules.play(at, moves[place]);
    signs.push(signOf(rules.toMove(at)));
  }
  const reviewed = methods.find(({ review }) => review !== undefined)?.review?.along(position, played).values;
  if (reviewed === undefined) throw new TypeError(`${name}: no method reviews`);

  return [
    `Build_said ${name}`,
    term(position),
    coq.integer(sign * minimax(rules).value(position)),
    own(methods.map((method) => absoluteValue(method.solve(position, 0)))),
    own(Array.from({ length: valued.count }, (_, i) => valued.value(i))),
    coq.naturals(
      placesOf(
        rules,
        position,
        line.map(({ move }) => move),
      ),
    ),
    coq.naturals(places),
    coq.integers(Array.from(reviewed, (value, ply) => signs[ply] * value)),
  ].join(" ");
}

/** Each move of a line by its place among all moves there. */
function placesOf<P, M>(rules: Rules<P, M>, start: P, line: readonly M[]): number[] {
  let position = start;
  return line.map((move) => {
    const place = Array.from(rules.moves(position), (other) => JSON.stringify(other)).indexOf(
      JSON.stringify(move),
    );
    position = rules.play(position, move);
    return place;
  });
}

const pairs = (xs: readonly number[], ys: readonly number[]): string =>
  coq.list(xs.keys(), (i) => coq.tuple(coq.integer(xs[i]), coq.integer(ys[i])));

/** A string of digits up to K and up to so many question marks. */
export function digits(random: Random, length: number, maxDigit: number, marks: number): string {
  const characters = Array.from({ length }, () => `${random.between(0, maxDigit)}`);
  for (let mark = 0; mark < marks && length > 0; mark++) characters[random.below(length)] = "?";
  return characters.join("");
}

export const ties = [
  tie(games["sum-game"], {
    draw(random) {
      const maxDigit = [0, 1, 2, 3, 9][random.below(5)];
      const num = digits(random, 2 * random.between(0, 3), maxDigit, random.below(maxDigit === 9 ? 4 : 5));
      return { num, maxDigit, toMove: random.player() };
    },
    term: ({ num, maxDigit, toMove }) =>
      coq.tuple(coq.natural(maxDigit), coq.player(toMove), `SumGame.row_of "${num}"`),
  }),
  tie(games["stone-game"], {
    draw: (random) => ({
      piles: random.row(random.below(9), random.between(-5, 1)),
      toMove: random.player(),
    }),
    term: ({ piles }) => coq.integers(piles),
  }),
  tie(games["stone-game-ii"], {
    draw: (random) => ({
      piles: random.row(random.below(10), random.between(-5, 1)),
      m: random.between(1, 3),
      toMove: random.player(),
    }),
    term: ({ piles, m }) => coq.tuple(coq.natural(m), coq.integers(piles)),
  }),
  tie(games["stone-game-iii"], {
    draw: (random) => ({
      stoneValue: random.row(random.below(9), random.between(-5, 1)),
      maxTake: random.between(1, 8),
      toMove: random.player(),
    }),
    term: ({ stoneValue, maxTake }) => coq.tuple(coq.natural(maxTake), coq.integers(stoneValue)),
  }),
  tie(games["stone-game-iv"], {
    draw: (random) => ({ n: random.below(23), toMove: random.player() }),
    term: ({ n }) => coq.natural(n),
  }),
  tie(games["stone-game-v"], {
    draw: (random) => ({ stoneValue: random.row(random.below(9), 0) }),
    term: ({ stoneValue }) => coq.integers(stoneValue),
  }),
  tie(games["stone-game-vi"], {
    draw(random) {
      const n = random.below(6);
      return {
        aliceValues: random.row(n, random.between(-5, 1)),
        bobValues: random.row(n, random.between(-5, 1)),
        toMove: random.player(),
      };
    },
    term: ({ aliceValues, bobValues, toMove }) =>
      coq.tuple(coq.player(toMove), pairs(aliceValues, bobValues)),
  }),
  tie(games["stone-game-vii"], {
    draw: (random) => ({
      stones: random.row(random.below(9), random.between(-5, 1)),
      toMove: random.player(),
    }),
    term: ({ stones }) => coq.integers(stones),
  }),
  tie(games["stone-game-viii"], {
    draw: (random) => ({
      stones: random.row(random.below(9), random.between(-5, 1)),
      toMove: random.player(),
    }),
    term: ({ stones }) => coq.integers(stones),
  }),
  tie(games["stone-game-ix"], {
    draw: (random) => ({
      stones: random.row(random.below(6), random.between(-5, 1)),
      removedSum: random.between(-1, 3),
      toMove: random.player(),
    }),
    term: ({ stones, removedSum, toMove }) =>
      coq.tuple(
        coq.truth(removedSum !== 0 && removedSum % 3 === 0),
        coq.player(toMove),
        coq.integer(removedSum),
        coq.integers(stones),
      ),
  }),
];
