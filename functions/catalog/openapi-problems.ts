/**
 * Errors in the document. The two that depend on what is asked stand beside the operations that answer them; the others
 * can come from any operation and are its `default`, described once: listed everywhere, they took a tenth of the document.
 */
import type { Route } from "../http/routes.ts";

const special: readonly { status: number; description: string; on(route: Route): boolean }[] = [
  {
    status: 404,
    description: "There is no such game.",
    on: ({ resource, takes }) => resource.includes("{game}") && takes === undefined,
  },
  {
    status: 422,
    description:
      "JSON, but not a position of the game, an unknown method, or a position over the method's budget.",
    on: ({ takes }) => takes !== undefined,
  },
];

const anywhere: Readonly<Record<number, string>> = {
  400: "The body is empty, is not JSON or is nested too deep, or the address or a header is not well formed.",
  403: "No API key or a wrong one, where the stack asks for one.",
  405: "The route has no such verb; the header Allow lists those it has.",
  413: "The body is over 6 MB, the head over 10 KB, or the response (of a batch) over 256 KB.",
  415: "The content type is not JSON, or the body is not encoded as content-encoding says.",
  429: "Too many requests: throttled, or over the quota.",
  500: "An internal error.",
};

const response = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});
const refTo = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** By their names below `components.responses`. */
export const problemResponses = {
  ...Object.fromEntries(
    special.map(({ status, description }) => [`Problem${status}`, response(description)]),
  ),
  Problem: response(
    Object.entries(anywhere)
      .map(([status, description]) => `${status}: ${description}`)
      .join("\n\n"),
  ),
};

export const problemsOf = (route: Route) => ({
  ...Object.fromEntries(
    special.filter(({ on }) => on(route)).map(({ status }) => [status, refTo(`Problem${status}`)]),
  ),
  default: refTo("Problem"),
});
