/**
 * What a handler's answer and one of the gateway's own have in common. Pure data without imports, so that the stack
 * may read it: a caller must not be able to tell by it who answered.
 */

/** The headers that every answer carries. */
export const securityHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
} as const;

/** With these a page of that origin, or of any where it is "*", may read the answer and the headers that it needs. */
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
