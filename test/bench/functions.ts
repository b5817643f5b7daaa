/** The deployed functions: what a cold start pays for our modules, and what stands around the solvers on a large body. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lambdaContext, proxyEvent } from "../kit/proxy-event.ts";
import { allGames, gameCalled } from "./games.ts";
import { ordinary } from "./inputs.ts";
import { compare, type Side, timed, timedToItsEnd } from "./measure.ts";
import type { Bench, Row } from "./table.ts";

/** What any handler has to do at the least. */
const bareHandler = `export const handler = async ({ body }) => ({
  statusCode: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(JSON.parse(body ?? "")),
  isBase64Encoded: false,
});
`;

const event = (slug: string, body: unknown) =>
  proxyEvent({ resource: "/v1/games/{game}/solve", game: slug, body });

/** Milliseconds of the import, and of a first answer: starting Node is not in our hands. */
const probe = `const start = process.cpuUsage();
const { handler } = await import(process.argv[1]);
if (process.argv[2] !== undefined) await handler(...JSON.parse(process.argv[2]));
const { user, system } = process.cpuUsage(start);
process.stderr.write("\\n" + (user + system) / 1000);`;

const starting = (file: string, asked: readonly string[]): Side => {
  const args = ["--input-type=module", "--eval", probe, pathToFileURL(file).href, ...asked];
  return () => Number(spawnSync(process.execPath, args, { encoding: "utf8" }).stderr.split("\n").pop());
};

const startRow = (
  work: string,
  name: keyof Bench["functions"],
  asked: readonly string[],
  atMost?: number,
): Row => ({
  work,
  ...(atMost !== undefined && { atMost }),
  run({ functions, scratch, quick }) {
    const bare = join(scratch, "bare.mjs");
    writeFileSync(bare, bareHandler);
    const most = quick ? 9 : 41;
    return compare(starting(bare, asked), starting(functions[name], asked), { time: 0, least: most, most });
  },
});

const question = JSON.stringify([event("stone-game", { position: { piles: [5, 3, 4, 5] } }), lambdaContext]);

const largeBody = (slug: string): Row => ({
  work: `${slug}, a body of 3 MB: the function over JSON.parse and the solve`,
  atMost: 1.6,
  async run({ functions, effort }) {
    const game = gameCalled(slug);
    const probed = JSON.stringify({ position: ordinary(slug, 10_000) }).length;
    const n = Math.floor((10_000 * 3_000_000) / probed / 2) * 2;
    const body = JSON.stringify({ position: ordinary(slug, n) });
    const { handler } = await import(pathToFileURL(functions.solve).href);
    const asked = { ...event(slug, {}), body };
    const { statusCode } = await handler(asked, lambdaContext);
    if (statusCode !== 200) throw new Error(`the function answers ${statusCode}`);
    const alone = timed(() => game.solve(JSON.parse(body).position).difference);
    const whole = timedToItsEnd(() => handler(asked, lambdaContext));
    return compare(alone, whole, effort);
  },
});

/** Its milliseconds are what infra/cost/ordinary-question.json has. */
const ordinaryQuestions: Row = {
  work: "the first example of each game: the function over parsing and echoing",
  async run({ functions, scratch, effort }) {
    const bare = join(scratch, "bare.mjs");
    writeFileSync(bare, bareHandler);
    const events = allGames.map((game) => event(game.slug, { position: game.rules.examples[0], line: 10 }));
    const [echo, ours] = await Promise.all(
      [bare, functions.solve].map(async (file) => (await import(pathToFileURL(file).href)).handler),
    );
    const each = (handler: typeof ours) => {
      let next = 0;
      return timedToItsEnd(() => handler(events[next++ % events.length], lambdaContext));
    };
    return compare(each(echo), each(ours), effort);
  },
};

export const functions: readonly Row[] = [
  startRow("start of the solve function over a bare handler's", "solve", [], 6),
  startRow("start and first answer, over a bare handler's", "solve", [question]),
  startRow("start of the catalogue function over a bare handler's", "catalog", []),
  ordinaryQuestions,
  ...["sum-game", "stone-game", "stone-game-iii", "stone-game-vi", "stone-game-vii", "stone-game-viii"].map(
    largeBody,
  ),
];
