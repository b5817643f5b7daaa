/** The functions as they are deployed: the built bundles, called with API Gateway's events. */
import { describe, expect, it } from "vitest";
import { ask, checkIt, movesOf, solveIt } from "../kit/bundles.ts";

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

describe("POST …/check", () => {
  it("answers with exactly the promised fields, in their order, whatever the order of the claim", async () => {
    const { status, body } = await checkIt("stone-game", {
      position: { piles: [3, 9, 1, 2] },
      claim: { line: [{ take: "right" }], best: { take: "right" }, difference: null, answer: false },
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["game", "position", "holds", "parts", "like", "why", "refutation"]);
    expect(body).toEqual({
      game: "stone-game",
      position: { piles: [3, 9, 1, 2], toMove: "alice" },
      holds: false,
      parts: [
        { claim: "answer", claimed: false, actual: true, holds: false },
        { claim: "difference", claimed: null, actual: 7, holds: false },
        { claim: "best", claimed: { take: "right" }, actual: { take: "right" }, holds: true },
        { claim: "line", claimed: [{ take: "right" }], actual: [{ take: "right" }], holds: true },
      ],
      like: "greedy",
      why: [
        "With best play Alice finishes 7 ahead, 11 to 4.",
        "The claimed answer is false, but it is true.",
        expect.stringContaining("looks only one move ahead"),
      ],
      refutation: (await solveIt("stone-game", { position: { piles: [3, 9, 1, 2] }, line: 4 })).body.line,
    });
  });

  it("refutes a move by the play after it, and a line by the play after its first move that is not best", async () => {
    const position = { piles: [98, 100, 99, 2] };
    const best = await checkIt("stone-game", { position, claim: { best: { take: "right" } } });
    expect(best.body.refutation.map(({ text }: { text: string }) => text)).toEqual([
      "Bob takes 98 from the left",
      "Alice takes 100 from the left",
      "Bob takes 99 from the left",
    ]);
    const line = ["left", "right", "left"].map((take) => ({ take }));
    const { body } = await checkIt("stone-game", { position, claim: { line } });
    expect(body.parts[0].actual).toHaveLength(3);
    expect(body.why).toEqual([
      "With best play Alice finishes 95 ahead, 197 to 102.",
      'Move 2 of the claimed line, "Bob takes 2 from the right", is not best.',
      "Alice takes 100 from the left and finishes 97 ahead; better: Bob takes 100 from the left, and Alice finishes 95 ahead.",
    ]);
    expect(body.refutation.map(({ text }: { text: string }) => text)).toEqual([
      "Alice takes 100 from the left",
      "Bob takes 99 from the left",
    ]);
  });

  it("holds what is true, null where there is nothing, and any move of a lost position", async () => {
    for (const [game, position, claim] of [
      ["sum-game", { num: "?3295???" }, { winner: "bob", answer: false, difference: null, scores: null }],
      ["sum-game", { num: "?3295???" }, { best: { index: 0, digit: 3 }, line: [{ index: 5, digit: 0 }] }],
      ["stone-game-v", { stoneValue: [7, 7] }, { winner: null, scores: { alice: 7, bob: 0 }, answer: 7 }],
      ["stone-game", { piles: [] }, { best: null, winner: "tie", difference: -0 }],
    ] as const) {
      const { body } = await checkIt(game, { position, claim });
      expect(body, JSON.stringify(body)).toMatchObject({ holds: true, like: null, refutation: [] });
    }
    const { body } = await checkIt("stone-game", { position: { piles: [5, 1] }, claim: { best: null } });
    expect(body.parts).toEqual([{ claim: "best", claimed: null, actual: { take: "left" }, holds: false }]);
  });

  it("says so where scores have the right difference but are not those of the line that is found", async () => {
    const { body } = await checkIt("stone-game-vii", {
      position: { stones: [5, 3, 1, 4, 2] },
      claim: { scores: { alice: 19, bob: 13 } },
    });
    expect(body.holds).toBe(false);
    expect(body.why[1]).toContain(
      "have the right difference, but the optimal line found here brings Alice 18 and Bob 12",
    );
  });

  it("checks a position of 500,000 piles in one go, without the rules that would take too long there", async () => {
    const piles = Array.from({ length: 500_000 }, (_, i) => (i * 37) % 101);
    const { winner, difference } = (await solveIt("stone-game", { position: { piles } })).body;
    const claim = { winner, difference: difference + 2, line: [{ take: "left" }, { take: "right" }] };
    const { status, body, log } = await checkIt("stone-game", { position: { piles }, claim });
    expect(status).toBe(200);
    expect(body).toMatchObject({ position: null, holds: false, like: null });
    expect(body.refutation).toHaveLength(1000);
    expect(log[0]).toMatchObject({ size: 500_000, outcome: "fails", operations: expect.any(Number) });
  });
});

describe("the log", () => {
  it("has one line a request: what was asked, how large, how expensive, how it ended, and nothing of the body", async () => {
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
