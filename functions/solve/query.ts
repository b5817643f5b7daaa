/**
 * A question in a query string: the position's fields as the schema has them, arrays as comma-separated integers.
 * What does not read as the kind of value the schema wants is passed on as text, so that the schema says what is wrong.
 */
import type { APIGatewayProxyEvent } from "aws-lambda";
import type { GenericSchema } from "valibot";
import type { AnyGame } from "../games/game.ts";
import { pointerTo, shown } from "../games/game-error.ts";
import { HttpError } from "../http/problem.ts";

type Query = Pick<APIGatewayProxyEvent, "queryStringParameters" | "multiValueQueryStringParameters">;

/** @param body the schema of the same question as a body; its fields besides the position have parameters of the same names */
export function questionFromQuery(game: AnyGame, event: Query, body: GenericSchema): Record<string, unknown> {
  const position: Record<string, unknown> = {};
  const question: Record<string, unknown> = { position };
  for (const [name, text] of Object.entries(event.queryStringParameters ?? {})) {
    const given = event.multiValueQueryStringParameters?.[name]?.length ?? 1;
    if (given > 1) {
      const detail = `expected the parameter once, got it ${given} times; an array is written 5,3,4,5`;
      throw new HttpError(422, `The query is not of the expected form: ${shown(name)}: ${detail}.`, [
        { pointer: pointerTo([name]), detail },
      ]);
    }
    const option = name === "position" ? undefined : kindOf(body, name);
    if (option !== undefined) question[name] = valueIn(text ?? "", option);
    else define(position, name, valueIn(text ?? "", kindOf(game.rules.position, name)));
  }
  return question;
}

/** Also for "__proto__", which an assignment would swallow and the schema could not complain about. */
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });

function valueIn(text: string, kind: string | undefined): unknown {
  if (kind === "custom") return text === "" ? [] : text.split(",").map(numberIn);
  return kind === "number" ? numberIn(text) : text;
}

const numberIn = (text: string): unknown => (/^\s*-?\d+\s*$/.test(text) ? Number(text) : text);

interface SchemaNode {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  /** What an optional schema wraps. */
  readonly wrapped?: SchemaNode;
}

/** The type of a field's schema, "custom" for arrays of integers; undefined where there is no such field. */
function kindOf(schema: GenericSchema, field: string): string | undefined {
  const { entries = {} } = schema as SchemaNode;
  if (!Object.hasOwn(entries, field)) return undefined;
  let node = entries[field];
  while (node.wrapped !== undefined) node = node.wrapped;
  return node.type;
}
