/** What a run with other inputs shows that still speaks of the old ones. */
import type { Cell, Output } from "../../notebooks/tools/notebook.ts";
import { inputsOf } from "./inputs.ts";

/**
 * A sentence for each output that
 * - holds the old row, three of its numbers or more in their order, or the old string;
 * - is a picture or a table that has changed, under a caption that has a number in it and has not.
 */
export function stale(stored: readonly Cell[], fresh: readonly Cell[]): string[] {
  const old = inputsOf(stored).flatMap(({ text }) => {
    const rows = Array.from(text.matchAll(/\[([^\]]*)\]/g), ([, row]) => row.match(/-?\d+/g) ?? []);
    const strings = text.match(/[\d?]*\?[\d?]*/g) ?? [];
    return [
      ...rows
        .filter(({ length }) => length >= 3)
        .map((row) => new RegExp(`(?<![\\d-])${row.join("[^\\d-]{1,3}")}(?!\\d)`)),
      ...strings.filter(({ length }) => length >= 4).map((text) => new RegExp(text.replaceAll("?", "\\?"))),
    ];
  });
  return fresh.flatMap((cell, at) =>
    cell.outputs.flatMap((output, i) => {
      const where = `output ${i + 1} of the cell "${firstLine(cell)}"`;
      const text = wordsOf(output);
      const found = old.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
      if (found !== undefined) return [`${where} still says ${JSON.stringify(found)}`];
      const before = stored[at].outputs[i];
      const caption = captionOf(output);
      return before !== undefined &&
        caption !== undefined &&
        caption === captionOf(before) &&
        NUMBER.test(caption.replace(REFERENCE, "")) &&
        bodyOf(output) !== bodyOf(before)
        ? [`${where} has changed, and not its caption: ${JSON.stringify(caption)}`]
        : [];
    }),
  );
}

const NUMBER = /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
/** Of formulas, theorems, games, notebooks and steps that are the same for all data. */
const REFERENCE = /\(\d+(\.\d+)?\)|\b(Theorem|Lemma|Corollary|Claim|notebook|article) \d+(\.\d+)?/g;

const firstLine = ({ source }: Cell): string => source.split("\n")[0];

const dataOf = (output: Output): Readonly<Record<string, string>> =>
  output.output_type === "display_data" ? output.data : {};

/** All that can be read, but embedded programs. */
function wordsOf(output: Output): string {
  if (output.output_type === "stream") return output.text;
  const { "text/html": html = "", "text/plain": plain = "" } = dataOf(output);
  const bare = html.replace(/\/\* begin [\s\S]*?\/\* end/g, "").replace(/ d="[^"]*"|"of":\[[^\]]*\]/g, "");
  return `${bare.replace(/<[^>]*>/g, " ")} ${plain}`;
}

function captionOf(output: Output): string | undefined {
  const { "image/png": picture, "text/html": html = "", "text/plain": plain } = dataOf(output);
  return picture === undefined ? /<em>(.*?)<\/em><\/p>\n<table>/.exec(html)?.[1] : plain;
}

const bodyOf = (output: Output): string | undefined => {
  const data = dataOf(output);
  return data["image/png"] ?? data["text/html"];
};
