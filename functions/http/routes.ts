/**
 * The contract's routes, once: the handlers, their types and the OpenAPI document follow from this table, and the stack
 * makes one explicit API Gateway resource of each path. Pure data without imports, so that the stack may read it.
 */
export interface Route {
  /** As API Gateway writes it in `event.httpMethod`. A GET is answered to HEAD, too, without its body. */
  readonly method: "GET" | "POST";
  /** As API Gateway writes it in `event.resource`. */
  readonly resource: string;
  /** Which Lambda function answers. */
  readonly function: "catalog" | "solve";
  /** The name of its request body; a GET has the same fields in its query. */
  readonly takes?: "solve" | "moves" | "play" | "check" | "table" | "batch";
  /** The name of its response body. */
  readonly gives:
    | "page"
    | "catalogue"
    | "game"
    | "claims"
    | "document"
    | "solution"
    | "ranking"
    | "playing"
    | "check"
    | "table"
    | "batch";
  /** Answered to everybody in every access mode, at a rate of its own. */
  readonly open?: true;
}

export const routes = {
  showPage: {
    method: "GET",
    resource: "/",
    function: "catalog",
    gives: "page",
    open: true,
  },
  listGames: {
    method: "GET",
    resource: "/v1/games",
    function: "catalog",
    gives: "catalogue",
  },
  describeGame: {
    method: "GET",
    resource: "/v1/games/{game}",
    function: "catalog",
    gives: "game",
  },
  listClaims: {
    method: "GET",
    resource: "/v1/games/{game}/claims",
    function: "catalog",
    gives: "claims",
  },
  describeApi: {
    method: "GET",
    resource: "/v1/openapi.json",
    function: "catalog",
    gives: "document",
  },
  solveByQuery: {
    method: "GET",
    resource: "/v1/games/{game}/solve",
    function: "solve",
    takes: "solve",
    gives: "solution",
  },
  solve: {
    method: "POST",
    resource: "/v1/games/{game}/solve",
    function: "solve",
    takes: "solve",
    gives: "solution",
  },
  movesByQuery: {
    method: "GET",
    resource: "/v1/games/{game}/moves",
    function: "solve",
    takes: "moves",
    gives: "ranking",
  },
  moves: {
    method: "POST",
    resource: "/v1/games/{game}/moves",
    function: "solve",
    takes: "moves",
    gives: "ranking",
  },
  playByQuery: {
    method: "GET",
    resource: "/v1/games/{game}/play",
    function: "solve",
    takes: "play",
    gives: "playing",
  },
  play: {
    method: "POST",
    resource: "/v1/games/{game}/play",
    function: "solve",
    takes: "play",
    gives: "playing",
  },
  checkByQuery: {
    method: "GET",
    resource: "/v1/games/{game}/check",
    function: "solve",
    takes: "check",
    gives: "check",
  },
  check: {
    method: "POST",
    resource: "/v1/games/{game}/check",
    function: "solve",
    takes: "check",
    gives: "check",
  },
  table: {
    method: "POST",
    resource: "/v1/games/{game}/table",
    function: "solve",
    takes: "table",
    gives: "table",
  },
  solveBatch: {
    method: "POST",
    resource: "/v1/solve",
    function: "solve",
    takes: "batch",
    gives: "batch",
  },
} as const satisfies Readonly<Record<string, Route>>;

/** A route's name, which is also its operation's in the OpenAPI document. */
export type Operation = keyof typeof routes;

/** The operations that a function answers. */
export type OperationOf<F extends Route["function"]> = {
  [K in Operation]: (typeof routes)[K]["function"] extends F ? K : never;
}[Operation];

export const routeList: readonly Route[] = Object.values(routes);

/** What the OpenAPI document describes: all but the page, which is for people. */
export const apiRoutes = (Object.entries(routes) as [Operation, Route][]).filter(
  ([, { gives }]) => gives !== "page",
);
