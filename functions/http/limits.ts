/**
 * How large a request and its answer may be. Pure data without imports, so that `npm run cost` may read it: what an
 * answer weighs is what its transfer costs.
 */

/**
 * Bytes of a request's body. Lambda takes 6 MB for a whole event, in which the body stands as an escaped string beside
 * the headers, so the gateway refuses a body shortly before this size; here stands what no body that arrives is beyond.
 */
export const GREATEST_BODY = 6 * 1024 * 1024;

/**
 * Bytes of an answer's body. Lambda carries 6 MB, but transfer has a price: at 6 MB it would cost eight times what the
 * computing does. The longest answer to a single question is about 210 KB, so only batches ever meet this.
 */
export const GREATEST_ANSWER = 256 * 1024;
