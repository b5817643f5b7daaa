/** An answer, held against the solver. */
import { useState } from "preact/hooks";
import { halfWidth } from "../games/half-width.ts";
import { usePage } from "./context.ts";
import { Again, Refused } from "./notices.tsx";
import type { Check } from "./results.ts";
import { legalMoves } from "./statements.ts";
import { offered } from "./told.ts";
import { useAnswer } from "./use-answer.ts";

type Kind = "answer" | "winner" | "difference" | "best";

export function Claim() {
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
          const typed = halfWidth(value).trim().replace("−", "-").replace(/^\+/, "");
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
              <p>
                {words.refutation}
                {words.colon}
              </p>
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
