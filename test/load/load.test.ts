/** The short version of `npm run load`. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServerProcess, startServerProcess } from "../server-process/start.ts";
import { type Answer, answersAlone, hold, percentile } from "./hold.ts";
import { mix, type Question } from "./mix.ts";

const questions = mix();
let alone: ReadonlyMap<Question, Answer>;
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
  alone = await answersAlone(server.url, questions);
});
afterAll(() => server?.close());

const asAlone = (question: Question, { status, body }: Answer) =>
  status === alone.get(question)?.status && body === alone.get(question)?.body;

describe("Under load", () => {
  it.each([
    [50, 600],
    [500, 1_000],
  ])(
    "of %i connections, each of %i requests is answered as if it were alone",
    async (connections, requests) => {
      const { milliseconds, statuses, wrong } = await hold(server.url, {
        questions,
        connections,
        requests,
        right: asAlone,
      });
      expect(wrong).toEqual([]);
      expect(milliseconds).toHaveLength(requests);
      expect([...statuses.keys()].sort()).toEqual([200, 404, 422]);
      expect(server.faults()).toEqual([]);
    },
  );

  it("and after it, the memory is what it was", async () => {
    const before = await server.memory();
    await hold(server.url, { questions, connections: 500, requests: 1_000 });
    const after = await server.memory();
    expect(after.heapMb).toBeLessThan(before.heapMb + 16);
  });

  it("beyond the stack's rate, the rest is refused with 429 and what is answered is right", async () => {
    const limited = await startServerProcess({ limits: true });
    const right = (question: Question, answer: Answer) => answer.status === 429 || asAlone(question, answer);
    const { statuses, wrong } = await hold(limited.url, { questions, connections: 50, requests: 300, right });
    await limited.close();
    expect(wrong).toEqual([]);
    expect(statuses.get(429)).toBeGreaterThan(200);
  });
});

describe("The measure", () => {
  it("notices an answer that is not right, and one that does not come", async () => {
    const [question] = questions;
    const load = { questions: [question], connections: 1, requests: 1 };
    expect((await hold(server.url, { ...load, right: () => false })).wrong).toHaveLength(1);
    expect((await hold("http://127.0.0.1:1", load)).wrong).toHaveLength(1);
  });

  it("takes percentiles of a sorted list", () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i);
    expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([0, 50, 99, 99]);
  });
});
