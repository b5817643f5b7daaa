import type { DrawOptions, Words } from "./picture.ts";

const english: Words = {
  alice: "Alice",
  bob: "Bob",
  start: "start",
  more: (count) => `${count} more`,
  loses: "loses at once",
};

export const wordsOf = ({ words }: DrawOptions): Words => ({ ...english, ...words });
