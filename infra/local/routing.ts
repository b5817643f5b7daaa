/** Finds the API Gateway resource that a request's path belongs to. */
import type { ApiResource } from "../template/deployment.ts";

export interface Target {
  /** As it was sent, percent-encodings and all. */
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface Match {
  readonly resource: ApiResource;
  /** As they were sent: REST APIs decode neither the path nor its parameters. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * @param stage may stand before the path, as in the links that the API gives and as it does at API Gateway
 * @returns undefined for a request target whose percent-encodings are malformed
 */
export function readTarget(url: string, stage: string): Target | undefined {
  // A proxy's form carries scheme and host; what follows is what counts.
  const origin = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
  const at = origin.indexOf("?");
  const whole = at < 0 ? origin : origin.slice(0, at);
  const path = `${whole}/`.startsWith(`/${stage}/`) ? whole.slice(stage.length + 1) : whole;
  const query = at < 0 ? "" : origin.slice(at + 1);
  if (!isDecodable(path) || !isDecodable(query)) return undefined;
  return { path: path || "/", query: new URLSearchParams(query) };
}

export function matchResource(resources: readonly ApiResource[], path: string): Match | undefined {
  // API Gateway does not mind one slash at the end; an empty segment anywhere else matches nothing.
  const segments = path.replace(/(.)\/$/, "$1").split("/");
  const matches = resources.flatMap((resource) => {
    const pathParameters = matchSegments(resource.path.split("/"), segments);
    return pathParameters ? [{ resource, pathParameters }] : [];
  });
  // A resource that spells the segment out goes before one that takes any.
  return matches.sort(
    (a, b) => Object.keys(a.pathParameters).length - Object.keys(b.pathParameters).length,
  )[0];
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const name = /^\{(\w+)\}$/.exec(pattern[i])?.[1];
    if (name === undefined ? segment !== pattern[i] : segment === "") return undefined;
    if (name !== undefined) parameters[name] = segment;
  }
  return parameters;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
