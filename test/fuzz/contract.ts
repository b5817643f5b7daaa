/** What the OpenAPI document promises, held against what was answered. */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Answer } from "./wire.ts";

/** As far as it is read here. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly schema: Schema;
}

interface Content {
  readonly schema: Schema;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
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
    const described = pathOf(document, sent.target);
    const operations = described === undefined ? {} : document.paths[described.path];
    const operation = operations[isUpperCase(sent.method) ? sent.method.toLowerCase() : ""];
    const documented = operation?.responses ?? othersOf(operations);
    if (status >= 500) return [`a fault of ours: ${status} ${body.slice(0, 300)}`];
    if (!(status in documented)) return [`${status} is not documented: ${body.slice(0, 300)}`];
    const wrong: string[] = [];
    const type = headers.get("content-type") ?? "";
    if (status === 304 || sent.method === "HEAD") return body === "" ? [] : ["a body where there is none"];
    const schema = documented[status].content?.[type]?.schema;
    if (schema === undefined) return [`${status} comes as ${type}, which is not documented`];
    const parsed = parse(body);
    if (parsed === undefined) return [`the body is not JSON: ${body.slice(0, 300)}`];
    wrong.push(...faultsOf(schema, parsed.value));
    if (status >= 400 && Object(parsed.value).status !== status) wrong.push("the problem has another status");
    if (status === 200) wrong.push(...acceptedWrongly(operation, described, sent));
    return wrong;
  }

  /** A request that the document forbids must not be answered as if it were right. */
  function acceptedWrongly(operation: Operation, described: Described | undefined, { json }: Sent): string[] {
    const schema = operation.requestBody?.content["application/json"]?.schema;
    if (schema === undefined || json === undefined) return [];
    const body = parse(json);
    if (body === undefined) return ["accepted what is not JSON"];
    const { game } = described?.parameters ?? {};
    // In a batch each question is answered for itself, a wrong one with a problem among the results.
    if (game === undefined) return [];
    const position: Schema = { $ref: `#/components/schemas/${game}.position` };
    const wrong = [...faultsOf(schema, body.value), ...faultsOf(position, Object(body.value).position)];
    return wrong.map((fault) => `accepted a request that is ${fault}`);
  }

  /** What any address may answer: a problem of the gateway, or of a verb that the path does not have. */
  const othersOf = (operations: Readonly<Record<string, Operation>>): Operation["responses"] => {
    const statuses = Object.keys(operations).length > 0 ? [400, 404, 405, 413] : [400, 404, 413];
    const content = { "application/problem+json": { schema: problem } };
    return Object.fromEntries(statuses.map((status) => [status, { content }]));
  };

  return { complaints };
}

/** "get" is no verb. */
const isUpperCase = (method: string) => method === method.toUpperCase();

interface Described {
  /** As the document writes it. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

function pathOf({ paths }: Document, target: string): Described | undefined {
  const [path] = target.split(/[?#]/, 1);
  for (const described of Object.keys(paths)) {
    const pattern = described.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const match = new RegExp(`^${pattern}/?$`).exec(path);
    if (match) return { path: described, parameters: match.groups ?? {} };
  }
  return undefined;
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
