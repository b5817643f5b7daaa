/** A program, held against the solver. */
import { useState } from "preact/hooks";
import type { Answered } from "./answers.ts";
import { usePage } from "./context.ts";
import { runProgram, type Verdict } from "./program.ts";
import { ask, Cancelled } from "./solver.ts";
import { positionFrom } from "./statements.ts";
import { positionText } from "./told.ts";
import { functionNames, type Trial } from "./trials.ts";

export function Program() {
  const { state, dispatch, words } = usePage();
  const name = functionNames[state.slug];
  const [code, setCode] = useState("");
  const [running, setRunning] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | { readonly kind: "cancelled" }>();
  async function run(): Promise<void> {
    setRunning(true);
    setVerdict(undefined);
    try {
      const answered: Answered = await ask(state.slug, "trials", { position: null });
      setVerdict(await runProgram(code, name, answered.body as readonly Trial[]));
    } catch (error) {
      setVerdict(
        error instanceof Cancelled ? { kind: "cancelled" } : { kind: "fails", reason: String(error) },
      );
    }
    setRunning(false);
  }
  const given = (trial: Trial | undefined) =>
    trial === undefined ? "—" : trial.given.map((one) => JSON.stringify(one)).join(" ");
  const put = verdict !== undefined && "trial" in verdict ? verdict.trial : undefined;
  return (
    <section>
      <h2>{words.program}</h2>
      <p class="rule">{words.programHint}</p>
      <textarea
        class="wide mono"
        rows={7}
        aria-label={words.code}
        spellcheck={false}
        placeholder={`function ${name}(…) {\n  return …;\n}`}
        value={code}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <button
        type="button"
        class="quiet game"
        disabled={running || code.trim() === ""}
        onClick={() => void run()}
      >
        {running ? words.running : words.run}
      </button>
      {verdict !== undefined && (
        <div role="status" class="card verdict">
          {verdict.kind === "agrees" && <p class="say">✓ {words.agrees(verdict.count)}</p>}
          {verdict.kind === "wrong" && (
            <p class="say slip">
              ✗{" "}
              {words.wrongOn(
                given(verdict.trial),
                JSON.stringify(verdict.yours) ?? "undefined",
                JSON.stringify(verdict.trial.answer),
              )}
            </p>
          )}
          {verdict.kind === "stopped" && <p class="say slip">✗ {words.stopped(given(verdict.trial))}</p>}
          {verdict.kind === "fails" && (
            <>
              <p class="say slip">✗ {words.programFails(verdict.reason)}</p>
              {verdict.reason.includes("SyntaxError") && <p>{words.isJavaScript}</p>}
            </>
          )}
          {verdict.kind === "unstarted" && <p class="say slip">✗ {words.programFails(words.noFrame)}</p>}
          {verdict.kind === "nameless" && (
            <p class="say slip">✗ {words.programFails(words.noFunction(name))}</p>
          )}
          {verdict.kind === "cancelled" && <p>{words.cancelled}</p>}
          {put !== undefined && (
            <button
              type="button"
              class="quiet game"
              onClick={() =>
                dispatch({ type: "new", slug: state.slug, start: positionFrom(state.slug, put.position) })
              }
            >
              {words.putOnBoard} <span class="mono">{positionText(put.position, 30)}</span>
            </button>
          )}
        </div>
      )}
    </section>
  );
}
