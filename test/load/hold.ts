/** Keeps a number of connections busy until a number of requests is answered, and looks at each answer. */
import { Pool } from "undici";
import type { Question } from "./mix.ts";

export interface Answer {
  readonly status: number;
  /** Without the id of the request. */
  readonly body: string;
}

export interface Held {
  /** Of each answer, from the shortest to the longest. */
  readonly milliseconds: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
  /** Requests without an answer, and answers that were not `right`. */
  readonly wrong: readonly string[];
}

export interface Load {
  readonly questions: readonly Question[];
  readonly connections: number;
  readonly requests: number;
  readonly right?: (question: Question, answer: Answer) => boolean;
}

export async function hold(
  url: string,
  { questions, connections, requests, right = () => true }: Load,
): Promise<Held> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const milliseconds: number[] = [];
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let next = 0;
  async function oneAfterTheOther(): Promise<void> {
    while (next < requests) {
      // A step that has no factor in common with most lengths: neighbours in time are not neighbours in the list.
      const question = questions[(next++ * 7919) % questions.length];
      const began = performance.now();
      try {
        const answer = await askOn(pool, question);
        milliseconds.push(performance.now() - began);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (!right(question, answer))
          wrong.push(`${nameOf(question)}: ${answer.status} ${answer.body.slice(0, 200)}`);
      } catch (error) {
        wrong.push(`${nameOf(question)}: ${error}`);
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  await pool.close();
  milliseconds.sort((a, b) => a - b);
  return { milliseconds, statuses, wrong };
}

/** What each question is answered when nothing else is asked. */
export async function answersAlone(
  url: string,
  questions: readonly Question[],
): Promise<ReadonlyMap<Question, Answer>> {
  const pool = new Pool(url, { connections: 1 });
  const answers = new Map<Question, Answer>();
  for (const question of questions) answers.set(question, await askOn(pool, question));
  await pool.close();
  return answers;
}

/** @param share 0.5 for the median */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function askOn(pool: Pool, { method, path, body }: Question): Promise<Answer> {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await pool.request({ method, path, headers, ...(body === undefined ? {} : { body }) });
  const text = await answer.body.text();
  return {
    status: answer.statusCode,
    body: text.replaceAll(String(answer.headers["x-amzn-requestid"]), "<request id>"),
  };
}

const nameOf = ({ method, path }: Question) => `${method} ${path.slice(0, 100)}`;
