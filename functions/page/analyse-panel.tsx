/** The tab that says what every move is worth, where the game was lost, and why. */
import { useId } from "preact/hooks";
import { drawingWords, theme, usePage } from "./context.ts";
import { drawChart } from "./drawings/index.ts";
import { Picture, useWidth } from "./picture.tsx";
import { Moves } from "./play-panel.tsx";
import type { Judged, Playing, Ranked, Ranking, Solution } from "./results.ts";
import { collected } from "./timeline.ts";
import { grouped, nameOf, offered, plyText, toneOf, valueText } from "./told.ts";
import { type Answering, useAnswer } from "./use-answer.ts";

export interface Analysis {
  readonly ranking: Answering<Ranking>;
  readonly playing: Answering<Playing>;
}

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

export function AnalysePanel({ ranking, playing }: Analysis) {
  const { state, dispatch, words, over } = usePage();
  const judged = playing.status === "done" ? playing.body.plies : [];
  return (
    <>
      {playing.status === "done" && state.moves.length > 0 && <Chart playing={playing.body} />}
      {playing.status === "refused" && <Refused reason={playing.reason} />}
      {playing.status === "cancelled" && <Again again={playing.again} />}
      {!over && ranking.status === "done" && <EveryMove ranking={ranking.body} />}
      {!over && ranking.status === "refused" && playing.status !== "refused" && (
        <Refused reason={ranking.reason} />
      )}
      {!over && ranking.status === "cancelled" && playing.status !== "cancelled" && (
        <Again again={ranking.again} />
      )}
      {judged[state.ply - 1]?.why && (
        <section class="card">
          <h2>{words.atMove(state.ply)}</h2>
          <p>{judged[state.ply - 1].why}</p>
        </section>
      )}
      {!over && ranking.status === "done" && <Reasons />}
      <Moves
        notes={(ply) => {
          const one = judged[ply - 1];
          if (one === undefined || one.best === null) return {};
          return {
            value: valueText(words, one),
            ...(one.best ? {} : { slip: one.loss === null ? words.lostTheWin : words.gaveUp(one.loss) }),
          };
        }}
      />
      {state.ply < state.moves.length && (
        <button type="button" class="quiet game" onClick={() => dispatch({ type: "playOn" })}>
          {words.playOn}
        </button>
      )}
    </>
  );
}

export function Refused({ reason }: { readonly reason: string }) {
  const { words } = usePage();
  return (
    <p role="status" class="card">
      {words.refused} <span lang="en">{reason}</span>
    </p>
  );
}

export function Again({ again }: { readonly again: () => void }) {
  const { words } = usePage();
  return (
    <p role="status" class="card">
      {words.cancelled}{" "}
      <button type="button" class="quiet small game" onClick={again}>
        {words.again}
      </button>
    </p>
  );
}

/** The value of the whole game at the start and after each move. */
export function valuesOf({ plies, winner, difference }: Playing): (number | null)[] {
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

function Chart({ playing }: { readonly playing: Playing }) {
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

function EveryMove({ ranking }: { readonly ranking: Ranking }) {
  const { state, words, now, rules, line } = usePage();
  const { moves, total, winner } = ranking;
  const before = leadOf(collected(line.made.slice(0, state.ply)), rules.objective);
  const isAnyWorse = moves.some(({ best }) => !best);
  const mover = rules.toMove(now);
  const [first] = moves;
  const lost = rules.objective === "outcome" && winner !== mover;
  const shown = moves.slice(0, 12);
  return (
    <section>
      <h2>{words.everyMove}</h2>
      {lost && <p>{words.allLose}</p>}
      {!lost && !isAnyWorse && moves.length > 1 && <p>{words.allEqual}</p>}
      {first?.replies && first.replies.of > 0 && (
        <p>{words.hardest(first.replies.winning, first.replies.of)}</p>
      )}
      <ul class="ranked">
        {shown.map((ranked, i) => (
          <li key={JSON.stringify(ranked.move)} class={toneOf(ranked, before)}>
            <span aria-hidden="true">{(ranked.best && isAnyWorse) || (lost && i === 0) ? "★" : ""}</span>
            <span>{offered(words, state.slug, now, ranked.move)}</span>
            <span>
              {ranked.loss !== null && ranked.loss > 0 && (
                <span class="slip">{words.gaveUp(ranked.loss)} </span>
              )}
              {ranked.loss === null && !ranked.best && <span class="slip">{words.lostTheWin} </span>}
              <b>{valueText(words, ranked, before)}</b>
            </span>
          </li>
        ))}
      </ul>
      {total > shown.length && <p class="no">{words.moreMoves(grouped(total - shown.length))}</p>}
    </section>
  );
}

export const leadOf = ({ alice, bob }: { alice: number; bob: number }, objective: string): number =>
  objective === "total" ? alice : objective === "outcome" ? 0 : alice - bob;

/** Why the position is worth what it is, and how it goes on. */
function Reasons() {
  const { state, dispatch, words, now } = usePage();
  const solution = useAnswer<Solution>(
    state.slug,
    "solve",
    { position: now, line: 200 },
    [now],
    words.language,
  );
  if (solution.status !== "done") return null;
  const { why, line } = solution.body;
  return (
    <>
      <section>
        <h2>{words.fromHere}</h2>
        {why.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      {line.length > 0 && (
        <section>
          <h2>{words.optimalLine}</h2>
          <button
            type="button"
            class="quiet game"
            onClick={() => {
              const moves = [...state.moves.slice(0, state.ply), ...line.map(({ move }) => move)];
              dispatch({ type: "line", moves });
              dispatch({ type: "go", ply: state.ply + 1 });
            }}
          >
            {words.showLine}
          </button>
        </section>
      )}
    </>
  );
}

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
