/** The other player at the page: moves when it is their turn, a moment later than at once. */
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "./answers.ts";
import type { Page } from "./context.ts";
import type { Ranked, Ranking } from "./results.ts";
import { ask, Cancelled } from "./solver.ts";
import { isYours, type State } from "./state.ts";
import { reasonOf } from "./use-answer.ts";

/** So that one's own move is seen before the answer; when watching, each move. */
const PAUSE_MS = 350;
const WATCH_MS = 800;

export interface OpponentNow {
  /** Whether the page is about to move. */
  readonly waits: boolean;
  /** Why it cannot, where the position is too large. */
  readonly refused: Refusal | undefined;
  /** Asks again, after a cancellation. */
  readonly again: (() => void) | undefined;
}

export function useOpponent({ state, dispatch, now, over }: Page): OpponentNow {
  const [refusal, setRefusal] = useState<{ readonly start: unknown; readonly reason: Refusal }>();
  const [cancelled, setCancelled] = useState<unknown>();
  const refused = refusal !== undefined && refusal.start === state.start ? refusal.reason : undefined;
  const isTheirs =
    !over && state.ply === state.moves.length && !isYours(state, state.ply) && state.retry === null;
  const waits = isTheirs && refused === undefined && cancelled !== now;
  useEffect(() => {
    if (!waits) return;
    let wanted = true;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const pause = state.opponent === "watch" ? WATCH_MS : calm ? 0 : PAUSE_MS;
    const rest = new Promise((resolve) => setTimeout(resolve, pause));
    Promise.all([ask(state.slug, "moves", { position: now, limit: 100 }), rest]).then(
      ([answered]) => {
        if (!wanted) return;
        const { status, body } = answered;
        if (status === 200) dispatch({ type: "move", move: chosen(state, (body as Ranking).moves) });
        else setRefusal({ start: state.start, reason: reasonOf(answered) });
      },
      (reason) => {
        if (!wanted) return;
        if (reason instanceof Cancelled) setCancelled(now);
        else setRefusal({ start: state.start, reason: String(reason.message) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [waits, now, state.opponent, state.errs]);
  return { waits, refused, again: isTheirs && cancelled === now ? () => setCancelled(undefined) : undefined };
}

/** The best move; an opponent that errs plays a worse one now and then, where there is one. */
function chosen({ opponent, errs }: State, moves: readonly Ranked[]): unknown {
  const worse = moves.filter(({ best }) => !best);
  if (opponent === "errs" && worse.length > 0 && Math.random() * errs < 1)
    return worse[Math.floor(Math.random() * worse.length)].move;
  return moves[0].move;
}
