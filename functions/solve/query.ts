/**
 * A question in a query string. Every field of its body has a parameter of the same name, and so have the fields of the
 * position and of the claim in it. The position's are read as pasted text is. All others are JSON or, where they are not,
 * text, so that the schema says what is wrong with them; a move with one field may be written as the value of that field.
 * Words may be in capitals, and a flag without a value is true.
 */
import type { APIGatewayProxyEvent } from "aws-lambda";
import type { GenericSchema } from "valibot";
import { claimOf } from "../games/claim.ts";
import type { AnyGame } from "../games/game.ts";
import { type Fault, GameError, inEnglish, pointerTo, shown } from "../games/game-error.ts";
import { fieldsOf, valueIn } from "../games/position-fields.ts";
import type { Part } from "../games/text-cursor.ts";
import { isTooDeep } from "../http/body.ts";
import { PRETTY } from "../http/presented.ts";
import { HttpError } from "../http/problem.ts";

type Query = Pick<APIGatewayProxyEvent, "queryStringParameters" | "multiValueQueryStringParameters">;

type Fields = Record<string, unknown>;

interface Parameter {
  /** The object that it is a field of. */
  readonly of: Fields;
  /** Whether it may be given several times, each time with more of it. */
  readonly isList?: boolean;
  /** @throws {GameError} `invalid-text` */
  read(text: string, pointer: string, part: Part | undefined): unknown;
}

/** @param body the schema of the same question as a body */
export function questionFromQuery(game: AnyGame, event: Query, body: GenericSchema): Record<string, unknown> {
  const position: Fields = {};
  const claim: Fields | undefined = namesOf(body).includes("claim") ? {} : undefined;
  const question: Fields = { position, ...(claim && { claim }) };
  const parameters = parametersOf(game, { question, position, claim }, body);
  const unreadable: Fault[] = [];
  for (const [name, last] of Object.entries(event.queryStringParameters ?? {})) {
    if (name === PRETTY) continue;
    const parameter = parameters.get(name);
    const pointer = pointerTo([name]);
    const called = inEnglish(shown(name));
    if (parameter === undefined) {
      const known = [...parameters.keys(), PRETTY].join(", ");
      throw refused(pointer, `unknown parameter ${called}; the parameters are ${known}`);
    }
    const texts = event.multiValueQueryStringParameters?.[name] ?? [last ?? ""];
    if (texts.length > 1 && !parameter.isList) {
      const detail = `expected the parameter once, got it ${texts.length} times`;
      throw refused(pointer, detail, `${called}: ${detail}`);
    }
    try {
      parameter.of[name] = readAs(parameter, name, texts);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      unreadable.push(...error.faults);
    }
  }
  if (unreadable.length > 0) throw new GameError("invalid-text", unreadable);
  return question;
}

/** @throws {GameError} `invalid-text` */
function readAs(parameter: Parameter, name: string, texts: readonly string[]): unknown {
  const pointer = pointerTo([name]);
  if (texts.length === 1) return parameter.read(texts[0], pointer, undefined);
  let list: unknown[] = [];
  texts.forEach((text, i) => {
    const part = { name: `${name} ${i + 1} of ${texts.length}`, firstElement: list.length };
    list = list.concat(parameter.read(text, pointer, part));
  });
  return list;
}

const refused = (pointer: string, detail: string, sentence = detail) =>
  new HttpError(422, `The query is not of the expected form: ${sentence}.`, [{ pointer, detail }]);

interface Objects {
  readonly question: Fields;
  readonly position: Fields;
  readonly claim: Fields | undefined;
}

/** In the order in which they are listed for whoever asks: the position's first. */
function parametersOf(
  { rules }: AnyGame,
  { question, position, claim }: Objects,
  body: GenericSchema,
): ReadonlyMap<string, Parameter> {
  const fields = Object.entries(entriesOf(rules.move));
  /** A move that is an object, or the value of its only field. */
  const moveIn = (value: unknown) =>
    fields.length === 1 && Object(value) !== value && value !== null
      ? { [fields[0][0]]: wordIn(fields[0][1], value) }
      : value;
  const move = { read: (text: string) => moveIn(jsonOrText(text)) };
  const moves = { isList: true, read: (text: string) => listOf(text).map(moveIn) };
  const other = (schema: SchemaNode) => ({ read: (text: string) => wordIn(schema, jsonOrText(text)) });
  const flag = (schema: SchemaNode) => ({
    read: (text: string) => text === "" || wordIn(schema, jsonOrText(text)),
  });
  const parameters = new Map<string, Parameter>();
  for (const field of fieldsOf(rules.position)) {
    const read: Parameter["read"] = (text, pointer, part) => valueIn(field, text, pointer, part);
    parameters.set(field.name, { of: position, isList: field.isArray, read });
  }
  for (const [name, schema] of Object.entries(entriesOf(body))) {
    if (name in { position, claim }) continue;
    const form = name === "moves" ? moves : inner(schema).type === "boolean" ? flag(schema) : other(schema);
    parameters.set(name, { of: question, ...form });
  }
  if (claim !== undefined)
    for (const [name, schema] of Object.entries(entriesOf(claimOf(rules.answer.type, rules.move))))
      parameters.set(name, {
        of: claim,
        ...(name === "best" ? move : name === "line" ? moves : other(schema)),
      });
  return parameters;
}

interface SchemaNode {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly options?: readonly unknown[];
  /** What an optional schema wraps. */
  readonly wrapped?: SchemaNode;
}

const entriesOf = (schema: SchemaNode) => schema.entries ?? {};
const namesOf = (schema: SchemaNode): readonly string[] => Object.keys(entriesOf(schema));
const inner = (schema: SchemaNode): SchemaNode =>
  schema.wrapped === undefined ? schema : inner(schema.wrapped);

/** A text as the schema's word that it is, in capitals or not; any other value as it came. */
function wordIn(schema: SchemaNode, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const { type, options = [] } = inner(schema);
  const word = value.trim().toLowerCase();
  const words = type === "boolean" ? [true, false] : type === "picklist" ? options : [];
  return words.find((known) => String(known).toLowerCase() === word) ?? value;
}

function jsonOrText(text: string): unknown {
  try {
    return isTooDeep(text) ? text : JSON.parse(text);
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
