/** Questions to the worker that belong to what is shown: an answer that comes too late is dropped. */
import { useEffect, useState } from "preact/hooks";
import type { Answered, Asked, Kind, Refusal } from "./answers.ts";
import { ask, Cancelled } from "./solver.ts";
import type { Slug } from "./statements.ts";

export type Answering<T> =
  | { readonly status: "none" | "pending" }
  | { readonly status: "done"; readonly body: T }
  | { readonly status: "refused"; readonly reason: Refusal }
  | { readonly status: "cancelled"; readonly again: () => void };

/**
 * @param asked the request's body, null to ask nothing
 * @param about what it depends on
 */
export function useAnswer<T>(
  slug: Slug,
  kind: Kind | "trials" | "methods",
  asked: Asked | null,
  about: readonly unknown[],
  language = "en",
): Answering<T> {
  const [attempt, setAttempt] = useState(0);
  const [answering, setAnswering] = useState<{ about: readonly unknown[]; is: Answering<T> }>();
  const key = [slug, kind, asked === null, attempt, language, ...about];
  useEffect(() => {
    if (asked === null) return;
    let wanted = true;
    const set = (is: Answering<T>) => wanted && setAnswering({ about: key, is });
    ask(slug, kind, asked, language).then(
      (answered) =>
        set(
          answered.status === 200
            ? { status: "done", body: answered.body as T }
            : { status: "refused", reason: reasonOf(answered) },
        ),
      (reason) =>
        set(
          reason instanceof Cancelled
            ? { status: "cancelled", again: () => setAttempt(attempt + 1) }
            : { status: "refused", reason: String(reason.message) },
        ),
    );
    return () => {
      wanted = false;
    };
  }, key);
  if (asked === null) return { status: "none" };
  const current = answering?.about.length === key.length && key.every((one, i) => one === answering.about[i]);
  return current && answering !== undefined ? answering.is : { status: "pending" };
}

/** Why there is no answer: the question was refused, or something failed and the problem says what. */
export const reasonOf = ({ refusal, body }: Answered): Refusal =>
  refusal ?? (body as { readonly detail: string }).detail;
