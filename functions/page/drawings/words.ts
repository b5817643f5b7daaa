import type { DrawOptions, Words } from "./picture.ts";

const english: Words = {
  start: "start",
  more: (count) => `${count} more`,
  players: ["moves first", "moves second"],
  loses: "loses at once",
  heavier: (side, by) => `The ${side} side is ${by} heavier.`,
  level: "Both sides weigh the same.",
};

export const wordsOf = ({ words }: DrawOptions): Words => ({ ...english, ...words });
