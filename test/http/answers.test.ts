/** The functions as they are deployed: the built bundles, called with API Gateway's events. */
import { describe, expect, it } from "vitest";
import { ask, movesOf, solveIt } from "../kit/bundles.ts";

describe("POST …/solve", () => {
  it("answers with exactly the promised fields, in their order", async () => {
    const { status, headers, body } = await solveIt("stone-game", {
      position: { piles: [5, 3, 4, 5] },
      line: 4,
    });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/json");
    expect(Object.keys(body)).toEqual([
      "game",
      "position",
      "winner",
      "scores",
      "difference",
      "answer",
      "method",
      "why",
      "line",
    ]);
    expect(body).toMatchObject({
      game: "stone-game",
      position: { piles: [5, 3, 4, 5], toMove: "alice" },
      winner: "alice",
      scores: { alice: 9, bob: 8 },
      difference: 1,
      answer: true,
      method: "fusion",
    });
    expect(body.line[0]).toEqual({
      player: "alice",
      move: { take: "left" },
      points: 5,
      text: "Alice takes 5 from the left",
    });
    expect(body.line).toHaveLength(4);
  });

  it("finds Bob the winner of the README's sum game", async () => {
    const { body } = await solveIt("sum-game", { position: { num: "?3295???" } });
    expect(body).toMatchObject({ winner: "bob", answer: false, scores: null, difference: null, line: [] });
  });

  it("takes every method by name", async () => {
    for (const method of ["fusion", "difference-dp", "prefix-sum-dp", "two-player-dp", "minimax"]) {
      const { body } = await solveIt("stone-game", { position: { piles: [3, 7, 2, 3] }, method });
      expect(body).toMatchObject({ method, difference: 5 });
    }
  });

  it("sends a position of 1,000 elements back and one of 1,001 not", async () => {
    const piles = new Array(1000).fill(1);
    expect((await solveIt("stone-game", { position: { piles } })).body.position.piles).toHaveLength(1000);
    expect((await solveIt("stone-game", { position: { piles: [...piles, 1] } })).body.position).toBeNull();
  });

  it("has no line, no moves and a winner for a position that is over", async () => {
    expect((await solveIt("stone-game", { position: { piles: [] }, line: 5 })).body).toMatchObject({
      winner: "tie",
      scores: { alice: 0, bob: 0 },
      difference: 0,
      answer: false,
      line: [],
    });
    expect((await movesOf("stone-game", { position: { piles: [] } })).body).toMatchObject({
      winner: "tie",
      difference: 0,
      total: 0,
      moves: [],
    });
    expect((await movesOf("sum-game", { position: { num: "10" } })).body).toMatchObject({
      winner: "alice",
      difference: null,
      total: 0,
      moves: [],
    });
  });

  it("takes a body in base64 and a content type with parameters or a +json suffix", async () => {
    for (const type of ["application/json; charset=utf-8", "application/vnd.api+json", "APPLICATION/JSON"]) {
      const { status } = await ask({
        resource: "/v1/games/{game}/solve",
        game: "stone-game",
        body: { position: { piles: [1] } },
        headers: { "Content-Type": type },
      });
      expect(status, type).toBe(200);
    }
  });
});

describe("POST …/moves", () => {
  it("ranks every move in absolute terms", async () => {
    const { status, body } = await movesOf("stone-game", { position: { piles: [3, 7, 2, 3] } });
    expect(status).toBe(200);
    expect(body).toEqual({
      game: "stone-game",
      position: { piles: [3, 7, 2, 3], toMove: "alice" },
      winner: "alice",
      difference: 5,
      total: 2,
      moves: [
        {
          move: { take: "right" },
          best: true,
          winner: "alice",
          difference: 5,
          loss: 0,
          replies: null,
          text: "Alice takes 3 from the right",
        },
        {
          move: { take: "left" },
          best: false,
          winner: "bob",
          difference: -3,
          loss: 8,
          replies: null,
          text: "Alice takes 3 from the left",
        },
      ],
    });
  });

  it("calls every move of a losing mover best, and lists no more than asked for", async () => {
    const { body } = await movesOf("sum-game", { position: { num: "?3295???" }, limit: 7 });
    expect(body.total).toBe(40);
    expect(body.moves).toHaveLength(7);
    expect(
      body.moves.every((move: { best: boolean; winner: string }) => move.best && move.winner === "bob"),
    ).toBe(true);
  });

  it("lists 100 moves when no limit is given", async () => {
    const { body } = await movesOf("sum-game", { position: { num: "?".repeat(40) } });
    expect(body).toMatchObject({ total: 400 });
    expect(body.moves).toHaveLength(100);
  });
});

