/**
 * Notebooks as one Markdown text, to be written in any editor: what stands between ```ts and ``` is a code cell,
 * all else is prose. A line +++ starts another cell of prose; code that is only shown, not run, is fenced as
 * ```typescript; ```ts inside <details> is a folded answer and stays prose. The text is a draft, the .ipynb is the source.
 */
import { type Cell, newCell } from "./notebook.ts";

export function cellsFrom(markdown: string): Cell[] {
  const cells: Cell[] = [];
  let prose: string[] = [];
  let code: string[] | undefined;
  let folded = 0;

  const endProse = () => {
    const text = prose.join("\n").trim();
    if (text !== "") cells.push(newCell("markdown", text));
    prose = [];
  };

  for (const line of markdown.replaceAll("\r\n", "\n").split("\n")) {
    if (code !== undefined) {
      if (line === "```") {
        cells.push(newCell("code", code.join("\n")));
        code = undefined;
      } else {
        code.push(line);
      }
      continue;
    }
    folded += (line.match(/<details/g) ?? []).length - (line.match(/<\/details/g) ?? []).length;
    if (line === "```ts" && folded === 0) {
      endProse();
      code = [];
    } else if (line === "+++") {
      endProse();
    } else {
      prose.push(line);
    }
  }
  if (code !== undefined) throw new Error(`a code cell is not closed: ${code[0] ?? ""}`);
  endProse();
  return cells;
}

export function markdownFrom(cells: readonly Cell[]): string {
  let text = "";
  for (const [i, { kind, source }] of cells.entries()) {
    if (i > 0 && kind === "markdown" && cells[i - 1].kind === "markdown") text += "+++\n\n";
    text += kind === "markdown" ? `${source}\n\n` : `\`\`\`ts\n${source}\n\`\`\`\n\n`;
  }
  return text.trimEnd() + "\n";
}
