/** All moves of the position with their values, and why it is worth what it is. */
import { usePage } from "./context.ts";
import type { Ranking, Solution } from "./results.ts";
import { collected } from "./timeline.ts";
import { grouped, offered, toneOf, valueText } from "./told.ts";
import { useAnswer } from "./use-answer.ts";

export function EveryMove({ ranking }: { readonly ranking: Ranking }) {
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
      {/* A move that wins leaves no reply that does: then all are equally hard to answer. */}
      {lost && first?.replies && first.replies.of > 0 && (
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
export function Reasons() {
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
