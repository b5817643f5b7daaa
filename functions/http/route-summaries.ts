/** What each route is for, in a sentence: for the OpenAPI document and the page. No function that answers needs it. */
import type { Operation } from "./routes.ts";

export const summaries: Readonly<Record<Operation, string>> = {
  showPage: "The page on which the games are played, in HTML.",
  listGames: "All games, their methods and limits.",
  describeGame: "One game, with its rules in words and the schema of its position.",
  listClaims: "Known misconceptions about one game, where they fail.",
  describeApi: "This document.",
  solveByQuery: "Solves a small position; the response can be cached.",
  solve: "Who wins, by how much, why, and an optimal line.",
  movesByQuery: "Ranks the moves of a small position; the response can be cached.",
  moves: "Every legal move with its value, best first.",
  playByQuery: "Plays moves from a small position; the response can be cached.",
  play: "Plays moves from a position, judges each, and answers with the perfect reply.",
  checkByQuery: "Checks a claim about a small position; the response can be cached.",
  check: "Whether a claim holds, part by part, and what refutes it.",
  table: "The table that a method fills on a small position, in the order of filling.",
  solveBatch: "Up to 100 questions at once.",
};

/** What else is to be known of a route. */
export const descriptions: Readonly<Partial<Record<Operation, string>>> = {
  solveBatch:
    "The questions share the budget of one request, in order. Each result is a solution or a problem.",
};
