/**
 * What API Gateway answers when no handler is asked, or none answers: the same problem+json (RFC 9457) and the
 * same headers that the handlers send. Every response type has its own row, because a body can only name the
 * status if the row fixes it; DEFAULT_4XX and DEFAULT_5XX are left for what AWS adds one day, and DEFAULT_5XX is
 * also what a function that times out, crashes or answers nonsense ends in.
 */
import { sharedDetails, statusTitles } from "../../functions/http/problem-texts.ts";
import type { Access } from "./config.ts";

export interface GatewayProblem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

/** @returns by API Gateway's name of the response type */
export function gatewayProblems(access: Access): Readonly<Record<string, GatewayProblem>> {
  const forbidden = problem(
    403,
    access === "key" ? needsKey : "The request's signature does not allow this.",
  );
  const fault = problem(500, sharedDetails.fault);
  return {
    DEFAULT_4XX: problem(400, "The request cannot be read."),
    BAD_REQUEST_BODY: problem(400, "The body cannot be read."),
    BAD_REQUEST_PARAMETERS: problem(400, "The parameters cannot be read."),
    UNAUTHORIZED: problem(401, "The request does not say who asks."),
    INVALID_API_KEY: problem(403, needsKey),
    ACCESS_DENIED: forbidden,
    EXPIRED_TOKEN: problem(403, "The signature's security token has expired."),
    INVALID_SIGNATURE: problem(403, "The signature does not fit the request."),
    WAF_FILTERED: problem(403, "A firewall refused the request."),
    MISSING_AUTHENTICATION_TOKEN: access === "iam" ? notSigned : noRoute,
    RESOURCE_NOT_FOUND: noRoute,
    REQUEST_TOO_LARGE: problem(413, sharedDetails.tooLarge),
    UNSUPPORTED_MEDIA_TYPE: problem(415, unknownCoding),
    THROTTLED: problem(429, "Too many requests at once; try again in a moment."),
    QUOTA_EXCEEDED: problem(429, "This key's requests for today are used up."),
    DEFAULT_5XX: fault,
    API_CONFIGURATION_ERROR: fault,
    AUTHORIZER_CONFIGURATION_ERROR: fault,
    AUTHORIZER_FAILURE: fault,
    INTEGRATION_FAILURE: fault,
    INTEGRATION_TIMEOUT: problem(504, "No response came in time; quote the instance id."),
  };
}

/** API Gateway puts the request id where `$context.requestId` stands. */
export function problemTemplate({ status, title, detail }: GatewayProblem): string {
  return JSON.stringify({ type: "about:blank", title, status, detail, instance: "$context.requestId" });
}

const problem = (status: keyof typeof statusTitles, detail: string): GatewayProblem => ({
  status,
  title: statusTitles[status],
  detail,
});

const needsKey = "The x-api-key header must carry a valid API key.";

/** The handlers check the content type; the gateway itself gives this answer only to a coding that it cannot undo. */
const unknownCoding = "The body must be encoded as content-encoding says: in gzip, deflate or identity.";

/** API Gateway's odd name for "no such route", whether or not the routes ask for a token. */
const noRoute = problem(404, sharedDetails.noRoute);

/** With signed requests the same type also stands for a known route without a signature: 404 would mislead. */
const notSigned = problem(
  403,
  "The request is not signed (AWS Signature Version 4), or there is no such route.",
);
