import type { DrawOptions, Words } from "./picture.ts";

const english: Words = {
  start: "start",
  more: (count) => `${count} more`,
  players: ["moves first", "moves second"],
  loses: "loses at once",
};

export const wordsOf = ({ words }: DrawOptions): Words => ({ ...english, ...words });
