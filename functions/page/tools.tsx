/** What can be done with the moves: undo, redo, the best one, again, the other side. */
import { usePage } from "./context.ts";
import type { Ranking } from "./results.ts";
import { redoneTo, undoneTo } from "./state.ts";

export function Tools({ ranking, open }: { readonly ranking: Ranking | undefined; readonly open: boolean }) {
  const { state, dispatch, words, rules, over } = usePage();
  const best = ranking?.moves[0]?.move;
  const leadsBack = undoneTo(state) === undefined && state.before !== null;
  return (
    <div class="tools">
      <Tool
        sign="↶"
        name={leadsBack ? words.backToGame : words.undo}
        disabled={undoneTo(state) === undefined && !leadsBack}
        onClick={() => dispatch({ type: "undo" })}
      />
      <Tool
        sign="↷"
        name={words.redo}
        disabled={redoneTo(state) === undefined}
        onClick={() => dispatch({ type: "redo" })}
      />
      <Tool
        sign="★"
        name={words.best}
        disabled={!open || over || best === undefined}
        onClick={() => best !== undefined && dispatch({ type: "move", move: best })}
      />
      <Tool
        sign="⟲"
        name={words.restart}
        disabled={state.moves.length === 0}
        onClick={() => dispatch({ type: "restart" })}
      />
      {rules.objective !== "total" && (state.opponent === "perfect" || state.opponent === "errs") && (
        <Tool sign="⇄" name={words.swap} disabled={over} onClick={() => dispatch({ type: "swap" })} />
      )}
    </div>
  );
}

function Tool({
  sign,
  name,
  disabled,
  onClick,
}: {
  readonly sign: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="quiet" data-sign={sign} disabled={disabled} onClick={onClick}>
      {name}
    </button>
  );
}
