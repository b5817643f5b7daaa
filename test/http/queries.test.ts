/** Questions asked by GET: the same answers as by POST, the forms that a query takes, what is cached, what is refused. */
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { ask, checkIt, movesOf, solveIt } from "../kit/bundles.ts";

type Query = Record<string, string | readonly string[]>;

const get = (what: string, game: string, query: Query, headers: Record<string, string> = {}) =>
  ask({ method: "GET", resource: `/v1/games/{game}/${what}`, game, query, headers });
const playIt = (game: string, body: unknown) => ask({ resource: "/v1/games/{game}/play", game, body });

const inQuery = (value: unknown): Query =>
  Object.fromEntries(
    Object.entries(Object(value)).map(([name, field]) => [
      name,
      typeof field === "string" ? field : JSON.stringify(field),
    ]),
  );

describe.each(Object.entries<AnyGame>(games))("by GET as by POST: %s", (slug, game) => {
  it.each(game.rules.examples)("%j", async (position) => {
    const moves = game.solve(position, { line: 3 }).line.map(({ move }) => move);
    const { winner, answer, difference, scores } = game.solve(position);
    const claims: object[] = [
      { winner, answer, difference, scores },
      { winner: null },
      { answer },
      { best: moves[0] ?? null },
    ];
    if (moves.length > 0) claims.push({ line: moves }, { best: game.moves(position).at(-1)?.move });
    for (const options of [{}, { line: 2, method: "minimax" }])
      expect((await get("solve", slug, inQuery({ ...Object(position), ...options }))).body).toEqual(
        (await solveIt(slug, { position, ...options })).body,
      );
    expect((await get("moves", slug, inQuery({ ...Object(position), limit: 2 }))).body).toEqual(
      (await movesOf(slug, { position, limit: 2 })).body,
    );
    for (const options of [{}, { moves, reply: true }, { moves, review: false }])
      expect((await get("play", slug, inQuery({ ...Object(position), ...options }))).body).toEqual(
        (await playIt(slug, { position, ...options })).body,
      );
    for (const claim of claims) {
      const asked = await get("check", slug, inQuery({ ...Object(position), ...claim }));
      expect(asked.status, asked.text).toBe(200);
      expect(asked.body).toEqual((await checkIt(slug, { position, claim })).body);
    }
  });

  it("takes moves with one field as the values of that field", async () => {
    const [position] = game.rules.examples;
    const moves = game.solve(position, { line: 2 }).line.map(({ move }) => move);
    const [fields] = moves.map((move) => Object.keys(Object(move)));
    if (fields.length > 1) {
      const asked = { ...inQuery(position), moves: "left" };
      expect((await get("play", slug, asked)).body.errors[0]).toMatchObject({
        pointer: "/moves/0",
        detail: expect.stringContaining(`the fields are ${fields.join(", ")}`),
      });
      return;
    }
    const short = moves.map((move) => String(Object.values(Object(move))[0]));
    const expected = (await playIt(slug, { position, moves })).body;
    for (const written of [short.join(","), short.join(" , "), short, JSON.stringify(moves)])
      expect((await get("play", slug, { ...inQuery(position), moves: written })).body).toEqual(expected);
    for (const claim of [{ best: short[0] }, { line: short.join(",") }])
      expect((await get("check", slug, { ...inQuery(position), ...claim })).body.holds).toBe(true);
  });
});

