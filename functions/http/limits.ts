/**
 * How large a request and its response may be. Pure data without imports, so that `npm run cost` may read it: what a
 * response weighs is what its transfer costs.
 */

/**
 * Bytes of a request's body. Lambda takes 6 MB for a whole event, in which the body is an escaped string beside the
 * headers, so the gateway refuses a body shortly before this size; no body that arrives is beyond this one.
 */
export const GREATEST_BODY = 6 * 1024 * 1024;

/** Arrays and objects inside one another. A batch of positions has four. */
export const GREATEST_DEPTH = 16;

/**
 * Bytes of a response's body. Lambda carries 6 MB, but transfer has a price: at 6 MB it would cost eight times what the
 * computing does. The longest response to a single question, a table, is about 250 KB, so only batches ever meet this.
 */
export const GREATEST_RESPONSE = 256 * 1024;

/** Bytes of the page, uncompressed: a client may ask for it so. A test holds the built page to it. */
export const GREATEST_PAGE = 384 * 1024;

/** Positions with more elements than this are not sent back. */
export const GREATEST_ECHO = 1000;

export const GREATEST_LINE = 1000;
export const GREATEST_LIST = 1000;
export const GREATEST_BATCH = 100;
export const GREATEST_GAME = 1000;
