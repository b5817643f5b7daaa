/** What the solve function answers, for any catalogue of games. */
import { createHash } from "node:crypto";
import type { APIGatewayProxyResult } from "aws-lambda";
import type { GenericSchema, InferOutput } from "valibot";
import { BUDGET } from "../games/define-game.ts";
import type { AnyGame, Ranking, Solution } from "../games/game.ts";
import { GameError } from "../games/game-error.ts";
import { parse } from "../games/schema.ts";
import { rankingAnswer, solutionAnswer } from "../http/answers.ts";
import { header, jsonBody } from "../http/body.ts";
import { dispatcher, type Games, gameOf, type LambdaHandler, type Request } from "../http/dispatch.ts";
import { HttpError, problemOf, within } from "../http/problem.ts";
import { batchBody, movesBody, question, solveBody } from "../http/requests.ts";
import { jsonResponse, notModified } from "../http/response.ts";
import { REVISION } from "../http/version.ts";
import { questionFromQuery } from "./query.ts";

export function solveHandler(games: Games): LambdaHandler {
  return dispatcher({
    "POST /v1/games/{game}/solve": (request) => {
      const game = gameFor(games, request);
      return jsonResponse(
        solveQuestion(game, parsed(solveBody, jsonBody(request.event)), inBody, request.log),
      );
    },
    "GET /v1/games/{game}/solve": (request) => {
      const game = gameFor(games, request);
      const asked = parsed(solveBody, questionFromQuery(game, request.event, ["method", "line"]));
      return cached(request, [game.slug, "solve", asked], () =>
        solveQuestion(game, asked, inQuery, request.log),
      );
    },
    "POST /v1/games/{game}/moves": (request) => {
      const game = gameFor(games, request);
      return jsonResponse(rankMoves(game, parsed(movesBody, jsonBody(request.event)), inBody, request.log));
    },
    "GET /v1/games/{game}/moves": (request) => {
      const game = gameFor(games, request);
      const asked = parsed(movesBody, questionFromQuery(game, request.event, ["limit"]));
      return cached(request, [game.slug, "moves", asked], () => rankMoves(game, asked, inQuery, request.log));
    },
    "POST /v1/solve": (request) => jsonResponse(solveBatch(games, jsonBody(request.event), request)),
  });
}

type Log = Request["log"];
/** Where a position and the options beside it stand in the request, as JSON Pointers. */
type Places = Parameters<typeof within>[0];
const inBody: Places = { position: "/position", options: "" };
const inQuery: Places = { position: "", options: "" };

function gameFor(games: Games, { event, log }: Request): AnyGame {
  const game = gameOf(games, event.pathParameters?.game);
  log.game = game.slug;
  return game;
}

function solveQuestion(
  game: AnyGame,
  asked: InferOutput<typeof solveBody>,
  places: Places,
  log: Log,
  budget = BUDGET,
) {
  const solution = within(places, () =>
    game.solve(asked.position, { method: asked.method, line: asked.line, budget }),
  );
  note(log, game, solution);
  log.method = solution.method;
  log.outcome = String(solution.winner ?? solution.difference);
  return solutionAnswer(game, solution);
}

function rankMoves(game: AnyGame, asked: InferOutput<typeof movesBody>, places: Places, log: Log) {
  const ranking = within(places, () => game.rank(asked.position, { limit: asked.limit }));
  note(log, game, ranking);
  log.outcome = String(ranking.winner ?? ranking.difference);
  return rankingAnswer(game, ranking);
}

/** All questions share one budget, in order: together they cost no more than one question may. */
function solveBatch(games: Games, body: unknown, { id, log }: Request) {
  const { questions } = parsed(batchBody, body);
  let left = BUDGET;
  let refused = 0;
  const results = questions.map((input, i) => {
    const place = `/questions/${i}`;
    const facts: Log = {};
    try {
      const asked = parsed(question, input, place);
      const game = gameOf(games, asked.game);
      const answer = solveQuestion(
        game,
        asked,
        { position: `${place}/position`, options: place },
        facts,
        left,
      );
      left -= Number(facts.operations);
      return answer;
    } catch (error) {
      if (!(error instanceof GameError || error instanceof HttpError)) throw error;
      refused++;
      if (error instanceof GameError) left -= error.spent;
      return problemOf(left < BUDGET ? sayingWhatIsLeft(error, left) : error, id);
    }
  });
  log.questions = questions.length;
  log.operations = BUDGET - left;
  log.outcome = `${refused} refused`;
  return { results };
}

/** A question that is too large only for what those before it have left must say so. */
function sayingWhatIsLeft(error: GameError | HttpError, left: number): GameError | HttpError {
  if (!(error instanceof GameError && error.code === "over-budget")) return error;
  const remark = `the batch has ${left.toLocaleString("en")} of its ${BUDGET.toLocaleString("en")} operations left, so ask it in a request of its own`;
  return new GameError(
    error.code,
    error.complaints.map(({ pointer, detail }) => ({ pointer, detail: `${detail}; ${remark}` })),
  );
}

function note(log: Log, game: AnyGame, answer: Solution<unknown, unknown> | Ranking<unknown, unknown>): void {
  log.size = game.size(answer.position);
  log.operations = answer.cost;
}

/**
 * An answer to a GET: the same question has the same answer for as long as the code stays the same, so the tag is
 * known before the work is done and a client that has the answer costs none.
 */
function cached(
  { event, log }: Request,
  key: readonly unknown[],
  answer: () => unknown,
): APIGatewayProxyResult {
  const digest = createHash("sha256")
    .update(JSON.stringify([REVISION, ...key]))
    .digest("base64url")
    .slice(0, 27);
  const headers = { etag: `"${digest}"`, "cache-control": "public, max-age=86400" };
  const known =
    header(event, "if-none-match")
      ?.split(",")
      .map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  // "*" would match whatever was asked, also what has no answer; only a tag shows that there was one
  if (known.includes(headers.etag)) {
    log.outcome = "not modified";
    return notModified(headers);
  }
  return jsonResponse(answer(), headers);
}

/** @throws {HttpError} 422 */
function parsed<S extends GenericSchema>(schema: S, input: unknown, place = ""): InferOutput<S> {
  const result = parse(schema, input);
  if ("output" in result) return result.output;
  const complaints = result.complaints.map(({ pointer, detail }) => ({ pointer: place + pointer, detail }));
  const sentences = complaints.map(({ detail }) => detail).join("; ");
  throw new HttpError(422, `The request is not of the expected form: ${sentences}.`, complaints);
}
