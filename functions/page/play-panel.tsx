/** The tab on which the game is played: how it stands, against whom, and the moves. */
import { useState } from "preact/hooks";
import { anotherGame } from "./another.ts";
import { usePage } from "./context.ts";
import { type Opponent, opponents } from "./state.ts";
import { plyText } from "./told.ts";

export function PlayPanel({
  standing,
  onMistakes,
}: {
  readonly standing: string;
  readonly onMistakes?: (() => void) | undefined;
}) {
  const { state, dispatch, words, rules, over } = usePage();
  const isTold = state.opponent === "perfect" || state.opponent === "errs";
  return (
    <>
      {/* Its line is kept while it is not known. */}
      {(isTold || standing !== "") && <p class="say">{standing === "" ? "\u00a0" : standing}</p>}
      {over && (
        <div class="row">
          {onMistakes && (
            <button type="button" class="primary" onClick={onMistakes}>
              {words.findMistake}
            </button>
          )}
          <button
            type="button"
            class={onMistakes ? "quiet game" : "primary"}
            onClick={() => anotherGame(state).then(dispatch, () => {})}
          >
            {words.newGame}
          </button>
          {state.moves.length > 0 && (
            <button type="button" class="quiet game" onClick={() => dispatch({ type: "restart" })}>
              {words.playAgain}
            </button>
          )}
        </div>
      )}
      {rules.objective === "total" ? <p class="no">{words.alone}</p> : <Against key={state.slug} />}
      <Moves />
    </>
  );
}

function Against() {
  const { state, dispatch, words } = usePage();
  const [changing, setChanging] = useState(false);
  const other = words[state.you === "alice" ? "bob" : "alice"];
  const said: Record<Opponent, string> = {
    perfect: `${words.youAre(words[state.you])} · ${words.playsPerfectly(other)}`,
    errs: `${words.youAre(words[state.you])} · ${words.errsOneIn(other, state.errs)}`,
    person: words.twoPlayers,
    watch: words.watch,
  };
  const names: Record<Opponent, string> = {
    perfect: words.perfectPlay,
    errs: words.erring,
    person: words.twoPlayers,
    watch: words.watch,
  };
  return (
    <div class="against">
      <p class="no">
        {said[state.opponent]}{" "}
        <button
          type="button"
          class="quiet small game"
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
        >
          {words.change}
        </button>
      </p>
      {changing && (
        <div class="card">
          <fieldset class="row">
            <legend>{words.opponent}</legend>
            {opponents.map((opponent) => (
              <label key={opponent} class="pick">
                <input
                  type="radio"
                  name="opponent"
                  checked={state.opponent === opponent}
                  onChange={() => dispatch({ type: "opponent", opponent })}
                />{" "}
                {names[opponent]}
              </label>
            ))}
          </fieldset>
          {state.opponent === "errs" && (
            <label class="block">
              {words.strength}: <b>{state.errs}</b>
              <input
                type="range"
                min={1}
                max={10}
                value={state.errs}
                onInput={(event) => dispatch({ type: "errs", errs: Number(event.currentTarget.value) })}
              />
            </label>
          )}
          {(state.opponent === "perfect" || state.opponent === "errs") && (
            <fieldset class="row">
              <legend>{words.side}</legend>
              {(["alice", "bob"] as const).map((you) => (
                <label key={you} class="pick">
                  <input
                    type="radio"
                    name="you"
                    checked={state.you === you}
                    onChange={() => dispatch({ type: "you", you })}
                  />{" "}
                  {words[you]}
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </div>
  );
}

/** The moves made; @param notes what is said beside each */
export function Moves({
  notes,
}: {
  readonly notes?: (ply: number) => { readonly slip?: string; readonly value?: string };
}) {
  const { state, dispatch, words, line } = usePage();
  const from = Math.max(0, line.made.length - 200);
  return (
    <section>
      <h2>{words.moves}</h2>
      {line.made.length === 0 && <p class="no">{words.noMoves}</p>}
      <ol class="moves" start={from + 1}>
        {line.made.slice(from).map((made, i) => {
          const ply = from + i + 1;
          const note = notes?.(ply);
          return (
            <li key={ply}>
              <button
                type="button"
                class={made.player}
                aria-current={ply === state.ply ? "step" : undefined}
                onClick={() => dispatch({ type: "go", ply })}
              >
                <span class="no">{ply}</span>
                <span>{plyText(words, state, line, ply - 1, made)}</span>
                <span>
                  {note?.slip && <span class="slip">{note.slip}</span>} {note?.value}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