describe("GET …/solve and …/moves", () => {
  const get = (
    game: string,
    query: Record<string, string | string[]>,
    headers: Record<string, string> = {},
    what = "solve",
  ) => ask({ method: "GET", resource: `/v1/games/{game}/${what}`, game, query, headers });

  it("answers as the POST does", async () => {
    const { status, body } = await get("stone-game", {
      piles: "5,3,4,5",
      toMove: "bob",
      line: "3",
      method: "two-player-dp",
    });
    expect(status).toBe(200);
    const posted = await solveIt("stone-game", {
      position: { piles: [5, 3, 4, 5], toMove: "bob" },
      line: 3,
      method: "two-player-dp",
    });
    expect(body).toEqual(posted.body);
    const moves = await get("sum-game", { num: "?3295???", limit: "2" }, {}, "moves");
    expect(moves.body).toEqual((await movesOf("sum-game", { position: { num: "?3295???" }, limit: 2 })).body);
  });

  it("can be cached: same question, same tag; other question, other tag; a known tag costs no work", async () => {
    const first = await get("stone-game", { piles: "5,3,4,5" });
    const { etag } = first.headers;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers["cache-control"]).toContain("max-age");
    expect((await get("stone-game", { piles: "5,3,4,5" })).headers.etag).toBe(etag);
    expect((await get("stone-game", { piles: "5,3,4,6" })).headers.etag).not.toBe(etag);
    expect((await get("stone-game", { piles: "5,3,4,5", line: "1" })).headers.etag).not.toBe(etag);
    const again = await get("stone-game", { piles: "5,3,4,5" }, { "If-None-Match": `W/${etag}` });
    expect(again).toMatchObject({ status: 304, text: "", headers: { etag } });
  });

  it("checks a question even if any answer to it would be known", async () => {
    expect((await get("stone-game", { piles: "abc" }, { "If-None-Match": "*" })).status).toBe(422);
    expect((await get("stone-game", { piles: "1" }, { "If-None-Match": "*" })).status).toBe(200);
  });

  it("says what is wrong with the query, by parameter", async () => {
    const long = "x".repeat(5000);
    const cases: [Record<string, string | string[]>, string, RegExp][] = [
      [{ piles: "5,3,x" }, "/piles/2", /integer/],
      [{ piles: "5,,3" }, "/piles/1", /integer/],
      [{ piles: "1.5" }, "/piles/0", /integer/],
      [{ piles: "0x10" }, "/piles/0", /integer/],
      [{ piles: ["1", "2"] }, "/piles", /once/],
      [{ piles: "1", toMove: "carol" }, "/toMove", /alice/],
      [{ piles: "1", colour: "red" }, "/colour", /unknown field/],
      [{ piles: "1", "a/b~c": ["1", "2"] }, "/a~1b~0c", /once/],
      [{ piles: "1", [long]: ["1", "2"] }, "", /once/],
      [{ piles: "1", ["__proto__"]: "red" }, "/__proto__", /unknown field/],
      [{ piles: "1", line: "many" }, "/line", /integer/],
      [{}, "/piles", /missing/],
    ];
    for (const [query, pointer, detail] of cases) {
      const { status, body } = await get("stone-game", query);
      expect({ status, pointer: body.errors?.[0].pointer }, JSON.stringify(query)).toEqual({
        status: 422,
        pointer,
      });
      expect(body.errors[0].detail).toMatch(detail);
      expect(body.detail.length).toBeLessThan(200);
    }
  });
});

describe("the log", () => {
  it("has one line a request: what was asked, how large, how dear, how it ended, and nothing of the body", async () => {
    const { log } = await solveIt("stone-game", { position: { piles: [987654, 3, 4, 5] } });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      level: "INFO",
      route: "POST /v1/games/{game}/solve",
      game: "stone-game",
      method: "fusion",
      size: 4,
      operations: expect.any(Number),
      milliseconds: expect.any(Number),
      outcome: "alice",
      status: 200,
      request_id: "77375676-xmpl-4b79-853a-f982474efe18",
    });
    expect(JSON.stringify(log)).not.toContain("987654");
  });

  it("names the outcome of a refusal and still nothing of the body", async () => {
    const { log } = await solveIt("stone-game", { position: { piles: [1], toMove: "secret-word" } });
    expect(log[0]).toMatchObject({ status: 422, outcome: "Not a position of this game" });
    expect(JSON.stringify(log)).not.toContain("secret-word");
  });
});
