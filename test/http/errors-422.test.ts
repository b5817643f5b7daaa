/** JSON that is not what was asked for, and input made to break things: a problem that says where and what, never a crash. */
import { describe, expect, it } from "vitest";
import { ask, checkIt, movesOf, solveIt } from "../kit/bundles.ts";
import { expectProblem, solveRaw } from "./expect-problem.ts";

describe("422", () => {
  it.each([
    ["a number for a body", "3", ""],
    ["null for a body", "null", ""],
    ["an array for a body", "[]", ""],
    ["a string for a body", '"piles"', ""],
    ["no position", "{}", "/position"],
    ["a null position", '{"position": null}', "/position"],
    ["an array for a position", '{"position": [1, 2]}', "/position"],
    ["an unknown field beside the position", '{"position": {"piles": []}, "depth": 3}', "/depth"],
    ["an unknown field in the position", '{"position": {"piles": [], "colour": "red"}}', "/position/colour"],
    [
      "a field named __proto__",
      '{"position": {"piles": [], "__proto__": {"piles": [1]}}}',
      "/position/__proto__",
    ],
    ["a field named constructor", '{"position": {"piles": [], "constructor": 1}}', "/position/constructor"],
    ["a field whose name needs escaping", '{"position": {"piles": [], "a/b~c": 1}}', "/position/a~1b~0c"],
    ["a string among the piles", '{"position": {"piles": [1, "2"]}}', "/position/piles/1"],
    ["null among the piles", '{"position": {"piles": [null]}}', "/position/piles/0"],
    ["a fraction", '{"position": {"piles": [0, 1.5]}}', "/position/piles/1"],
    ["1e999", '{"position": {"piles": [1e999]}}', "/position/piles/0"],
    ["a number past 2^53 - 1", '{"position": {"piles": [9007199254740992]}}', "/position/piles/0"],
    ["a sum past 2^53 - 1", '{"position": {"piles": [9007199254740991, -1]}}', "/position/piles"],
    ["piles that are no array", '{"position": {"piles": {"0": 1, "length": 1}}}', "/position/piles"],
    ["a player nobody knows", '{"position": {"piles": [], "toMove": "carol"}}', "/position/toMove"],
    ["an unknown method", '{"position": {"piles": []}, "method": "guess"}', "/method"],
    ["a method that is no string", '{"position": {"piles": []}, "method": 1}', "/method"],
    ["a negative line", '{"position": {"piles": []}, "line": -1}', "/line"],
    ["a line over 1,000", '{"position": {"piles": []}, "line": 1001}', "/line"],
    ["a line of half a ply", '{"position": {"piles": []}, "line": 0.5}', "/line"],
    ["an array in an array", '{"position": {"piles": [[1]]}}', "/position/piles/0"],
  ])("answers %s", async (_, body, pointer) => {
    const answer = await solveRaw(body);
    expectProblem(answer, 422);
    expect(answer.body.errors[0].pointer).toBe(pointer);
  });

  it.each([
    ["a move that is none", '[{"take":"up"}]', "/moves/0", /expected "left" or "right", got "up"; legal are/],
    ["a move with a field too many", '[{"take":"left","by":1}]', "/moves/0", /"by"; the only field is take/],
    ["an array for a move", '[["take"]]', "/moves/0", /expected an object, got an array of one element/],
    [
      "an illegal move",
      '[{"take":"left"},{"take":"left"},{"take":"right"}]',
      "/moves/2",
      /legal is \{"take":"left"\}/,
    ],
    [
      "a move after the end",
      `[${'{"take":"left"},'.repeat(3)}{"take":"left"}]`,
      "/moves/3",
      /the game is already over: no move can be made/,
    ],
    ["moves that are no array", '{"take":"left"}', "/moves", /expected an array of moves, got an object/],
    [
      "more than 1,000 moves",
      `[${'{"take":"left"},'.repeat(1000)}{"take":"left"}]`,
      "/moves",
      /at most 1000 moves, got 1001/,
    ],
  ])("answers %s to play", async (_, moves, pointer, detail) => {
    const body = `{"position": {"piles": [1, 2, 3]}, "moves": ${moves}}`;
    const answer = await ask({ resource: "/v1/games/{game}/play", game: "stone-game", body });
    expectProblem(answer, 422);
    expect(answer.body.errors[0].pointer).toBe(pointer);
    expect(answer.body.errors[0].detail).toMatch(detail);
  });

  it.each<[string, unknown, string, RegExp]>([
    ["no claim", undefined, "/claim", /the field "claim" is missing/],
    ["a null claim", null, "/claim", /expected an object, got null; the fields are winner, answer/],
    ["an array for a claim", [], "/claim", /expected an object, got an empty array; the fields are winner/],
    ["an array for scores", { scores: [] }, "/claim/scores", /expected an object, got an empty array; the/],
    ["an array in scores", { scores: [[]] }, "/claim/scores", /an object, got an array of one element; the/],
    ["scores in an array", { scores: [9, 8] }, "/claim/scores", /an object, got an array of 2 elements; the/],
    ["an array for a best move", { best: [] }, "/claim/best", /got an empty array; the only field is take; /],
    ["a word for a claim", "alice", "/claim", /expected an object, got "alice"/],
    ["a claim of nothing", {}, "/claim", /at least one of winner, answer, difference, scores, best and line/],
    [
      "an unknown part",
      { winner: "alice", loser: "bob" },
      "/claim/loser",
      /unknown field "loser"; the fields/,
    ],
    ["a winner nobody knows", { winner: "Alice" }, "/claim/winner", /"alice", "bob" or "tie", got "Alice"/],
    ["an answer of another game", { answer: 3 }, "/claim/answer", /expected true or false, got 3/],
    ["a difference in quotes", { difference: "5" }, "/claim/difference", /expected an integer, got "5"/],
    ["half a point", { difference: 0.5 }, "/claim/difference", /expected an integer, got 0.5/],
    ["scores of one player", { scores: { alice: 3 } }, "/claim/scores/bob", /the field "bob" is missing/],
    [
      "scores of three",
      { scores: { alice: 3, bob: 1, carol: 0 } },
      "/claim/scores/carol",
      /unknown field "carol"/,
    ],
    ["scores that are no integers", { scores: { alice: "3", bob: 1 } }, "/claim/scores/alice", /integer/],
    ["a best move that is none", { best: "left" }, "/claim/best", /expected an object.*; legal are/],
    [
      "a best move of another game",
      { best: { take: 2 } },
      "/claim/best",
      /"left" or "right".*legal are {"take":"left"} and {"take":"right"}/,
    ],
    ["a line of nothing", { line: [] }, "/claim/line", /one or more moves, got none/],
    ["a null line", { line: null }, "/claim/line", /expected an array of moves, got null/],
    [
      "a line of 1,001 moves",
      { line: new Array(1001).fill({ take: "left" }) },
      "/claim/line",
      /at most 1000 moves, got 1001/,
    ],
    [
      "an illegal move in a line",
      { line: [{ take: "left" }, { take: "left" }, { take: "left" }, { take: "right" }] },
      "/claim/line/3",
      /not legal here; legal is {"take":"left"}/,
    ],
    [
      "a line beyond the end",
      { line: new Array(5).fill({ take: "left" }) },
      "/claim/line/4",
      /the game is already over: no move can be made/,
    ],
  ])("answers a claim with %s", async (_, claim, pointer, detail) => {
    const answer = await checkIt("stone-game", { position: { piles: [3, 9, 1, 2] }, claim });
    expectProblem(answer, 422);
    expect(answer.body.errors[0].pointer).toBe(pointer);
    expect(answer.body.errors[0].detail).toMatch(detail);
  });

  it("tells a claim's answer from that of another game, and takes null for a value like others", async () => {
    const cases: [string, object, unknown, RegExp][] = [
      ["sum-game", { num: "??" }, "true", /expected true or false, got "true"/],
      ["stone-game-ii", { piles: [1] }, 1.5, /expected an integer, got 1.5/],
      ["stone-game-iii", { stoneValue: [1] }, "alice", /expected "Alice", "Bob" or "Tie", got "alice"/],
      ["stone-game-vi", { aliceValues: [], bobValues: [] }, 2, /expected 1, 0 or -1, got 2/],
    ];
    for (const [game, position, answer, detail] of cases) {
      const refused = await checkIt(game, { position, claim: { answer } });
      expectProblem(refused, 422);
      expect(refused.body.type).toBe("urn:optimal-play:problem:invalid-claim");
      expect(refused.body.errors).toEqual([
        { pointer: "/claim/answer", detail: expect.stringMatching(detail) },
      ]);
      const { status, body } = await checkIt(game, { position, claim: { answer: null } });
      expect({ status, holds: body.holds }).toEqual({ status: 200, holds: false });
    }
    const over = await checkIt("stone-game", { position: { piles: [] }, claim: { best: { take: "left" } } });
    expectProblem(over, 422);
    expect(over.body.errors[0]).toMatchObject({
      pointer: "/claim/best",
      detail: expect.stringContaining("the game is already over"),
    });
  });

  it("names the position's faults before those of a claim, and both below their own names", async () => {
    const answer = await checkIt("stone-game", { position: { piles: ["1"] }, claim: {} });
    expectProblem(answer, 422);
    expect(answer.body.errors[0].pointer).toBe("/position/piles/0");
    const beside = await checkIt("stone-game", { position: { piles: [] }, claim: {}, method: "fusion" });
    expect(beside.body.errors[0].pointer).toBe("/method");
  });

  it("refuses to check what is over budget, as solving is", async () => {
    const position = { piles: new Array(60_000).fill(1) };
    for (const claim of [{ difference: 3 }, { best: { take: 1 } }, { line: [{ take: 1 }] }]) {
      const answer = await checkIt("stone-game-ii", { position, claim });
      expectProblem(answer, 422);
      expect(answer.body.type).toBe("urn:optimal-play:problem:over-budget");
    }
  });

  it.each([
    [
      "a method that has no table",
      { position: { piles: [1] }, method: "fusion" },
      "/method",
      /fusion has no table; .* difference-dp, prefix-sum-dp, two-player-dp/,
    ],
    [
      "an unknown method",
      { position: { piles: [1] }, method: "guess" },
      "/method",
      /its methods are fusion,/,
    ],
    ["a method that is no string", { position: { piles: [1] }, method: 7 }, "/method", /as a string, got 7/],
    [
      "a row too long",
      { position: { piles: new Array(71).fill(1) } },
      "/position",
      /2,556 cells .* at most 2,500 .* \(difference-dp shows piles up to 70\)/,
    ],
    [
      "a row far too long, at once",
      { position: { piles: new Array(1_000_000).fill(1) } },
      "/position",
      /500,000,500,000 cells .* piles up to 70/,
    ],
    ["no position", {}, "/position", /the field "position" is missing/],
    ["a field too many", { position: { piles: [] }, line: 3 }, "/line", /unknown field "line"/],
  ])("answers %s to table", async (_, body, pointer, detail) => {
    const answer = await ask({ resource: "/v1/games/{game}/table", game: "stone-game", body });
    expectProblem(answer, 422);
    expect(answer.body.errors[0].pointer).toBe(pointer);
    expect(answer.body.errors[0].detail).toMatch(detail);
  });

  it("does not repeat a field name of five million characters", async () => {
    const name = "x".repeat(5_000_000);
    expectProblem(await solveRaw(`{"position": {"piles": [], "${name}": 1}}`), 422);
    expectProblem(await solveRaw(`{"position": {"piles": []}, "${name}": 1}`), 422);
    expectProblem(await solveRaw(`{"position": {"piles": []}, "method": "${name}"}`), 422);
    expectProblem(await solveRaw(`{"position": {"piles": [], "toMove": "${name}"}}`), 422);
  });

  it.each([
    ["an odd length", "123", "/position/num"],
    ["full-width question marks", "\uFF1F\uFF1F", "/position/num"],
    ["full-width digits", "\uFF11\uFF12", "/position/num"],
    ["a NUL character", "1\u0000", "/position/num"],
    ["a letter", "1x", "/position/num"],
    ["a surrogate pair", "\u{1F600}", "/position/num"],
    ["a blank", "1 ", "/position/num"],
  ])("answers a num with %s", async (_, num, pointer) => {
    const answer = await solveIt("sum-game", { position: { num } });
    expectProblem(answer, 422);
    expect(answer.body.errors[0].pointer).toBe(pointer);
  });

  it("refuses what is over budget, and says the estimate, the limit and what would do", async () => {
    const answer = await solveIt("stone-game", {
      position: { piles: new Array(50_000).fill(1) },
      method: "two-player-dp",
    });
    expectProblem(answer, 422);
    expect(answer.body.type).toBe("urn:optimal-play:problem:over-budget");
    expect(answer.body.detail).toMatch(
      /about 50,\d{3},\d{3},\d{3} .*limit is 1,000,000,000;.*piles up to [\d,]+.*"fusion"/,
    );
  });

  it("answers a limit out of range", async () => {
    for (const limit of [-1, 1001, 1.5, "10", null]) {
      const answer = await movesOf("stone-game", { position: { piles: [1] }, limit });
      expectProblem(answer, 422);
      expect(answer.body.errors[0].pointer).toBe("/limit");
    }
  });
});
