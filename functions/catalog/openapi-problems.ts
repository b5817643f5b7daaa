/** Errors in the document: which statuses there are, and which routes can answer them. */
import type { Route } from "../http/routes.ts";

interface Status {
  readonly status: number;
  readonly description: string;
  /** Every route, if it does not say. */
  on?(route: Route): boolean;
}

const statuses: readonly Status[] = [
  {
    status: 400,
    description:
      "The body is empty, is not JSON or is nested too deep, or the address or a header is not well formed.",
  },
  { status: 403, description: "No API key or a wrong one, where the stack asks for one." },
  {
    status: 404,
    description: "There is no such game.",
    on: ({ resource, takes }) => resource.includes("{game}") && takes === undefined,
  },
  { status: 405, description: "The route has no such verb; the header Allow lists those it has." },
  {
    status: 413,
    description: "The body is over 6 MB, the head over 10 KB, or the response (of a batch) over 256 KB.",
  },
  {
    status: 415,
    description: "The content type is not JSON, or the body is not encoded as content-encoding says.",
    on: ({ method }) => method === "POST",
  },
  {
    status: 422,
    description:
      "JSON, but not a position of the game, an unknown method, or a position over the method's budget.",
    on: ({ takes }) => takes !== undefined,
  },
  { status: 429, description: "Too many requests: throttled, or over the quota." },
  { status: 500, description: "An internal error." },
];

/** By their names below `components.responses`. */
export const problemResponses = Object.fromEntries(
  statuses.map(({ status, description }) => [
    `Problem${status}`,
    {
      description,
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]),
);

export const problemsOf = (route: Route) =>
  Object.fromEntries(
    statuses
      .filter(({ on }) => on?.(route) ?? true)
      .map(({ status }) => [status, { $ref: `#/components/responses/Problem${status}` }]),
  );
