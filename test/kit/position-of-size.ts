/**
 * A position of any game at a given size, made from nothing but its schema, so that a game new in the catalogue is
 * measured without a line of its own. Fields that may be left out are.
 */
import { jsonSchemaOf } from "../../functions/catalog/json-schema.ts";
import type { AnyGame } from "../../functions/games/index.ts";
import { charactersOf } from "./arbitrary-position.ts";

/** @param draw that many numbers for an array whose elements are at least `min` */
export function positionOfSize(
  game: AnyGame,
  n: number,
  draw: (count: number, min: number) => readonly number[] = (count, min) =>
    new Array(count).fill(Math.max(1, min)),
): Record<string, unknown> {
  const { properties = {}, required = [] } = jsonSchemaOf(game.rules.position);
  return Object.fromEntries(
    required.map((name) => {
      const field = properties[name];
      if (typeof field === "boolean") throw new TypeError(`${game.slug}: no kind of value for ${name}`);
      const { type, items, pattern, minimum = n, maximum = n } = field;
      if (type === "array")
        return [name, draw(n, (typeof items === "object" && !Array.isArray(items) && items.minimum) || 0)];
      if (type === "integer") return [name, Math.max(minimum, Math.min(n, maximum))];
      if (type === "string" && pattern !== undefined) {
        return [name, game.rules.ofSize?.(n) ?? charactersOf(new RegExp(pattern))[0].repeat(n)];
      }
      throw new TypeError(`${game.slug}: no value of size ${n} for ${name}`);
    }),
  );
}
