/**
 * A game of Stone Game with best play on both sides, with the types that the API's own document gives. It knows no rules.
 *
 * npx openapi-typescript http://localhost:3000/v1/openapi.json --output test/clients/api.d.ts
 * node test/clients/play.ts '{"piles": [3, 7, 2, 3]}'
 *
 * That is Node.js 22.18 or newer; `npx tsx` runs it on older ones. OPTIMAL_PLAY_URL is where the API is,
 * http://localhost:3000 without it; OPTIMAL_PLAY_KEY is its key, where it asks for one.
 */
import type { components, paths } from "./api.js";

type Schemas = components["schemas"];
type Questions = { [Q in "solve" | "play"]: paths[`/v1/games/stone-game/${Q}`]["post"] };
type Asked<Q extends keyof Questions> = Questions[Q]["requestBody"]["content"]["application/json"];
type Answer<Q extends keyof Questions> = Questions[Q]["responses"][200]["content"]["application/json"];

const { OPTIMAL_PLAY_URL: url = "http://localhost:3000", OPTIMAL_PLAY_KEY: key = "" } = process.env;

function positionIn([text = "", ...more]: readonly string[]): Schemas["StoneGamePosition"] {
  try {
    if (more.length === 0) return JSON.parse(text);
  } catch {
    // it is told below
  }
  console.error(`Expected a position in JSON, as in node play.ts '{"piles": [3, 7, 2, 3]}'`);
  process.exit(2);
}

async function ask<Q extends keyof Questions>(question: Q, body: Asked<Q>): Promise<Answer<Q>> {
  const headers = { "content-type": "application/json", "x-api-key": key };
  const response = await fetch(`${url}/v1/games/stone-game/${question}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (response.ok) return (await response.json()) as Answer<Q>;
  const problem = (await response.json()) as Schemas["Problem"];
  console.error(problem.detail);
  process.exit(1);
}

const position = positionIn(process.argv.slice(2));
console.log((await ask("solve", { position })).why[0]);
const moves: Schemas["StoneGameMove"][] = [];
for (;;) {
  const { reply, winner, scores } = await ask("play", { position, moves, reply: true });
  if (reply === null) {
    console.log(winner, JSON.stringify(scores));
    break;
  }
  console.log(reply.text);
  moves.push(reply.move);
}
