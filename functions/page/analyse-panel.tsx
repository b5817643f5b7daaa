/** The tab that says what every move is worth, where the game was lost, and why. */
import { Chart } from "./chart.tsx";
import { usePage } from "./context.ts";
import { EveryMove, Reasons } from "./every-move.tsx";
import { Again, Refused } from "./notices.tsx";
import { Moves } from "./play-panel.tsx";
import type { Playing, Ranking } from "./results.ts";
import { valueText } from "./told.ts";
import type { Answering } from "./use-answer.ts";

export interface Analysis {
  readonly ranking: Answering<Ranking>;
  readonly playing: Answering<Playing>;
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
