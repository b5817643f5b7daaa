/**
 * What a handler's response and one of the gateway's own have in common. Pure data without imports, so that the stack
 * may read it: a caller must not be able to tell from it which of them answered.
 */

/** The headers that every response carries. */
export const securityHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
} as const;

/** With these a page of that origin, or of any where it is "*", may read the response and the headers that it needs. */
export const corsHeaders = (origin: string) => ({
  "access-control-allow-origin": origin,
  "access-control-expose-headers": "ETag, Retry-After",
  vary: "Origin",
});

/** A problem's title by its status, as HTTP names it (RFC 9110). */
export const statusTitles = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  504: "Gateway Timeout",
} as const;

/** What is said of a fault that the gateway finds in some requests and a handler in others. */
export const sharedDetails = {
  noRoute: "There is no such route; GET /v1/openapi.json lists them all.",
  tooLarge:
    "The request is too large: its line and headers may have 10 KB together, its body somewhat less than 6 MB.",
  fault: "Internal error; quote the instance id.",
} as const;
