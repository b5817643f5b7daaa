/** The value of the whole game, move by move, and where it was given up. */
import { useId } from "preact/hooks";
import { drawingWords, theme, usePage } from "./context.ts";
import { drawChart } from "./drawings/index.ts";
import { Picture, useWidth } from "./picture.tsx";
import type { Judged, Playing } from "./results.ts";
import { plyText, valueText } from "./told.ts";

/** The plies that gave something up, from 1. */
export const mistakesIn = (plies: readonly Judged[]): number[] =>
  plies.flatMap(({ best }, i) => (best === false ? [i + 1] : []));

/** Sorted so that the mistake that lost the win comes first. */
export function mistakesOf(playing: Playing, isTheirs: (ply: number) => boolean): number[] {
  const mine = mistakesIn(playing.plies).filter((ply) => isTheirs(ply - 1));
  const decisive = mine.find((ply) => {
    const { player, winner, difference } = playing.plies[ply - 1];
    return difference === null || (winner !== null && winner !== player);
  });
  return decisive === undefined ? mine : [decisive, ...mine.filter((ply) => ply !== decisive)];
}

/** The value of the whole game at the start and after each move. */
function valuesOf({ plies, winner, difference }: Playing): (number | null)[] {
  const number = (one: { winner: string | null; difference: number | null }) =>
    one.difference ?? (one.winner === "alice" ? 1 : one.winner === "bob" ? -1 : null);
  const [first] = plies;
  if (first === undefined) return [number({ winner, difference })];
  const after = number(first);
  const sign = first.player === "alice" ? 1 : -1;
  const before =
    after === null
      ? null
      : first.difference === null
        ? first.best
          ? after
          : -after
        : after + sign * (first.loss ?? 0);
  return [before, ...plies.map(number)];
}

export function Chart({ playing }: { readonly playing: Playing }) {
  const { state, dispatch, words, rules, line } = usePage();
  const [ref, width] = useWidth(380);
  const id = useId();
  const values = valuesOf(playing);
  const mistakes = mistakesIn(playing.plies);
  const { ply } = state;
  const drawing = drawChart(values, {
    width,
    theme,
    words: drawingWords(words),
    objective: rules.objective,
    at: ply,
    mistakes,
  });
  const go = (to: number) => dispatch({ type: "go", ply: to });
  const spoken = () => {
    const at = values[ply];
    const value = at === null || at === undefined ? "" : words.nowWorth(valueText(words, valued(at)));
    if (ply === 0) return `${words.atStart}${words.comma}${value}`;
    const { best, loss } = playing.plies[ply - 1];
    const slip =
      best === false ? words.mistake(loss === null ? words.gaveWinAway : words.lostPoints(loss)) : "";
    const what = plyText(words, state, line, ply - 1, line.made[ply - 1]);
    return [words.atMove(ply), what, value, slip].filter((part) => part !== "").join(words.comma);
  };
  function valued(at: number) {
    if (rules.objective === "outcome") return { winner: at > 0 ? "alice" : "bob", difference: null };
    return { winner: rules.objective === "total" ? null : "", difference: at };
  }
  return (
    <section ref={ref}>
      <h2 id={id}>{words.chart}</h2>
      <p class="rule">{rules.objective === "total" ? words.flatTotal : words.flat}</p>
      <Picture
        drawing={drawing}
        spot={({ move }, style) => (
          <div key={move} class="column" style={style} onClick={() => go(Number(move))} aria-hidden="true" />
        )}
      />
      <input
        type="range"
        min={0}
        max={state.moves.length}
        value={ply}
        disabled={state.moves.length === 0}
        aria-labelledby={id}
        aria-valuetext={spoken()}
        onInput={(event) => go(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const before =
            event.key === "PageDown"
              ? mistakes.find((one) => one > ply)
              : mistakes.findLast((one) => one < ply);
          if ((event.key !== "PageDown" && event.key !== "PageUp") || before === undefined) return;
          event.preventDefault();
          go(before);
        }}
      />
      {state.moves.length > 0 && <p>{spoken()}</p>}
    </section>
  );
}
