/** For the tests of errors. */
import { expect } from "vitest";
import { type Answer, ask } from "../kit/bundles.ts";

/** Sends a body as it is, JSON or not. */
export const solveRaw = (body: string, game = "stone-game") =>
  ask({ resource: "/v1/games/{game}/solve", game, body });

/** What every problem has, whatever went wrong. */
export function expectProblem({ status, headers, body, text }: Answer, expected: number): void {
  expect(status).toBe(expected);
  expect(headers["content-type"]).toBe("application/problem+json");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(body).toMatchObject({
    type: expect.stringMatching(/^(about:blank|urn:)/),
    title: expect.stringMatching(/\w/),
    status: expected,
    detail: expect.stringMatching(/\w.*\.$/s),
    instance: "77375676-xmpl-4b79-853a-f982474efe18",
  });
  for (const { pointer, detail } of body.errors ?? []) {
    expect(pointer).toMatch(/^(\/[^/]*)*$/);
    expect(detail).toMatch(/\w/);
  }
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|index\.mjs/);
  expect(text.length).toBeLessThan(4000);
}
