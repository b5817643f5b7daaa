/** What the OpenAPI document promises, held against what was answered. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { statusTitles } from "../../functions/http/problem-texts.ts";
import type { Answer } from "./wire.ts";

/** As far as it is read here. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export interface Operation {
  /** The game's slug, where the operation is about one game. */
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

interface Reference {
  readonly $ref: string;
}

interface Response {
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  /** Of its value; of one that is written as JSON, `content` has it. */
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Content {
  readonly schema: Schema;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** What was sent, as far as the document speaks of it. */
export interface Sent {
  readonly method: string;
  /** The request target as it was sent: path and query. */
  readonly target: string;
  /** The body, where it went out with a JSON content type and its true length. */
  readonly json?: string;
}

export interface Contract {
  /** @returns what the answer does that the document does not say; nothing, if all is well */
  complaints(sent: Sent, answer: Answer): string[];
}

export function contractOf(document: Document): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  ajv.addSchema({ $id: "document", ...document });
  const faultsOf = (schema: Schema, value: unknown): string[] => {
    const name = schema.$ref?.replace("#/", "document#/");
    const validate = name === undefined ? ajv.compile(schema as object) : ajv.getSchema(name);
    if (validate === undefined) return [`the document has no ${name}`];
    return validate(value) ? [] : [`not valid against ${name}: ${ajv.errorsText(validate.errors)}`];
  };
  const problem: Schema = { $ref: "#/components/schemas/Problem" };

  function complaints(sent: Sent, { status, headers, body }: Answer): string[] {
    const operations = operationsAt(document, sent.target);
    const verb = sent.method === "HEAD" ? "GET" : sent.method; // answered alike, without the body
    const operation = operations[isUpperCase(verb) ? verb.toLowerCase() : ""];
    const documented = operation?.responses ?? others;
    if (status >= 500) return [`an internal error: ${status} ${body.slice(0, 300)}`];
    if (status === 200 && isPage(sent.target))
      return headers.get("content-type")?.startsWith("text/html") ? [] : ["something else than the page"];
    const response = documented[status] ?? (status in statusTitles ? documented["default"] : undefined);
    if (response === undefined) return [`${status} is not documented: ${body.slice(0, 300)}`];
    const wrong: string[] = [];
    const type = headers.get("content-type") ?? "";
    if (status === 304 || sent.method === "HEAD") return body === "" ? [] : ["a body where there is none"];
    const { content } = "$ref" in response ? document.components.responses[nameOf(response.$ref)] : response;
    const schema = content?.[type]?.schema;
    if (schema === undefined) return [`${status} comes as ${type}, which is not documented`];
    const parsed = parse(body);
    if (parsed === undefined) return [`the body is not JSON: ${body.slice(0, 300)}`];
    wrong.push(...faultsOf(schema, parsed.value));
    if (status >= 400 && Object(parsed.value).status !== status) wrong.push("the problem has another status");
    if (status === 200) wrong.push(...acceptedWrongly(operation, sent));
    return wrong;
  }

  /** A request that the document forbids must not be answered as if it were right. */
  function acceptedWrongly({ requestBody, tags }: Operation, { json }: Sent): string[] {
    const schema = requestBody?.content["application/json"]?.schema;
    if (schema === undefined || json === undefined) return [];
    const body = parse(json);
    if (body === undefined) return ["accepted what is not JSON"];
    // In a batch each question is answered separately, a wrong one with a problem among the results.
    if (tags === undefined) return [];
    return faultsOf(schema, body.value).map((fault) => `accepted a request that is ${fault}`);
  }

  /** What any address may answer: a problem of the gateway, or of a verb that the path does not have. */
  const others: Operation["responses"] = Object.fromEntries(
    [400, 404, 405, 413].map((status) => [
      status,
      { content: { "application/problem+json": { schema: problem } } },
    ]),
  );

  return { complaints };
}

/** The page is for people, and not in the document; an address that is spoiled may become its own. */
const isPage = (target: string): boolean => /^(\/api)?\/*($|[?#])/.test(target);

/** "get" is no verb. */
const isUpperCase = (method: string) => method === method.toUpperCase();

/** The operations of the path that a target names; none where the document has no such path. */
function operationsAt({ paths }: Document, target: string): Readonly<Record<string, Operation>> {
  const [path] = target.split(/[?#]/, 1);
  const described = Object.keys(paths).find((candidate) => {
    const pattern = candidate.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+");
    return new RegExp(`^${pattern}/?$`).test(path);
  });
  return described === undefined ? {} : paths[described];
}

export const parametersOf = ({ components }: Document, { parameters = [] }: Operation): Parameter[] =>
  parameters.map((one) => ("$ref" in one ? components.parameters[nameOf(one.$ref)] : one));

export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
