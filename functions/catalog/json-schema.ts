/** Valibot's schemas as JSON Schema, for the catalogue and the OpenAPI document. */
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

export type { JsonSchema };

const config = {
  target: "draft-2020-12",
  errorMode: "ignore", // a custom check has no JSON Schema of its own; its metadata says it
} as const;

/** What a caller may send: fields with a default are optional. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, { ...config, typeMode: "input" });
  return converted;
}

/**
 * Named schemas, which refer to one another as components of an OpenAPI document.
 * @param typeMode whether they are sent (fields with a default are optional) or received (they are there)
 */
export const components = (
  schemas: Readonly<Record<string, GenericSchema>>,
  typeMode: "input" | "output",
): Record<string, JsonSchema> =>
  toJsonSchemaDefs(schemas, {
    ...config,
    typeMode,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
