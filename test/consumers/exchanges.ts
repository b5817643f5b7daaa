/**
 * Requests with the responses that the built functions really give to them, typed by the paths of the document, and
 * wrong ones beside them.
 */
import { expect } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { routeList } from "../../functions/http/routes.ts";
import { type Answer, ask } from "../kit/bundles.ts";
import { type TypedValue, wrongOnes } from "./typed-values.ts";

type Fields = Readonly<Record<string, unknown>>;
const allGames = Object.values<AnyGame>(games);
const firstExample = ({ rules }: AnyGame) => rules.examples[0] as Fields;
const others = (game: AnyGame) => allGames.filter((other) => other !== game);
const firstMove = (game: AnyGame) => game.moves(firstExample(game), { limit: 1 })[0].move;
const methodsOf = ({ methods }: AnyGame) => methods.map(({ name }) => name);
const tableMethodsOf = ({ methods }: AnyGame) =>
  methods.filter(({ table }) => table !== undefined).map(({ name }) => name);

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
  const options = {
    solve: methodsOf(game).map((method) => ({ method, line: 1000 })),
    moves: [{ limit: 5 }],
    play: [{ moves: [firstMove(game)], reply: true }, { review: false }],
    table: tableMethodsOf(game).map((method) => ({ method })),
  };

  for (const kind of Object.keys(options) as (keyof typeof options)[]) {
    const path = `/v1/games/${slug}/${kind}`;
    const resource = `/v1/games/{game}/${kind}`;
    const post = (body: unknown, about = slug) => ask({ resource, game: about, body });
    const byQuery = routeList.some((route) => route.method === "GET" && route.resource === resource);

    const minimal = [{ type: sentTo(path), value: { position: firstExample(game) } as unknown }];
    if (byQuery) minimal.push({ type: queryOf(path), value: firstExample(game) });
    const received: TypedValue[] = [];
    for (const position of kind === "play" || kind === "table"
      ? rules.examples.slice(0, 1)
      : rules.examples) {
      for (const option of options[kind]) {
        const { body } = succeeded(await post({ position, ...option }));
        right.push({ type: sentTo(path), value: { position: body.position, ...option } });
        received.push({ type: givenBy(path, "post"), value: body });
        if (!byQuery) continue;
        const asked = await byGet(game, kind, { ...body.position, ...inQuery(option) });
        right.push(asked[0]);
        received.push(asked[1]);
      }
    }
    const refused = await post({ position: { ...firstExample(game), colour: 1 } });
    const problem = { type: problemOf(path, "post", "422"), value: refused.body };
    right.push(...minimal, ...received, problem);
    for (const value of [...minimal, received[0], problem]) wrong.push(...wrongOnes(value));
    if (byQuery) wrong.push({ ...received[1], value: {}, wrong: "nothing of what is given" });

    for (const other of others(game)) {
      const position = firstExample(other);
      const { body } = succeeded(await post({ position }, other.slug));
      wrong.push({ type: givenBy(path, "post"), value: body, wrong: `a response about ${other.slug}` });
      if (shapeOf(position) === shapeOf(firstExample(game))) continue; // Stone Game's piles are Stone Game II's, too
      const what = `a position of ${other.slug}`;
      for (const { type, value } of minimal) {
        wrong.push({ type, value: "position" in Object(value) ? { position } : position, wrong: what });
      }
    }
  }

  const position = firstExample(game);
  for (const method of others(game).flatMap(methodsOf)) {
    if (methodsOf(game).includes(method)) continue;
    const type = sentTo(`/v1/games/${slug}/solve`);
    wrong.push({ type, value: { position, method }, wrong: `not a method of ${slug}` });
  }
  for (const other of others(game)) {
    const move = firstMove(other);
    if (shapeOf(move) === shapeOf(firstMove(game))) continue;
    const type = sentTo(`/v1/games/${slug}/play`);
    wrong.push({ type, value: { position, moves: [move] }, wrong: `a move of ${other.slug}` });
  }
  const claimed = await aboutClaims(game);
  return [...right, ...wrong, ...claimed];
}

