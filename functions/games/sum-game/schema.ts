import * as v from "valibot";
import { shown } from "../game-error.ts";
import { integer, player, position } from "../schema.ts";

const num = v.pipe(
  v.string(({ input }) => `expected a string of digits and "?", got ${shown(input)}`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const text = dataset.value;
    const index = text.search(/[^0-9?]/);
    if (index >= 0) {
      const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
      addIssue({ message: `expected digits and "?", got ${JSON.stringify(character)} at index ${index}` });
    } else if (text.length % 2 !== 0) {
      addIssue({
        message: `expected an even number of characters, half of them for each side, got ${text.length}`,
      });
    }
  }),
  v.metadata({ pattern: "^([0-9?]{2})*$" }),
  v.description(
    'Digits and question marks, an even number of characters; digits of at most maxDigit. "" is a game that is over.',
  ),
);

/** A position of Sum Game on the wire. */
export const schema = v.pipe(
  position({
    num,
    maxDigit: v.optional(integer(0, 9, "The greatest digit that may be written."), 9),
    toMove: player(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { num, maxDigit } = dataset.value;
    const index = maxDigit === 9 ? -1 : num.search(new RegExp(`[${maxDigit + 1}-9]`));
    if (index < 0) return;
    addIssue({
      message: `expected digits of at most maxDigit, ${maxDigit}, got ${num[index]} at index ${index}`,
      path: [{ type: "object", origin: "value", input: dataset.value, key: "num", value: num }],
    });
  }),
);

export const examples = [
  { num: "25??" },
  { num: "?3295???" },
  { num: "?1?0", maxDigit: 3 },
  { num: "3??1?4", toMove: "bob" as const },
];
