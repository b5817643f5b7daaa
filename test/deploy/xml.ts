/** A value as the XML that AWS's older services speak: an object's fields are elements, an array repeats its element. */
export function xml(value: unknown): string {
  if (typeof value !== "object" || value === null) return escaped(String(value));
  return Object.entries(value)
    .flatMap(([name, inner]) =>
      (Array.isArray(inner) ? inner : inner === undefined ? [] : [inner]).map((one) => [name, one]),
    )
    .map(([name, one]) => `<${name}>${xml(one)}</${name}>`)
    .join("");
}

/** A list as the query protocol writes it. */
export const members = (list: readonly unknown[]): object => ({ member: list });

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[character] ?? character);
