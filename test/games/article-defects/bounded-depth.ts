export class TooDeep extends Error {}

/** For a recursion that gives up at a depth of its own instead of overflowing the stack of this process. */
export const boundedDepth = (most: number) => {
  let depth = 0;
  return <T>(call: () => T): T => {
    if (++depth > most) throw new TooDeep(`deeper than ${most}`);
    const result = call();
    depth--;
    return result;
  };
};
