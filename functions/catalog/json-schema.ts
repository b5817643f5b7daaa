/** A position's schema as JSON Schema, for the catalogue and the OpenAPI document. */
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

export type { JsonSchema };

/** What a caller may send: fields with a default are optional. */
export function jsonSchemaOf(schema: GenericSchema<unknown, unknown>): JsonSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore", // a custom check has no JSON Schema of its own; its metadata says it
  });
  return converted;
}
