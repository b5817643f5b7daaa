/** Where a mistake was made, a better move is looked for. */
import { usePage } from "./context.ts";
import type { Judged, Playing, Ranked } from "./results.ts";
import { nameOf, offered, valueText } from "./told.ts";

/** What is asked of the person who looks for a better move. */
export function RetryPanel({
  playing,
  order,
  tried,
  onClose,
}: {
  readonly playing: Playing;
  readonly order: readonly number[];
  readonly tried:
    | { readonly move: unknown; readonly ranked: Ranked | undefined; readonly shown: boolean }
    | undefined;
  readonly onClose: (next: number | null) => void;
}) {
  const { state, dispatch, words, line, now } = usePage();
  const ply = (state.retry ?? 0) + 1;
  const judged = playing.plies[ply - 1];
  if (judged === undefined) return null;
  const at = order.indexOf(ply);
  const made = line.made[ply - 1];
  const what = words.done[state.slug](toldAt());
  const loss = judged.loss === null ? words.gaveUpWin : words.gaveUpPoints(judged.loss);
  const next = order[at + 1];
  const solved = tried !== undefined && (tried.shown || tried.ranked?.best === true);
  return (
    <section class="card" aria-live="polite">
      <p class="no">{words.mistakeOf(at + 1, order.length)}</p>
      <p class="say">{words.retry(nameOf(words, state, ply - 1, made.player), what, loss)}</p>
      {tried !== undefined && !solved && (
        <p class="slip">
          ?{" "}
          {words.tryAgain(tried.ranked?.loss == null ? words.givesWinAway : words.givesUp(tried.ranked.loss))}
        </p>
      )}
      {solved && !tried.shown && <p>★ {words.right(valueText(words, wholeOf(judged)))}</p>}
      {solved && (
        <>
          {tried.shown && judged.better !== null && (
            <p>{words.betterWas(offered(words, state.slug, now, judged.better))}</p>
          )}
          {judged.why !== null && <p>{judged.why}</p>}
        </>
      )}
      <div class="row">
        {!solved && (
          <button type="button" class="quiet game" onClick={() => onClose(-1)}>
            {words.showIt}
          </button>
        )}
        <button type="button" class={solved ? "primary" : "quiet game"} onClick={() => onClose(next ?? null)}>
          {next === undefined ? words.done_ : solved ? words.next : words.skip}
        </button>
        {solved && (
          <button type="button" class="quiet game" onClick={() => dispatch({ type: "playOn" })}>
            {words.playOn}
          </button>
        )}
      </div>
    </section>
  );

  function toldAt() {
    return { move: made.move as Record<string, unknown>, points: made.points, ...extra() };
  }
  function extra() {
    if (state.slug !== "stone-game-ix") return {};
    return {
      stone: (line.at(ply - 1) as { stones: number[] }).stones[(made.move as { index: number }).index],
    };
  }
  /** The game's value before the mistake. */
  function wholeOf({ player, winner, difference, loss }: Judged) {
    if (difference === null) return { winner: winner === "alice" ? "bob" : "alice", difference: null };
    return { winner, difference: difference + (player === "alice" ? 1 : -1) * (loss ?? 0) };
  }
}
