import { routeList } from "../../functions/http/routes.ts";

/** The functions that the route table names, in order and each once. */
export function functionNames(): string[] {
  return [...new Set(routeList.map((route) => route.function))].sort();
}