describe("the position in a query", () => {
  it.each<[string, Query, object]>([
    ["stone-game", { piles: "5,3,4,5" }, { piles: [5, 3, 4, 5] }],
    ["stone-game", { piles: "[5,3,4,5]" }, { piles: [5, 3, 4, 5] }],
    ["stone-game", { piles: ["【５，３】", "４、５"] }, { piles: [5, 3, 4, 5] }],
    ["stone-game", { piles: " [ 5, 3 ,4  5 ] " }, { piles: [5, 3, 4, 5] }],
    ["stone-game", { piles: "5 3 4 5" }, { piles: [5, 3, 4, 5] }],
    ["stone-game", { piles: ["5", "3", "4", "5"] }, { piles: [5, 3, 4, 5] }],
    ["stone-game", { piles: ["[5,3]", "4,5"] }, { piles: [5, 3, 4, 5] }],
    ["stone-game", { piles: "" }, { piles: [] }],
    ["stone-game", { piles: "[]", toMove: " Bob " }, { piles: [], toMove: "bob" }],
    ["sum-game", { num: "?3295???" }, { num: "?3295???" }],
    ["sum-game", { num: '"0012"', maxDigit: " 3" }, { num: "0012", maxDigit: 3 }],
    ["sum-game", { num: "" }, { num: "" }],
    [
      "stone-game-vi",
      { bobValues: "[2,1]", aliceValues: ["1", "3"] },
      { aliceValues: [1, 3], bobValues: [2, 1] },
    ],
    ["1510", { n: " 7" }, { n: 7 }],
  ])("%s %j", async (game, query, position) => {
    const { status, body, text } = await get("solve", game, query);
    expect(status, text).toBe(200);
    expect(body).toEqual((await solveIt(game, { position })).body);
  });

  const long = "x".repeat(5000);
  const invalid = "urn:optimal-play:problem:invalid-text";
  it.each<[string, Query, string, RegExp, string?]>([
    ["solve", { piles: "5,3,x" }, "/piles/2", /^character 5: expected an integer, got "x"$/, invalid],
    [
      "solve",
      { piles: ["5", "3,x"] },
      "/piles/2",
      /^piles 2 of 2, character 3: expected an integer, got "x"$/,
      invalid,
    ],
    [
      "solve",
      { piles: ["1,2", "x"] },
      "/piles/2",
      /^piles 2 of 2, character 1: expected an integer/,
      invalid,
    ],
    [
      "solve",
      { piles: ["[1,2]", "3", "[4,5"] },
      "/piles/4",
      /^piles 3 of 3, character 5: expected a comma/,
      invalid,
    ],
    ["solve", { piles: "5,,3" }, "/piles/1", /^character 3: expected an integer, got ","$/, invalid],
    [
      "solve",
      { piles: "[5,3" },
      "/piles/1",
      /^character 5: expected a comma, a space or "]", got the end$/,
      invalid,
    ],
    ["solve", { piles: "[5] 3" }, "/piles", /^character 5: expected the end, got "3"$/, invalid],
    ["solve", { piles: "1.5" }, "/piles/0", /integer/, invalid],
    ["solve", { piles: "0x10" }, "/piles/0", /integer/, invalid],
    ["solve", { piles: "9007199254740993" }, "/piles/0", /integer/, invalid],
    [
      "solve",
      { piles: "1", toMove: "carol" },
      "/toMove",
      /^character 1: expected "alice" or "bob", got "carol"$/,
      invalid,
    ],
    ["solve", { piles: "1", toMove: ["bob", "bob"] }, "/toMove", /once, got it 2 times/],
    [
      "solve",
      { piles: "1", foo: "1" },
      "/foo",
      /^unknown parameter "foo"; the parameters are piles, toMove, method, line, pretty$/,
    ],
    ["moves", { piles: "x", foo: "1" }, "/foo", /are piles, toMove, limit, pretty$/],
    [
      "play",
      { piles: "1,2", lines: "3" },
      "/lines",
      /^unknown parameter "lines"; the parameters are piles, toMove, moves, review, reply, pretty$/,
    ],
    ["solve", { piles: "1", "a/b~c": ["1", "2"] }, "/a~1b~0c", /^unknown parameter "a\/b~c"/],
    ["solve", { piles: "1", [long]: ["1", "2"] }, "", /^unknown parameter a string of 5000 characters/],
    ["solve", { piles: "1", ["__proto__"]: "red" }, "/__proto__", /unknown parameter/],
    ["solve", { piles: "1", constructor: "red" }, "/constructor", /unknown parameter/],
    ["solve", { piles: "1", position: "1" }, "/position", /unknown parameter/],
    ["solve", { piles: "1", Piles: "1" }, "/Piles", /unknown parameter/],
    ["solve", { piles: "1", line: "many" }, "/line", /integer/],
    ["solve", { piles: "1", pretty: "perhaps" }, "/pretty", /true, false or nothing/],
    ["solve", { piles: "1", moves: "left" }, "/moves", /unknown parameter/],
    ["solve", {}, "/piles", /missing/],
    ["play", { piles: "1,2", moves: "left,up" }, "/moves/1", /"left" or "right"/],
    ["play", { piles: "1,2", moves: "left,left,left" }, "/moves/2", /already over/],
    ["play", { piles: "1,2", moves: '[{"take":"left"}' }, "/moves/0", /"left" or "right"/],
    ["play", { piles: "1,2", moves: "[".repeat(4000) }, "/moves/0", /"left" or "right"/],
    ["play", { piles: "1,2", moves: "null" }, "/moves/0", /object/],
    ["play", { piles: "1,2", review: "yes" }, "/review", /true or false/],
    ["play", { piles: "1,2", reply: ["true", "true"] }, "/reply", /once/],
    ["play", { piles: "1,2", moves: "left,".repeat(1001) }, "/moves", /at most 1000/],
    ["check", { piles: "1,2" }, "", /at least one of winner/],
    ["check", { piles: "1,2", answer: "maybe" }, "/answer", /true or false/],
    ["check", { piles: "1,2", winner: "carol" }, "/winner", /alice/],
    ["check", { piles: "1,2", difference: "1.5" }, "/difference", /integer/],
    ["check", { piles: "1,2", scores: "2" }, "/scores", /object/],
    ["check", { piles: "1,2", scores: '{"alice":2}' }, "/scores/bob", /missing/],
    ["check", { piles: "1,2", scores: `{"a":${"[".repeat(3000)}${"]".repeat(3000)}}` }, "/scores", /object/],
    ["check", { piles: "1,2", best: "up" }, "/best", /"left" or "right"/],
    ["check", { piles: "1,2", best: ["left", "right"] }, "/best", /once/],
    ["check", { piles: "1,2", line: "" }, "/line", /one or more moves/],
    ["check", { piles: "1,2", line: "left,up" }, "/line/1", /"left" or "right"/],
    ["check", { piles: "1,2", claim: '{"answer":true}' }, "/claim", /unknown parameter/],
    ["check", { piles: "1,2", answer: "" }, "/answer", /true or false/],
    ["play", { piles: "1,2", review: "1" }, "/review", /true or false/],
  ])("%s refuses %j", async (what, query, pointer, detail, type) => {
    const { status, body, text } = await get(what, "stone-game", query);
    expect(status, text).toBe(422);
    expect(body.errors[0]).toMatchObject({ pointer, detail: expect.stringMatching(detail) });
    if (type !== undefined) expect(body).toMatchObject({ type, title: "Text that cannot be read" });
    expect(body.detail.length).toBeLessThan(300);
  });

  it("says all that cannot be read, not only the first", async () => {
    const { body } = await get("solve", "stone-game-vi", { aliceValues: "x", bobValues: "1,y" });
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      "/aliceValues/0",
      "/bobValues/1",
    ]);
  });
});

