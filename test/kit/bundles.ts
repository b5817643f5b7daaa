/** The built functions, called as Lambda calls them, and what they write to the log. */
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from "aws-lambda";
import { vi } from "vitest";
import { routeList } from "../../functions/http/routes.ts";
import { type Asked, lambdaContext, proxyEvent } from "./proxy-event.ts";

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

const load = async (name: string): Promise<Handler> => {
  const bundle: { handler: Handler } = await import(
    new URL(`../../dist/${name}/index.mjs`, import.meta.url).href
  );
  return bundle.handler;
};

const solve = await load("solve");
const catalog = await load("catalog");

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  readonly body: any;
  readonly text: string;
  readonly log: readonly Record<string, unknown>[];
}

/** Asks the function that the route belongs to. */
export async function ask(asked: Asked): Promise<Answer> {
  const ofSolve = routeList.some((route) => route.resource === asked.resource && route.function === "solve");
  const handler = ofSolve ? solve : catalog;
  const written: string[] = [];
  const capture = (line: unknown) => void written.push(String(line));
  const spies = (["info", "error", "warn", "log", "debug"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(capture),
  );
  // Powertools writes through a console of its own
  const stdout = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  try {
    const { statusCode, headers = {}, body } = await handler(proxyEvent(asked), lambdaContext);
    return {
      status: statusCode,
      headers: headers as Record<string, string>,
      body: body === "" ? undefined : JSON.parse(body),
      text: body,
      log: written
        .flatMap((text) => text.split("\n"))
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line)),
    };
  } finally {
    for (const spy of [...spies, stdout]) spy.mockRestore();
  }
}

export const solveIt = (game: string, body: unknown) =>
  ask({ resource: "/v1/games/{game}/solve", game, body });
export const checkIt = (game: string, body: unknown) =>
  ask({ resource: "/v1/games/{game}/check", game, body });
export const movesOf = (game: string, body: unknown) =>
  ask({ resource: "/v1/games/{game}/moves", game, body });
