/**
 * The schemas of the bodies that the API gives (`http/response-bodies.ts`), from which the OpenAPI document follows. They
 * are closed, so that a test which validates real responses notices a field too many or too few.
 */
import * as v from "valibot";
import { LONGEST_LINE } from "../games/claim.ts";
import { anyInteger } from "../games/fields.ts";
import type { AnyGame } from "../games/game.ts";
import { GREATEST_ECHO, GREATEST_GAME, GREATEST_LINE, GREATEST_LIST } from "../http/limits.ts";

const natural = v.pipe(anyInteger, v.minValue(0));
const player = v.picklist(["alice", "bob"]);
const described = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));

/** Both players' points, the same in all games that have points. */
export const scores = v.strictObject({ alice: anyInteger, bob: anyInteger });

const why = v.pipe(v.array(v.string()), v.minLength(1));

/** Of a claim, in any game. */
export const checkedPart = v.strictObject({
  claim: v.picklist(["winner", "answer", "difference", "scores", "best", "line"]),
  claimed: described(v.unknown(), "As it was sent."),
  actual: described(
    v.unknown(),
    "What is true; of `best` the first best move, of `line` an optimal line of the same length.",
  ),
  holds: v.boolean(),
});

/** The coordinates of a cell. */
export const place = v.array(anyInteger);
export const axis = v.strictObject({ name: v.string(), from: anyInteger, to: anyInteger });

/** What is said about the positions of one game: fields that a game has no use for are null throughout. */
export function bodiesOf({ slug, objective, rules, methods, claims }: AnyGame) {
  const winner = {
    outcome: player,
    difference: v.picklist(["alice", "bob", "tie"]),
    total: described(v.null(), "One player plays alone."),
  }[objective];
  const scored = objective !== "outcome";
  const none = described(v.null(), "There are no points.");
  const points = scored ? anyInteger : none;
  const bothScores = scored ? scores : none;
  const difference = scored ? described(anyInteger, "Alice's points minus Bob's.") : none;
  const position = described(
    v.nullable(rules.position),
    `With its optional fields filled in; null when it holds more than ${GREATEST_ECHO} elements.`,
  );
  const ply = v.strictObject({ player, move: rules.move, points: anyInteger, text: v.string() });
  const replies = scored
    ? described(v.null(), "In games with points.")
    : described(
        v.strictObject({ winning: natural, of: natural }),
        "After how many of the opponent's legal answers the opponent wins, of how many there are.",
      );
  const rankedMove = v.strictObject({
    move: rules.move,
    best: described(v.boolean(), "Whether the move attains the position's value."),
    winner,
    difference: points,
    loss: scored ? described(natural, "What the move costs its mover against the best one.") : none,
    replies,
    text: v.string(),
  });
  const judgedPly = described(
    v.strictObject({
      ...ply.entries,
      winner: v.nullable(winner),
      difference: v.nullable(points),
      best: v.nullable(v.boolean()),
      loss: v.nullable(points),
      better: described(
        v.nullable(rules.move),
        "The first of the ranked moves, where this one was not best.",
      ),
      why: described(
        v.nullable(v.string()),
        "What the move gave up and how it is answered; null if it was best.",
      ),
    }),
    "Values are of the whole game after the move, and null without a review.",
  );
  const cell = v.strictObject({
    at: place,
    value: described(
      scored ? anyInteger : v.picklist(["win", "lose"]),
      "For the player who moves there, unless an axis names the player.",
    ),
    from: described(v.array(place), "The cells that were looked at."),
    choice: described(v.nullable(rules.move), "A move that attains the value."),
  });
  return {
    ply,
    cell,
    table: v.strictObject({
      game: v.literal(slug),
      position,
      method: v.picklist(methods.filter(({ table }) => table !== undefined).map(({ name }) => name)),
      recurrence: v.string(),
      axes: v.array(axis),
      here: described(place, "The position's own cell."),
      cells: described(v.pipe(v.array(cell), v.minLength(1)), "In the order of filling."),
    }),
    rankedMove,
    judgedPly,
    playing: described(
      v.strictObject({
        game: v.literal(slug),
        position,
        now: position,
        plies: v.pipe(v.array(judgedPly), v.maxLength(GREATEST_GAME)),
        over: v.boolean(),
        collected: bothScores,
        winner,
        scores: bothScores,
        difference,
        reply: described(
          v.nullable(v.strictObject({ ...ply.entries, replies })),
          "The first of the ranked moves now; null when not asked for or when the game is over.",
        ),
      }),
      "Values are of the whole game: what is collected and what is still to come.",
    ),
    check: v.strictObject({
      game: v.literal(slug),
      position,
      holds: v.boolean(),
      parts: v.pipe(v.array(checkedPart), v.minLength(1)),
      like: v.nullable(v.picklist([...new Set(claims().map(({ name }) => name))])),
      why,
      refutation: v.pipe(v.array(ply), v.maxLength(LONGEST_LINE)),
    }),
    solution: v.strictObject({
      game: v.literal(slug),
      position,
      winner,
      scores: bothScores,
      difference,
      answer: described(rules.answer.type, "The answer in LeetCode's own form."),
      method: v.picklist(methods.map(({ name }) => name)),
      why,
      line: v.pipe(v.array(ply), v.maxLength(GREATEST_LINE)),
    }),
    ranking: v.strictObject({
      game: v.literal(slug),
      position,
      winner,
      difference,
      total: described(natural, "How many legal moves there are, listed or not."),
      moves: v.pipe(v.array(rankedMove), v.maxLength(GREATEST_LIST)),
    }),
  };
}

/** Not `looseObject`: generators take an object without properties for an empty one. */
const anyObject = v.record(v.string(), v.unknown());
const method = v.strictObject({
  name: v.string(),
  time: v.string(),
  space: v.string(),
  source: v.string(),
  proof: described(
    v.nullable(v.string()),
    "The theorem behind it, where its proof is checked by machine (notebooks/proofs).",
  ),
  table: described(v.boolean(), "Whether it has a table."),
});
const summary = {
  slug: v.string(),
  title: v.string(),
  leetcode: described(anyInteger, "The LeetCode problem's number."),
  objective: described(v.picklist(["outcome", "difference", "total"]), "What is played for."),
  summary: v.string(),
  methods: v.pipe(v.array(method), v.minLength(1)),
  limits: described(
    v.record(v.string(), v.record(v.string(), anyInteger)),
    "By method, the largest size that stays within the budget of one request.",
  ),
  example: v.strictObject({ position: described(anyObject, "A position to try.") }),
  links: v.strictObject({
    self: v.string(),
    solve: v.string(),
    moves: v.string(),
    play: v.string(),
    check: v.string(),
    claims: v.string(),
    table: v.string(),
    leetcode: v.string(),
  }),
};
export const gameSummary = v.strictObject(summary);
export const gameEntry = v.strictObject({
  ...summary,
  rules: v.array(v.string()),
  schema: described(anyObject, "JSON Schema of a position."),
});

/** The known misconceptions about any game. */
export const knownClaims = v.strictObject({
  game: v.string(),
  claims: v.array(
    v.strictObject({
      name: v.string(),
      position: anyObject,
      claim: anyObject,
      actual: v.unknown(),
      why,
      refutation: v.array(v.strictObject({ player, move: anyObject, points: anyInteger, text: v.string() })),
    }),
  ),
});