describe("words in a query", () => {
  it.each<[string, string, Query, Query]>([
    ["stone-game", "check", { piles: "1,2", winner: "Alice" }, { piles: "1,2", winner: "alice" }],
    ["stone-game", "check", { piles: "1,2", winner: " TIE " }, { piles: "1,2", winner: "tie" }],
    ["stone-game", "check", { piles: "1,2", answer: "True" }, { piles: "1,2", answer: "true" }],
    ["stone-game", "check", { piles: "1,2", answer: "FALSE" }, { piles: "1,2", answer: "false" }],
    ["stone-game", "check", { piles: "1,2", best: "Left" }, { piles: "1,2", best: "left" }],
    ["stone-game", "check", { piles: "1,2", line: "RIGHT,Left" }, { piles: "1,2", line: "right,left" }],
    ["stone-game", "play", { piles: "1,2", moves: "Left" }, { piles: "1,2", moves: "left" }],
    ["stone-game", "play", { piles: "1,2", review: "False" }, { piles: "1,2", review: "false" }],
    ["stone-game-iii", "check", { stoneValue: "1", answer: "alice" }, { stoneValue: "1", answer: "Alice" }],
    ["stone-game-iii", "check", { stoneValue: "1", answer: '"Tie"' }, { stoneValue: "1", answer: "Tie" }],
    ["stone-game", "solve", { piles: "1", pretty: "True" }, { piles: "1", pretty: "true" }],
  ])("may be in capitals: %s, %s %j", async (game, what, written, plain) => {
    const { status, text } = await get(what, game, written);
    expect(status, text).toBe(200);
    expect(text).toBe((await get(what, game, plain)).text);
  });

  it("leave the answer of a game as it is", async () => {
    const { body } = await get("check", "stone-game-iii", { stoneValue: "1", answer: "alice" });
    expect(body).toMatchObject({ holds: true, parts: [{ claimed: "Alice", actual: "Alice" }] });
  });

  it("need no value where they say yes or no", async () => {
    const asked = { piles: "3,7,2,3", moves: "left" };
    const { text, body } = await get("play", "stone-game", { ...asked, reply: "", review: "" });
    expect(body).toMatchObject({ reply: { move: { take: "left" } }, plies: [{ best: false }] });
    expect(text).toBe((await get("play", "stone-game", { ...asked, reply: "true", review: "true" })).text);
  });
});

