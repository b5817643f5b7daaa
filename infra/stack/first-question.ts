/** What a deployment is asked first: by its deployer, who is shown the line, and by `npm run deploy` itself. */
export const firstQuestion = {
  path: "v1/games/sum-game/solve",
  body: '{"position":{"num":"?3295???"}}',
  /** What the answer must have in it. */
  answer: { game: "sum-game", winner: "bob", answer: false },
} as const;
