/** What the solve function answers, for any list of games. */
import type { APIGatewayProxyResult } from "aws-lambda";
import type { GenericSchema, InferOutput } from "valibot";
import { BUDGET, Budget } from "../games/budget.ts";
import { parse } from "../games/fields.ts";
import type { AnyGame, AskOptions, Claim } from "../games/game.ts";
import { complaintsIn, GameError } from "../games/game-error.ts";
import { problemsInEnglish } from "../games/problems-in-english.ts";
import { sizeOf } from "../games/size.ts";
import { plain } from "../games/text.ts";
import { jsonBody } from "../http/body.ts";
import { dispatcher, type LambdaHandler, type Request } from "../http/dispatch.ts";
import { findGame } from "../http/find-game.ts";
import { HttpError, problemOf } from "../http/problem.ts";
import { jsonResult } from "../http/proxy-result.ts";
import { question, type RequestBody, requestBodies } from "../http/request-bodies.ts";
import { checkBody, playingBody, rankingBody, solutionBody, tableBody } from "../http/response-bodies.ts";
import { cached } from "./cached.ts";
import { questionFromQuery } from "./query.ts";

/** By slug, what finds a game by its name; the game itself may be loaded when it is asked for. */
type Names = Readonly<Record<string, Pick<AnyGame, "slug" | "leetcode">>>;
type Load = (slug: string) => AnyGame | Promise<AnyGame>;

export function solveHandler(names: Names, load: Load): LambdaHandler {
  /** @throws {HttpError} 404 */
  const gameCalled = async (name?: string) => load(findGame(names, name).slug);
  /** @param of what the operation does with a game and a question about it */
  const asked =
    <K extends "solve" | "moves" | "play" | "check" | "table">(
      kind: K,
      of: (game: AnyGame, asked: RequestBody<K>, log: Log, options: AskOptions) => unknown,
    ) =>
    async (request: Request): Promise<APIGatewayProxyResult> => {
      const { event, log } = request;
      const game = await gameCalled(event.pathParameters?.game);
      log.game = game.slug;
      if (event.httpMethod === "POST") {
        const at = { position: "/position", options: "" };
        return spending(log, new Budget(), (budget) =>
          jsonResult(of(game, parsed(requestBodies[kind], jsonBody(event, budget)), log, { at, budget })),
        );
      }
      const at = { position: "", options: "", claim: "" };
      const question = parsed(requestBodies[kind], questionFromQuery(game, event, requestBodies[kind]));
      return cached(request, [game.slug, kind, question], () =>
        spending(log, new Budget(), (budget) => of(game, question, log, { at, budget })),
      );
    };
  const check = asked("check", checkClaim);
  const play = asked("play", playGame);
  const solve = asked("solve", solveQuestion);
  const moves = asked("moves", rankMoves);
  return dispatcher<"solve">({
    solve,
    solveByQuery: solve,
    moves,
    movesByQuery: moves,
    play,
    playByQuery: play,
    check,
    checkByQuery: check,
    table: asked("table", showTable),
    solveBatch: (request) =>
      spending(
        request.log,
        new Budget(BUDGET, `ask it separately, for its own ${plain(BUDGET)}`),
        async (budget) =>
          jsonResult(await solveBatch(gameCalled, jsonBody(request.event, budget), request, budget)),
      ),
  });
}

/** Logs what some work has cost, also where it was refused. */
async function spending<T>(log: Log, budget: Budget, work: (budget: Budget) => T | Promise<T>): Promise<T> {
  try {
    return await work(budget);
  } finally {
    log.operations = budget.spent;
  }
}

type Log = Request["log"];

function solveQuestion(game: AnyGame, asked: RequestBody<"solve">, log: Log, options: AskOptions) {
  const { position, ...rest } = asked;
  const solution = game.solve(position, { ...options, ...rest });
  log.size = sizeOf(solution.position);
  log.method = solution.method;
  log.outcome = String(solution.winner ?? solution.difference);
  return solutionBody(game, solution);
}

function rankMoves(game: AnyGame, asked: RequestBody<"moves">, log: Log, options: AskOptions) {
  const { position, ...rest } = asked;
  const ranking = game.rank(position, { ...options, ...rest });
  log.size = sizeOf(ranking.position);
  log.outcome = String(ranking.winner ?? ranking.difference);
  return rankingBody(game, ranking);
}

function playGame(game: AnyGame, asked: RequestBody<"play">, log: Log, options: AskOptions) {
  const { position, moves, ...rest } = asked;
  const playing = game.play(position, moves, { ...options, ...rest });
  log.size = sizeOf(playing.position);
  log.outcome = String(playing.winner ?? playing.difference);
  return playingBody(game, playing);
}

function checkClaim(game: AnyGame, asked: RequestBody<"check">, log: Log, options: AskOptions) {
  const check = game.check(asked.position, asked.claim as Claim<unknown>, options);
  log.size = sizeOf(check.position);
  log.outcome = check.holds ? "holds" : `fails${check.like === null ? "" : `: ${check.like}`}`;
  return checkBody(game, check);
}

function showTable(game: AnyGame, asked: RequestBody<"table">, log: Log, options: AskOptions) {
  const table = game.table(asked.position, asked.method, options);
  log.size = sizeOf(table.position);
  log.method = table.method;
  log.outcome = `${table.cells.length} cells`;
  return tableBody(game, table);
}

/** All questions share one budget, in order: together they cost no more than one question may. */
async function solveBatch(
  gameCalled: (name: string) => Promise<AnyGame>,
  body: unknown,
  { id, log }: Request,
  budget: Budget,
) {
  const { questions } = parsed(requestBodies.batch, body);
  let refused = 0;
  const results: unknown[] = [];
  for (const [i, input] of questions.entries()) {
    const place = `/questions/${i}`;
    try {
      const { game, ...asked } = parsed(question, input, place);
      const at = { position: `${place}/position`, options: place };
      results.push(solveQuestion(await gameCalled(game), asked, {}, { at, budget }));
    } catch (error) {
      if (!(error instanceof GameError || error instanceof HttpError)) throw error;
      refused++;
      results.push(problemOf(error, id));
    }
  }
  log.questions = questions.length;
  log.outcome = `${refused} refused`;
  return { results };
}

/** @throws {HttpError} 422 */
function parsed<S extends GenericSchema>(schema: S, input: unknown, at = ""): InferOutput<S> {
  const result = parse(schema, input, at);
  if ("output" in result) return result.output;
  const complaints = complaintsIn(problemsInEnglish, result.faults);
  const sentences = complaints.map(({ detail }) => detail).join("; ");
  throw new HttpError(422, `The request is not of the expected form: ${sentences}.`, complaints);
}
