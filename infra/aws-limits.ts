/**
 * What AWS takes at most, once. Pure data, from the quota pages that are named; raised quotas of an account are not
 * counted on. What this API itself allows, which is less, is in functions/http.
 */

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html */
export const apiGateway = {
  /** Request line and headers together. */
  headBytes: 10_240,
  /** A body, compressed or not. */
  payloadBytes: 10_485_760,
  /** How long the gateway waits for a function of a regional API. */
  integrationTimeoutSeconds: 29,
  resources: 300,
  /** Requests a second of an account in a region. A stage or a usage plan cannot let more through. */
  rate: 10_000,
  burst: 5_000,
  stageName: /^[\w-]{1,128}$/,
} as const;

/** https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
export const lambda = {
  /** An event, in which a body is a JSON string. */
  eventBytes: 6_291_456,
  /** A result; the number is in Lambda's own error message. */
  resultBytes: 6_291_556,
  memoryMb: { least: 128, greatest: 10_240 },
  /** All variables of a function together. */
  environmentBytes: 4_096,
  /** To start in, outside the timeout. */
  initMs: 10_000,
  /** Environments at once: of an account in a region, and of many a new account until AWS raises it. */
  concurrency: 1_000,
  newAccountConcurrency: 10,
  /** Requests a second that Lambda sends for each environment that an account may have. */
  requestsPerEnvironment: 10,
} as const;

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
export const cloudFormation = {
  templateBytes: 1_000_000,
  resources: 500,
  outputs: 200,
} as const;
