/** JSON for people: what fits on a line stands on one, numbers fill their lines, all else is indented. */

const WIDTH = 110;
const WIDEST = 1760;

/**
 * A JSON value, laid out. Wider lines make fewer of them: they grow until the text has its size.
 * @returns nothing where it cannot have that size
 */
export function laidOut(value: unknown, greatestSize: number): string | undefined {
  for (let width = WIDTH; width <= WIDEST; width *= 2) {
    const text = `${inLines(value, "", width, 0)}\n`;
    if (Buffer.byteLength(text) <= greatestSize) return text;
  }
  return undefined;
}

/** @param beside the characters that share the line with the value, besides the indentation */
function inLines(value: unknown, indent: string, width: number, beside: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const line = onOneLine(value, width - indent.length - beside);
  if (line !== undefined) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const parts = value.every((element) => typeof element === "number")
      ? filledLines(value, width - inner.length)
      : value.map((element) => inLines(element, inner, width, 1));
    return `[\n${inner}${parts.join(`,\n${inner}`)}\n${indent}]`;
  }
  const parts = Object.entries(value).map(([name, field]) => {
    const label = `${JSON.stringify(name)}: `;
    return label + inLines(field, inner, width, label.length + 1);
  });
  return `{\n${inner}${parts.join(`,\n${inner}`)}\n${indent}}`;
}

/** @returns nothing as soon as it needs more room, so that a large value costs no more than a small one */
function onOneLine(value: unknown, room: number): string | undefined {
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? "[]" : "{}";
  let line = open;
  for (const [name, field] of Object.entries(Object(value))) {
    if (line !== open) line += ", ";
    if (!isArray) line += `${JSON.stringify(name)}: `;
    const left = room - line.length - 1;
    if (left < 0) return undefined;
    const text = typeof field === "object" && field !== null ? onOneLine(field, left) : JSON.stringify(field);
    if (text === undefined || text.length > left) return undefined;
    line += text;
  }
  return line + close;
}

function filledLines(numbers: readonly number[], width: number): string[] {
  const filled: string[] = [];
  let line = "";
  for (const number of numbers) {
    const longer = line === "" ? `${number}` : `${line}, ${number}`;
    if (line === "" || longer.length < width) line = longer;
    else {
      filled.push(line);
      line = `${number}`;
    }
  }
  return [...filled, line];
}