describe("the cache", () => {
  it("has the same tag for the same question, however it is written, and another for another question", async () => {
    const first = await get("solve", "stone-game", { piles: "5,3,4,5" });
    const { etag } = first.headers;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers["cache-control"]).toContain("max-age");
    for (const piles of ["5,3,4,5", "[5, 3, 4, 5]", ["5,3", "4,5"]])
      expect((await get("solve", "stone-game", { piles })).headers.etag).toBe(etag);
    expect((await get("solve", "stone-game", { piles: "5,3,4,6" })).headers.etag).not.toBe(etag);
    expect((await get("solve", "stone-game", { piles: "5,3,4,5", line: "1" })).headers.etag).not.toBe(etag);
    const again = await get("solve", "stone-game", { piles: "5,3,4,5" }, { "If-None-Match": `W/${etag}` });
    expect(again).toMatchObject({ status: 304, text: "", headers: { etag, vary: "Accept" } });
  });

  it.each<[string, Query]>([
    ["play", { piles: "3,7,2,3", moves: "left", reply: "true" }],
    ["check", { piles: "3,7,2,3", answer: "false" }],
  ])("holds what %s answers", async (what, query) => {
    const { headers } = await get(what, "stone-game", query);
    expect(headers["cache-control"]).toContain("max-age");
    const again = await get(what, "stone-game", query, { "if-none-match": headers.etag });
    expect(again.status).toBe(304);
    const other = await get(
      what,
      "stone-game",
      { ...query, piles: "3,7,2,4" },
      { "if-none-match": headers.etag },
    );
    expect(other.status).toBe(200);
  });

  it("checks a question even if any answer to it would be known", async () => {
    expect((await get("solve", "stone-game", { piles: "abc" }, { "If-None-Match": "*" })).status).toBe(422);
    expect((await get("solve", "stone-game", { piles: "1" }, { "If-None-Match": "*" })).status).toBe(200);
  });
});

describe("answers for people", () => {
  const browser = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
  const piles = "5,3,4,5";

  it("are laid out for a browser and for ?pretty, with a tag of their own", async () => {
    const plain = await get("solve", "stone-game", { piles });
    expect(plain.text).not.toContain("\n");
    expect(plain.headers).toMatchObject({ vary: "Accept" });
    const laidOut = await get("solve", "stone-game", { piles }, browser);
    expect(laidOut.text.split("\n").slice(0, 4)).toEqual([
      "{",
      '  "game": "stone-game",',
      '  "position": {"piles": [5, 3, 4, 5], "toMove": "alice"},',
      '  "winner": "alice",',
    ]);
    expect(laidOut.body).toEqual(plain.body);
    expect(laidOut.headers).toMatchObject({ vary: "Accept", "content-type": "application/json" });
    expect(laidOut.headers.etag).not.toBe(plain.headers.etag);
    for (const pretty of ["", "true"]) {
      const asked = await get("solve", "stone-game", { piles, pretty });
      expect(asked.text).toBe(laidOut.text);
      expect(asked.headers.etag).toBe(laidOut.headers.etag);
    }
    expect((await get("solve", "stone-game", { piles, pretty: "false" }, browser)).text).toBe(plain.text);
    const known = { "if-none-match": plain.headers.etag };
    expect((await get("solve", "stone-game", { piles }, { ...browser, ...known })).status).toBe(200);
    expect((await get("solve", "stone-game", { piles }, known)).status).toBe(304);
  });

  it.each([
    { resource: "/v1/games" },
    { resource: "/v1/games/{game}", game: "stone-game" },
    { resource: "/v1/games/{game}/claims", game: "stone-game" },
    { resource: "/v1/openapi.json" },
    { resource: "/v1/games/{game}/moves", game: "stone-game", query: { piles } },
    { resource: "/v1/games/{game}/play", game: "stone-game", query: { piles, moves: "left" } },
    { resource: "/v1/games/{game}/check", game: "stone-game", query: { piles, answer: "true" } },
    { resource: "/v1/games/{game}/solve", game: "stone-game", query: { piles: "x" } },
    { resource: "/v1/games/{game}", game: "chess" },
  ])("are laid out by every GET: $resource $game", async (asked) => {
    const plain = await ask({ method: "GET", ...asked });
    const laidOut = await ask({ method: "GET", ...asked, headers: browser });
    expect(plain.text).not.toContain("\n");
    expect(laidOut.text.split("\n").length).toBeGreaterThan(5);
    expect(laidOut.body).toEqual(plain.body);
    expect([plain.headers.vary, laidOut.headers.vary]).toEqual(["Accept", "Accept"]);
    expect(laidOut.text.length).toBeLessThan(256 * 1024);
  });

  it("depend on the origin, too, where pages of other origins may read them", async () => {
    process.env["CORS_ORIGIN"] = "https://example.org";
    const { headers } = await get("solve", "stone-game", { piles }, browser);
    delete process.env["CORS_ORIGIN"];
    expect(headers.vary).toBe("Origin, Accept");
  });

  it("leave a POST as it is", async () => {
    const resource = "/v1/games/{game}/solve";
    const headers = { ...browser, "content-type": "application/json" };
    const { text } = await ask({
      resource,
      game: "stone-game",
      headers,
      body: { position: { piles: [1, 2] } },
    });
    expect(text).not.toContain("\n");
  });
});
