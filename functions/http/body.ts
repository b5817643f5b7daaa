/** The body of a request as JSON, or the error that says why it is none. */
import type { APIGatewayProxyEvent } from "aws-lambda";
import { BUDGET, Budget } from "../games/budget.ts";
import { GameError, inEnglish, shown } from "../games/game-error.ts";
import { plain } from "../games/text.ts";
import { GREATEST_BODY, GREATEST_DEPTH } from "./limits.ts";
import { HttpError } from "./problem.ts";
import { sharedDetails } from "./problem-texts.ts";

/**
 * What reading a body costs, in operations of `games/budget.ts`: each character, in a string and elsewhere, each comma, each
 * name of a field, each array or object, each string. It covers the checks of what has been read, so that a position that
 * is refused is paid for, too (`npm run worst` measures it).
 */
const COSTS = {
  character: 22,
  inString: 8,
  comma: 40,
  name: 2000,
  container: 700,
  string: 500,
  escapedQuote: 30,
};

/** Reading up to this is free: a position of any method whose own limit is below what a body can hold. */
const FREE_READING = BUDGET / 50;

/**
 * @param budget pays for the reading
 * @throws {HttpError} 415, 413 or 400
 * @throws {GameError} `over-budget`
 */
export function jsonBody(
  event: Pick<APIGatewayProxyEvent, "headers" | "body" | "isBase64Encoded">,
  budget: Budget = new Budget(),
): unknown {
  const type = header(event, "content-type");
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type.trim())) {
    // what curl sends when nobody tells it
    throw new HttpError(
      415,
      `Expected a body of JSON with the header content-type: application/json (curl -H 'content-type: application/json'), got ${inEnglish(shown(type))}.`,
    );
  }
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? "", "base64").toString("utf8")
    : (event.body ?? "");
  if (Buffer.byteLength(text) > GREATEST_BODY) throw new HttpError(413, sharedDetails.tooLarge);
  if (text.startsWith("\ufeff")) {
    throw new HttpError(
      400,
      "Expected JSON in the body: it begins with a byte order mark (U+FEFF); send UTF-8 without one.",
    );
  }
  if (text.trim() === "") throw new HttpError(400, "Expected a JSON object in the body, got an empty body.");
  const { isTooDeep, cost } = scanned(text);
  if (isTooDeep) {
    throw new HttpError(
      400,
      `Expected arrays and objects at most ${GREATEST_DEPTH} deep in the body, got deeper ones.`,
    );
  }
  budget.read(Math.max(0, cost - FREE_READING));
  if (budget.left < 0) {
    const problem = `reading the body would need about ${plain(cost)} basic operations, the limit is ${plain(budget.total)}; send a smaller one, with fewer fields and strings`;
    throw new GameError("over-budget", [{ pointer: "", problem }]);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, `Expected JSON in the body: ${reasonOf(error).slice(0, 200)}.`);
  }
}

/** Whether arrays and objects are nested deeper than a body may have them. */
export const isTooDeep = (text: string): boolean => scanned(text).isTooDeep;

/** Whether arrays and objects are nested too deep, which would take longer to parse than any position; and what the text costs. */
function scanned(text: string): { readonly isTooDeep: boolean; readonly cost: number } {
  let depth = 0;
  let cost = COSTS.character * text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === COMMA) cost += COSTS.comma;
    else if (code === QUOTE) {
      cost += COSTS.string - COSTS.escapedQuote;
      const start = i;
      do {
        i = text.indexOf('"', i + 1);
        cost += COSTS.escapedQuote;
      } while (i > 0 && isEscaped(text, i));
      if (i < 0) break;
      cost -= (COSTS.character - COSTS.inString) * (i - start);
    } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      cost += COSTS.container;
      if (++depth > GREATEST_DEPTH) return { isTooDeep: true, cost };
    } else if (code === COLON) cost += COSTS.name;
    else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--;
  }
  return { isTooDeep: false, cost };
}

const [COMMA, COLON, QUOTE, OPEN_BRACKET, OPEN_BRACE, CLOSE_BRACKET, CLOSE_BRACE] = Array.from(
  ',:"[{]}',
  (c) => c.charCodeAt(0),
);

function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text[first - 1] === "\\") first--;
  return (quote - first) % 2 === 1;
}

/** V8's own words; since Node 22 line and column follow the position, which would make answers depend on the version. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/ \(line \d+ column \d+\)$/, "");

/** A header by its lower-case name; API Gateway passes names on as the client wrote them. */
export function header(event: Pick<APIGatewayProxyEvent, "headers">, name: string): string | undefined {
  const found = Object.entries(event.headers ?? {}).find(([candidate]) => candidate.toLowerCase() === name);
  return found?.[1];
}
