/** The tab on which an answer or a program is held against the solver. */
import { useState } from "preact/hooks";
import { Again, Refused } from "./analyse-panel.tsx";
import type { Answered } from "./answers.ts";
import { usePage } from "./context.ts";
import { runProgram, type Verdict } from "./program.ts";
import type { Check } from "./results.ts";
import { ask, Cancelled } from "./solver.ts";
import { legalMoves, positionFrom } from "./statements.ts";
import { offered, positionText } from "./told.ts";
import { functionNames, type Trial } from "./trials.ts";
import { useAnswer } from "./use-answer.ts";

type Kind = "answer" | "winner" | "difference" | "best";

export function CheckPanel() {
  const { state } = usePage();
  return (
    <>
      <Claim key={JSON.stringify([state.slug, state.moves.length, state.ply])} />
      <Program key={state.slug} />
    </>
  );
}

function Claim() {
  const { state, dispatch, words, rules, now, over } = usePage();
  const kinds: readonly Kind[] =
    rules.objective === "outcome"
      ? ["winner", "answer", "best"]
      : rules.objective === "total"
        ? ["difference", "best"]
        : ["difference", "winner", "answer", "best"];
  const [kind, setKind] = useState<Kind>(kinds[0]);
  const [text, setText] = useState<string>();
  const [claim, setClaim] = useState<Readonly<Record<string, unknown>> | null>(null);
  const [wrong, setWrong] = useState(false);
  const checked = useAnswer<Check>(
    state.slug,
    "check",
    claim === null ? null : { position: now, claim },
    [now, claim],
    words.language,
  );
  const options = choicesOf();
  const value = text ?? options?.[0]?.[0] ?? "";

  function choicesOf(): readonly (readonly [value: string, name: string])[] | undefined {
    if (kind === "winner")
      return [
        ['"alice"', words.alice],
        ['"bob"', words.bob],
        ...(rules.objective === "difference" ? [['"tie"', words.tie] as const] : []),
      ];
    if (kind === "best")
      return over
        ? [["null", "—"]]
        : legalMoves(rules, now).map((move) => [JSON.stringify(move), offered(words, state.slug, now, move)]);
    if (kind === "difference") return undefined;
    const type = rules.answer.type as unknown as { type: string; options?: readonly unknown[] };
    if (type.type === "boolean")
      return [
        ["true", "true"],
        ["false", "false"],
      ];
    return type.options?.map((one) => [JSON.stringify(one), String(one)] as const);
  }

  const [part] = checked.status === "done" ? checked.body.parts : [];
  return (
    <section>
      <h2>{words.myAnswer}</h2>
      <form
        class="claim"
        onSubmit={(event) => {
          event.preventDefault();
          const isNumber = options === undefined;
          const typed = value.trim().replace("−", "-").replace(/^\+/, "");
          const right = !isNumber || /^-?\d{1,16}$/.test(typed);
          setWrong(!right);
          if (right) setClaim({ [kind]: JSON.parse(isNumber ? String(Number(typed)) : value) });
        }}
      >
        <label class="block">
          <span class="vh">{words.myAnswer}</span>
          <select
            value={kind}
            aria-label={words.myAnswer}
            onChange={(event) => {
              setKind(event.currentTarget.value as Kind);
              setText(undefined);
              setClaim(null);
            }}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {one === "difference" && rules.objective === "total"
                  ? words.claimKinds.total
                  : words.claimKinds[one]}
              </option>
            ))}
          </select>
        </label>
        {options === undefined ? (
          <input
            class="value"
            aria-label={words.value}
            inputMode="text"
            size={10}
            value={value}
            aria-invalid={wrong}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setClaim(null);
            }}
          />
        ) : (
          <select
            aria-label={words.value}
            value={value}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setClaim(null);
            }}
          >
            {options.map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button type="submit" class="primary">
          {words.check}
        </button>
      </form>
      {wrong && (
        <p role="alert" class="slip">
          {words.typeNumber}
        </p>
      )}
      {checked.status === "refused" && <Refused reason={checked.reason} />}
      {checked.status === "cancelled" && <Again again={checked.again} />}
      {checked.status === "done" && part !== undefined && (
        <div role="status" class="card verdict">
          <p class={part.holds ? "say" : "say slip"}>
            {part.holds ? `✓ ${words.holds}` : `✗ ${words.fails(actualText(part.claim, part.actual))}`}
          </p>
          {checked.body.why.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {checked.body.refutation.length > 0 && (
            <>
              <p>{words.refutation}:</p>
              <ol class="line">
                {checked.body.refutation.slice(0, 12).map((ply, i) => (
                  <li key={i}>{ply.text}</li>
                ))}
              </ol>
              <button type="button" class="quiet game" onClick={() => putOnBoard(checked.body)}>
                {words.putOnBoard}
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );

  function actualText(claimed: string, actual: unknown): string {
    if (claimed === "best") return actual === null ? "—" : offered(words, state.slug, now, actual);
    if (claimed === "winner") return words[actual as "alice" | "bob" | "tie"];
    return String(actual);
  }

  function putOnBoard({ refutation, parts }: Check): void {
    const failing = parts.find(({ holds }) => !holds);
    // A move's refutation begins after it.
    const first = failing?.claim === "best" && failing.claimed !== null ? [failing.claimed] : [];
    const moves = [...state.moves.slice(0, state.ply), ...first, ...refutation.map(({ move }) => move)];
    const ply = state.ply;
    dispatch({ type: "line", moves });
    dispatch({ type: "go", ply: ply + 1 });
  }
}

function Program() {
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
          {verdict.kind === "fails" && <p class="say slip">✗ {words.programFails(verdict.reason)}</p>}
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
