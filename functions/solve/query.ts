/**
 * A question in a query string. Every field of its body has a parameter of the same name, and so have the fields of the
 * position and of the claim in it. The position's are read as pasted text is. All others are JSON or, where they are not,
 * text, so that the schema says what is wrong with them; a move with one field may be written as the value of that field.
 */
import type { APIGatewayProxyEvent } from "aws-lambda";
import type { GenericSchema } from "valibot";
import { claimOf } from "../games/claim.ts";
import type { AnyGame } from "../games/game.ts";
import { type Complaint, GameError, pointerTo, shown } from "../games/game-error.ts";
import { fieldsOf, valueIn } from "../games/position-fields.ts";
import { isDeeperThan } from "../http/body.ts";
import { GREATEST_DEPTH } from "../http/limits.ts";
import { PRETTY } from "../http/presented.ts";
import { HttpError } from "../http/problem.ts";

type Query = Pick<APIGatewayProxyEvent, "queryStringParameters" | "multiValueQueryStringParameters">;

interface Parameter {
  /** The object that it is a field of. */
  readonly of: object;
  /** Whether it may be given several times, each time with more of it. */
  readonly isList?: boolean;
  /** @throws {GameError} `invalid-text` */
  read(text: string, pointer: string): unknown;
}

/** @param body the schema of the same question as a body */
export function questionFromQuery(game: AnyGame, event: Query, body: GenericSchema): Record<string, unknown> {
  const question: Record<string, unknown> = { position: {} };
  if (namesOf(body).includes("claim")) question["claim"] = {};
  const parameters = parametersOf(game, question, body);
  const unknown: Parameter = { of: Object(question["position"]), read: (text) => text };
  const unreadable: Complaint[] = [];
  for (const [name, last] of Object.entries(event.queryStringParameters ?? {})) {
    if (name === PRETTY) continue;
    const { of, isList, read } = parameters.get(name) ?? unknown;
    const texts = event.multiValueQueryStringParameters?.[name] ?? [last ?? ""];
    const pointer = pointerTo([name]);
    if (texts.length > 1 && !isList) {
      const detail = `expected the parameter once, got it ${texts.length} times`;
      throw new HttpError(422, `The query is not of the expected form: ${shown(name)}: ${detail}.`, [
        { pointer, detail },
      ]);
    }
    try {
      const values = texts.map((text) => read(text, pointer));
      define(of, name, isList ? values.flat() : values[0]);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      unreadable.push(...error.complaints);
    }
  }
  if (unreadable.length > 0) throw new GameError("invalid-text", unreadable);
  return question;
}

function parametersOf(
  { rules }: AnyGame,
  question: Readonly<Record<string, unknown>>,
  body: GenericSchema,
): ReadonlyMap<string, Parameter> {
  const { position, claim } = question;
  const fields = namesOf(rules.move);
  /** A move that is an object, or the value of its only field. */
  const moveIn = (value: unknown) =>
    fields.length === 1 && Object(value) !== value && value !== null ? { [fields[0]]: value } : value;
  const move = { read: (text: string) => moveIn(jsonOrText(text)) };
  const moves = { isList: true, read: (text: string) => listOf(text).map(moveIn) };
  const other = { read: jsonOrText };
  const parameters = new Map<string, Parameter>();
  for (const name of namesOf(body))
    if (!(name in { position, claim }))
      parameters.set(name, { of: question, ...(name === "moves" ? moves : other) });
  if (claim !== undefined)
    for (const name of namesOf(claimOf(rules.answer.type, rules.move)))
      parameters.set(name, {
        of: Object(claim),
        ...(name === "best" ? move : name === "line" ? moves : other),
      });
  for (const field of fieldsOf(rules.position)) {
    const read = (text: string, pointer: string) => valueIn(field, text, pointer);
    parameters.set(field.name, { of: Object(position), isList: field.isArray, read });
  }
  return parameters;
}

const namesOf = (schema: GenericSchema): readonly string[] =>
  Object.keys((schema as { readonly entries?: object }).entries ?? {});

function jsonOrText(text: string): unknown {
  try {
    return isDeeperThan(text, GREATEST_DEPTH) ? text : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Values with commas between them, or an array of them. */
function listOf(text: string): readonly unknown[] {
  const list = jsonOrText(`[${text}]`);
  if (!Array.isArray(list)) return text.split(",").map((part) => jsonOrText(part.trim()));
  return list.flat();
}

/** Also for "__proto__", which an assignment would swallow and the schema could not complain about. */
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
