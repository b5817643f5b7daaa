/**
 * Exercises that check themselves: the reader's function is run against the oracle. Whatever it does, the notebook goes
 * on: an exercise that is not answered yet is no failure.
 */
import { isDeepStrictEqual } from "node:util";

/** How a check begins its sentence when all is well; the runner looks for it. */
export const RIGHT = "Right";

class NotAnswered extends Error {}

/** Marks the place of the reader's answer. */
export function todo(): never {
  throw new NotAnswered("todo() is still in the place of an answer");
}

export interface CheckOptions<A extends readonly unknown[], R> {
  /** What is right. */
  readonly oracle: (...input: A) => R;
  /** What to try, each the list of arguments; the simplest first, for the first disagreement is shown. */
  readonly inputs: Iterable<A>;
}

/** Runs the reader's function and the oracle on every input and says how they agree. */
export function check<A extends readonly unknown[], R>(
  answer: (...input: A) => R,
  { oracle, inputs }: CheckOptions<A, R>,
): void {
  let tried = 0;
  let agreed = 0;
  let disagreement: string | undefined;
  for (const input of inputs) {
    tried++;
    const right = oracle(...input);
    let outcome: string;
    try {
      const given = answer(...input);
      if (isDeepStrictEqual(given, right)) {
        agreed++;
        continue;
      }
      outcome = `your answer is ${shown(given)}`;
    } catch (error) {
      if (error instanceof NotAnswered) {
        console.log(
          "Not answered yet. Write your answer in place of todo(), then run its cell and this one again.",
        );
        return;
      }
      outcome = `your function stops with "${error instanceof Error ? error.message : String(error)}"`;
    }
    disagreement ??= `for ${input.map(shown).join(", ")} ${outcome}, right is ${shown(right)}`;
  }
  console.log(
    disagreement === undefined
      ? `${RIGHT}: your answer agrees with the oracle on all ${tried} inputs.`
      : `Not yet: ${disagreement}. It agrees on ${agreed} of ${tried} inputs.`,
  );
}

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);
