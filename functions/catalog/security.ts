/** What the stack asks of a caller, as the OpenAPI document says it. */

/** How the stack knows its callers; it tells the catalogue function by a variable. */
type Access = keyof typeof schemes;

/** The schemes that a request must satisfy; without one, anybody may ask. */
const schemes = {
  key: {
    apiKey: {
      type: "apiKey",
      in: "header",
      name: "x-api-key",
      description: "The key that the deployment made.",
    },
  },
  iam: {
    // As API Gateway itself writes it in a document that it exports.
    sigv4: {
      type: "apiKey",
      in: "header",
      name: "authorization",
      "x-amazon-apigateway-authtype": "awsSigv4",
      description: "AWS Signature Version 4, of an identity that may invoke the API.",
    },
  },
  public: {},
} as const;

/** @param access public, which promises nothing, for anything that is no access */
export function securityOf(access: string | undefined) {
  const known = access !== undefined && Object.hasOwn(schemes, access) ? (access as Access) : "public";
  return {
    security: Object.keys(schemes[known]).map((scheme) => ({ [scheme]: [] })),
    securitySchemes: schemes[known],
  };
}
