/**
 * The routes, once: the handlers dispatch by them, the OpenAPI document describes them, the stack makes one
 * explicit API Gateway resource of each path. Pure data without imports, so that the stack may read it.
 */
export interface Route {
  /** As API Gateway writes it in `event.httpMethod`. */
  readonly method: "GET" | "POST";
  /** As API Gateway writes it in `event.resource`. */
  readonly resource: string;
  /** Which Lambda function answers. */
  readonly function: "catalog" | "solve";
}

/** How a route is named where its handler or its description is looked up. */
export type RouteKey = `${Route["method"]} ${string}`;

export const routes: readonly Route[] = [
  { method: "GET", resource: "/v1/games", function: "catalog" },
  { method: "GET", resource: "/v1/games/{game}", function: "catalog" },
  { method: "GET", resource: "/v1/openapi.json", function: "catalog" },
  { method: "GET", resource: "/v1/games/{game}/solve", function: "solve" },
  { method: "POST", resource: "/v1/games/{game}/solve", function: "solve" },
  { method: "GET", resource: "/v1/games/{game}/moves", function: "solve" },
  { method: "POST", resource: "/v1/games/{game}/moves", function: "solve" },
  { method: "POST", resource: "/v1/solve", function: "solve" },
];
