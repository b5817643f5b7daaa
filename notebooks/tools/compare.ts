/** What a notebook prints now against what is stored in it, in words. */
import { type Cell, type Output, tidied } from "./notebook.ts";

/** One sentence for every cell whose outputs differ, with the first difference; empty when all is as stored. */
export function differences(stored: readonly Cell[], fresh: readonly Cell[]): string[] {
  const complaints: string[] = [];
  let number = 0;
  for (const [index, cell] of stored.entries()) {
    if (cell.kind !== "code") continue;
    number++;
    const difference = firstDifference(tidied(cell.outputs), tidied(fresh[index]?.outputs ?? []));
    if (difference !== undefined) {
      const firstLine = cell.source.split("\n").find((line) => !/^\s*(\/\/.*)?$/.test(line)) ?? "";
      complaints.push(`code cell ${number} (${firstLine.trim()}): ${difference}`);
    }
  }
  return complaints;
}

function firstDifference(stored: readonly Output[], fresh: readonly Output[]): string | undefined {
  for (let i = 0; i < Math.max(stored.length, fresh.length); i++) {
    const was = i < stored.length ? partsOf(stored[i]) : {};
    const is = i < fresh.length ? partsOf(fresh[i]) : {};
    for (const part of new Set([...Object.keys(was), ...Object.keys(is)])) {
      if (was[part] !== is[part]) return `output ${i + 1}, ${part}: ${inWords(was[part], is[part], part)}`;
    }
  }
  return undefined;
}

/** Everything that counts in an output, as texts by name. */
function partsOf(output: Output): Record<string, string> {
  if (output.output_type === "stream") return { [output.name]: output.text };
  if (output.output_type === "error") return { error: output.traceback.join("\n") };
  const entries = Object.entries(output.data).map(([type, content]) => [type, withoutPrograms(content)]);
  return { ...Object.fromEntries(entries), metadata: JSON.stringify(output.metadata) };
}

/** A program that is embedded in an output counts by its name (lib/bundle.ts). */
const withoutPrograms = (text: string): string =>
  text.replace(/(\/\* begin ([\w-]+) \*\/\n).*\n(?=\/\* end \2 \*\/)/g, "$1");

function inWords(was: string | undefined, is: string | undefined, part: string): string {
  if (was === undefined) return `nothing is stored, now there is ${shown(is ?? "", part)}`;
  if (is === undefined) return `stored is ${shown(was, part)}, now there is nothing`;
  if (part.startsWith("image/")) return "the picture differs";
  const before = was.split("\n");
  const after = is.split("\n");
  const at = before.findIndex((line, i) => line !== after[i]);
  const line = at < 0 ? before.length : at;
  return `line ${line + 1} is stored as ${quoted(before[line])}, now it is ${quoted(after[line])}`;
}

const shown = (text: string, part: string): string =>
  part.startsWith("image/") ? "a picture" : quoted(text.split("\n")[0]);

const quoted = (line: string | undefined): string =>
  line === undefined ? "missing" : JSON.stringify(line.length > 200 ? `${line.slice(0, 200)} …` : line);