/** A question in the query, and what it is answered. */
async function byGet({ slug }: AnyGame, kind: string, value: Fields): Promise<[TypedValue, TypedValue]> {
  const path = `/v1/games/${slug}/${kind}`;
  const query = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field)]));
  const answer = await ask({ method: "GET", resource: `/v1/games/{game}/${kind}`, game: slug, query });
  return [
    { type: queryOf(path), value },
    { type: givenBy(path), value: succeeded(answer).body },
  ];
}

/** As the parameters are typed: a move with one field by the value of that field, all else that is no plain value in JSON. */
const inQuery = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Array.isArray(field) ? shortList(field) : short(field),
    ]),
  );
const short = (value: unknown): unknown => {
  const parts = Object.values(Object(value));
  if (Object(value) !== value) return value;
  return parts.length === 1 ? parts[0] : JSON.stringify(value);
};
const shortList = (values: readonly unknown[]): unknown => {
  const isShort = values.every((value) => Object.keys(Object(value)).length === 1);
  return isShort ? values.map(short) : JSON.stringify(values);
};

/** A claim of all that is true of a position, and one of what is not. */
async function aboutClaims(game: AnyGame): Promise<TypedValue[]> {
  const path = `/v1/games/${game.slug}/check`;
  const type = sentTo(path);
  const position = firstExample(game);
  const { winner, answer, difference, scores } = game.solve(position);
  const move = firstMove(game);
  const claim = { winner, answer, difference, scores, best: move, line: [move] };
  const values: TypedValue[] = [];
  for (const asked of [
    { position, claim },
    { position, claim: { difference: null, best: null, winner: "tie" } },
  ]) {
    const response = await ask({ resource: "/v1/games/{game}/check", game: game.slug, body: asked });
    const received = { type: givenBy(path, "post"), value: succeeded(response).body };
    values.push({ type, value: asked }, received, ...wrongOnes(received, ["claimed", "actual"]));
  }
  for (const [name, part] of Object.entries(claim)) {
    if (part === null) continue;
    const [asked, received] = await byGet(game, "check", { ...position, ...inQuery({ [name]: part }) });
    values.push(asked, received, { ...asked, value: { [name]: part }, wrong: "no position" });
    values.push({ ...received, value: {}, wrong: "nothing of what is given" });
  }
  const wrong = (value: unknown, what: string) => values.push({ type, value, wrong: what });
  wrong({ position }, "no claim");
  wrong({ claim }, "no position");
  wrong({ position, claim: { ...claim, loser: "bob" } }, "an unknown part");
  wrong({ position, claim: { winner: "carol" } }, "no player");
  wrong({ position, claim: { line: null } }, "a line that is none");
  wrong({ position, claim: { answer: [] } }, "no answer of any game");
  for (const other of others(game)) {
    const best = firstMove(other);
    if (shapeOf(best) !== shapeOf(move)) wrong({ position, claim: { best } }, `a move of ${other.slug}`);
  }
  return values;
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

  for (const { slug } of allGames) {
    const resource = "/v1/games/{game}/claims";
    const known = {
      type: givenBy(resource),
      value: succeeded(await ask({ method: "GET", resource, game: slug })).body,
    };
    const anyFields = ["position", "claim", "actual", "move"];
    right.push(known, { type: `${operation(resource, "get")}["parameters"]["path"]`, value: { game: slug } });
    wrong.push(...wrongOnes(known, anyFields));
  }

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
      if (shapeOf(position) === shapeOf(firstExample(game))) continue;
      const value = { questions: [{ game: game.slug, position }] };
      wrong.push({ type: asked, value, wrong: `a position of ${other.slug} for ${game.slug}` });
    }
  }
  const broken = await ask({ resource: "/v1/solve", body: "{" });
  expect(broken.status).toBe(400);
  right.push({ type: problemOf("/v1/solve", "post", "default"), value: broken.body });
  return [...right, ...wrong];
}

/** The names of an object's fields with their kinds: what a type can tell apart. */
const shapeOf = (value: unknown): string =>
  Object.entries(Object(value))
    .map(([name, field]) => `${name} ${typeof field}`)
    .join();

function succeeded(answer: Answer): Answer {
  expect(answer.status, answer.text).toBe(200);
  return answer;
}
