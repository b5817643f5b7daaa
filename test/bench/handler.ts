/**
 * (d) The built solve function from API Gateway event to answer, against a handler that only parses and echoes the same
 * body, and, for large bodies, against JSON.parse and the solver alone. Log lines are written, to nowhere.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from "aws-lambda";
import type { AnyGame } from "../../functions/games/index.ts";
import { GREATEST_LIST } from "../../functions/http/limits.ts";
import { lambdaContext, proxyEvent } from "../kit/proxy-event.ts";
import { allGames, gameCalled } from "./catalogue.ts";
import { ordinary } from "./inputs.ts";
import { compare, timed } from "./measure.ts";
import { type Bench, type Job, type Row, rowOf, type Table } from "./table.ts";

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

const MEGABYTE = 1_000_000;
const large = [
  "sum-game",
  "stone-game",
  "stone-game-iii",
  "stone-game-vi",
  "stone-game-vii",
  "stone-game-viii",
];

export const handler: Table = {
  title: "The built handler, event in, answer out",
  jobs: (bench) => [
    ...allGames.map((game) => smallJob(bench, game)),
    ...large.flatMap((slug) => {
      const game = gameCalled(slug);
      return game === undefined ? [] : largeJobs(bench, game);
    }),
    {
      title: "the reference positions, asked for as events",
      run: async () => reference(bench.knownAnswers, await builtHandler(bench)),
    },
  ],
};

const builtHandler = async ({ bundles }: Bench): Promise<Handler> =>
  (await import(pathToFileURL(bundles["solve"].file).href)).handler;

/** What any handler has to do at the least. Synchronous inside, as ours is: the promise costs both the same. */
const bareHandler = async ({ body }: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => ({
  statusCode: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(JSON.parse(body ?? "")),
  isBase64Encoded: false,
});

const solveEvent = (game: AnyGame, body: unknown) =>
  proxyEvent({ resource: "/v1/games/{game}/solve", game: game.slug, body });

async function answering(bench: Bench, event: APIGatewayProxyEvent): Promise<() => unknown> {
  const ours = await builtHandler(bench);
  const { statusCode, body } = await ours(event, lambdaContext);
  if (statusCode !== 200) throw new Error(body.slice(0, 300));
  return () => ours(event, lambdaContext);
}

function smallJob(bench: Bench, game: AnyGame): Job {
  return {
    title: `${game.slug}, its first example, against a bare handler`,
    async run() {
      const event = solveEvent(game, { position: game.rules.examples[0], line: 10 });
      const ours = timed(await answering(bench, event));
      const bare = timed(() => bareHandler(event));
      const named = { question: `${game.slug}, first example`, against: "parse and echo" };
      return rowOf(named, ["other", "ours"], compare(bare, ours, bench.effort));
    },
  };
}

function largeJobs(bench: Bench, game: AnyGame): Job[] {
  const body = () => {
    const probe = JSON.stringify({ position: ordinary(game.slug, 10_000) });
    const n = Math.floor((10_000 * 3 * MEGABYTE) / probe.length / 2) * 2;
    return JSON.stringify({ position: ordinary(game.slug, n) });
  };
  const work = `handler on a 3 MB body (${game.slug}), against JSON.parse and the solve`;
  return [
    {
      title: `${game.slug}, 3 MB, against a bare handler`,
      async run() {
        const event = solveEvent(game, body());
        const named = { question: `${game.slug}, 3 MB`, against: "parse and echo" };
        const ours = timed(await answering(bench, event));
        return rowOf(
          named,
          ["other", "ours"],
          compare(
            timed(() => bareHandler(event)),
            ours,
            bench.effort,
          ),
        );
      },
    },
    {
      title: work,
      async run() {
        const text = body();
        const ours = timed(await answering(bench, solveEvent(game, text)));
        const alone = timed(() => game.solve(JSON.parse(text).position).difference);
        const named = { question: `${game.slug}, 3 MB`, against: "JSON.parse and the solve" };
        return rowOf(named, ["other", "ours"], compare(alone, ours, bench.effort), { work, atMost: 1.6 });
      },
    },
  ];
}

interface KnownAnswer {
  readonly game: string;
  readonly position: unknown;
  readonly winner: unknown;
  readonly difference: unknown;
  readonly answer: unknown;
  readonly bestMoves: readonly unknown[];
}

/** Winner, difference, answer and the whole set of best moves of every known answer. */
async function reference(folder: string, ask: Handler): Promise<Row> {
  const known: KnownAnswer[] = readdirSync(folder).flatMap((file) =>
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  );
  let right = 0;
  for (const { game, position, winner, difference, answer, bestMoves } of known) {
    const answerTo = async (question: "solve" | "moves", options = {}) => {
      const body = { position, ...options };
      const event = proxyEvent({ resource: `/v1/games/{game}/${question}`, game, body });
      return JSON.parse((await ask(event, lambdaContext)).body);
    };
    const solution = await answerTo("solve");
    const { moves = [] } = await answerTo("moves", { limit: GREATEST_LIST });
    const best = moves
      .filter((move: { best: boolean }) => move.best)
      .map((move: { move: unknown }) => JSON.stringify(move.move));
    const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
    const sameMoves = same(best.sort(), bestMoves.map((move) => JSON.stringify(move)).sort());
    if (
      same(solution.winner, winner) &&
      same(solution.difference, difference) &&
      same(solution.answer, answer) &&
      sameMoves
    )
      right++;
  }
  const measured = `${right} of ${known.length} right`;
  return {
    cells: {
      question: "reference positions",
      against: "brute force",
      "other, ms": "",
      "ours, ms": "",
      ratio: measured,
    },
    verdict: {
      work: `${known.length} reference positions, all ten games, as events`,
      target: "all right",
      measured,
      met: right === known.length,
    },
  };
}
