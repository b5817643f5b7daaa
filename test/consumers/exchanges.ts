/**
 * Requests with the responses that the built functions really give to them, typed by the paths of the document, and
 * wrong ones beside them.
 */
import { safeParse } from "valibot";
import { expect } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { type Answer, ask, movesOf, solveIt } from "../kit/bundles.ts";
import { type TypedValue, wrongOnes } from "./typed-values.ts";

type Fields = Readonly<Record<string, unknown>>;
const allGames = Object.values<AnyGame>(games);
const firstExample = ({ rules }: AnyGame) => rules.examples[0] as Fields;
const others = (game: AnyGame) => allGames.filter((other) => other !== game);
const methodsOf = ({ methods }: AnyGame) => methods.map(({ name }) => name);

const operation = (path: string, verb: "get" | "post") => `paths["${path}"]["${verb}"]`;
const sentTo = (path: string) => `${operation(path, "post")}["requestBody"]["content"]["application/json"]`;
const queryOf = (path: string) => `${operation(path, "get")}["parameters"]["query"]`;
const givenBy = (path: string, verb: "get" | "post" = "get") =>
  `${operation(path, verb)}["responses"][200]["content"]["application/json"]`;
const problemOf = (path: string, verb: "get" | "post", status: string) =>
  `${operation(path, verb)}["responses"]["${status}"]["content"]["application/problem+json"]`;

/** What is asked about the positions of one game. */
export async function aboutGame(game: AnyGame): Promise<TypedValue[]> {
  const { slug, rules } = game;
  const right: TypedValue[] = [];
  const wrong: TypedValue[] = [];

  const kinds = [
    { kind: "solve", post: solveIt, options: methodsOf(game).map((method) => ({ method, line: 1000 })) },
    { kind: "moves", post: movesOf, options: [{ limit: 5 }] },
  ] as const;
  for (const { kind, post, options } of kinds) {
    const path = `/v1/games/${slug}/${kind}`;
    const minimal = { type: sentTo(path), value: { position: firstExample(game) } };
    const minimalQuery = { type: queryOf(path), value: firstExample(game) };
    right.push(minimal, minimalQuery);
    wrong.push(...wrongOnes(minimal), ...wrongOnes(minimalQuery));

    const received: TypedValue[] = [];
    for (const position of rules.examples) {
      for (const option of options) {
        const { body } = succeeded(await post(slug, { position, ...option }));
        const query = { ...body.position, ...option };
        const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
        const byQuery = await ask({
          method: "GET",
          resource: `/v1/games/{game}/${kind}`,
          game: slug,
          query: asked,
        });
        right.push({ type: sentTo(path), value: { position: body.position, ...option } });
        right.push({ type: queryOf(path), value: query });
        received.push({ type: givenBy(path, "post"), value: body });
        received.push({ type: givenBy(path), value: succeeded(byQuery).body });
      }
    }
    right.push(...received);
    for (const value of received.slice(0, 2)) wrong.push(...wrongOnes(value));

    const refused = await post(slug, { position: { ...firstExample(game), colour: 1 } });
    const problem = { type: problemOf(path, "post", "422"), value: refused.body };
    right.push(problem);
    wrong.push(...wrongOnes(problem));

    for (const other of others(game)) {
      const position = firstExample(other);
      const { body } = succeeded(await post(other.slug, { position }));
      wrong.push({ type: givenBy(path, "post"), value: body, wrong: `a response about ${other.slug}` });
      if (safeParse(rules.position, position).success) continue; // Stone Game's piles are Stone Game II's, too
      const what = `a position of ${other.slug}`;
      wrong.push({ type: sentTo(path), value: { position }, wrong: what });
      wrong.push({ type: queryOf(path), value: position, wrong: what });
    }
  }

  const path = `/v1/games/${slug}/solve`;
  for (const method of others(game).flatMap(methodsOf)) {
    if (methodsOf(game).includes(method)) continue;
    const value = { position: firstExample(game), method };
    wrong.push({ type: sentTo(path), value, wrong: `not a method of ${slug}` });
  }
  return [...right, ...wrong];
}

/** What is asked about no game in particular, and the request that a reader of the README sends first. */
export async function aboutAllGames(readme: string): Promise<TypedValue[]> {
  const [, path, body] = /curl -s localhost:3000(\S+) .* -d '(.*)'/.exec(readme) ?? ["", "", ""];
  const right: TypedValue[] = [{ type: sentTo(path), value: JSON.parse(body) }];
  const wrong: TypedValue[] = [];
  const free = ["limits", "position", "schema"];

  const catalogue = succeeded(await ask({ method: "GET", resource: "/v1/games" }));
  const listed = { type: givenBy("/v1/games"), value: catalogue.body };
  right.push(listed);
  wrong.push(...wrongOnes(listed, free));

  for (const { slug, leetcode } of allGames) {
    const resource = "/v1/games/{game}";
    const response = succeeded(await ask({ method: "GET", resource, game: slug }));
    const described = { type: givenBy(resource), value: response.body };
    const named = `${operation(resource, "get")}["parameters"]["path"]`;
    right.push(
      described,
      { type: named, value: { game: slug } },
      { type: named, value: { game: `${leetcode}` } },
    );
    wrong.push(...wrongOnes(described, free), { type: named, value: { game: "chess" }, wrong: "no game" });
  }
  const unknown = await ask({ method: "GET", resource: "/v1/games/{game}", game: "chess" });
  right.push({ type: problemOf("/v1/games/{game}", "get", "404"), value: unknown.body });

  const document = { type: givenBy("/v1/openapi.json"), value: { openapi: "3.1.0" } };
  right.push(document);
  wrong.push({ ...document, value: "3.1.0", wrong: "no object" });

  const asked = sentTo("/v1/solve");
  const given = givenBy("/v1/solve", "post");
  const batch = (questions: readonly unknown[]) => ask({ resource: "/v1/solve", body: { questions } });
  const questions = allGames.map((game) => ({ game: game.slug, position: firstExample(game) }));
  const mixed = succeeded(await batch([...questions, { game: "stone-game", position: { piles: [0.5] } }, 1]));
  right.push({ type: asked, value: { questions } }, { type: given, value: mixed.body });
  for (const game of allGames) {
    const question = { game: game.slug, position: firstExample(game), method: methodsOf(game)[0], line: 2 };
    const response = { type: given, value: succeeded(await batch([question])).body };
    const minimal = {
      type: asked,
      value: { questions: questions.filter(({ game: slug }) => slug === game.slug) },
    };
    right.push(response, { type: asked, value: { questions: [question] } });
    wrong.push(...wrongOnes(response), ...wrongOnes(minimal));
    for (const other of others(game)) {
      const position = firstExample(other);
      if (safeParse(game.rules.position, position).success) continue;
      const value = { questions: [{ game: game.slug, position }] };
      wrong.push({ type: asked, value, wrong: `a position of ${other.slug} for ${game.slug}` });
    }
  }
  const broken = await ask({ resource: "/v1/solve", body: "{" });
  expect(broken.status).toBe(400);
  right.push({ type: problemOf("/v1/solve", "post", "default"), value: broken.body });
  return [...right, ...wrong];
}

function succeeded(answer: Answer): Answer {
  expect(answer.status, answer.text).toBe(200);
  return answer;
}
