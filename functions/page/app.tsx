/** The page: its state, what follows from it, and where everything stands. */
import { useCallback, useEffect, useMemo, useReducer, useState } from "preact/hooks";
import { AlgorithmPanel, AlgorithmStage, useAlgorithm } from "./algorithm.tsx";
import { AnalysePanel } from "./analyse-panel.tsx";
import { Board } from "./board.tsx";
import { mistakesOf } from "./chart.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { Choose } from "./choose.tsx";
import { type Page, PageContext } from "./context.ts";
import type { Mark } from "./drawings/index.ts";
import { leadOf } from "./every-move.tsx";
import { keepLink } from "./keep-link.ts";
import { toggleTheme } from "./kept.ts";
import type { BrokenLink } from "./link.ts";
import { Again } from "./notices.tsx";
import { PlayPanel } from "./play-panel.tsx";
import type { Playing, Ranked, Ranking } from "./results.ts";
import { RetryPanel } from "./retry-panel.tsx";
import { Share } from "./share.tsx";
import { cancelAll } from "./solver.ts";
import { Solving } from "./solving.tsx";
import { headingOf, standingOf } from "./standing.ts";
import { type Action, isYours, reduce, type State } from "./state.ts";
import { rulesOf } from "./statements.ts";
import { Tabs } from "./tabs.tsx";
import { collected, timelineOf } from "./timeline.ts";
import { refusalText, ruleText, toneOf, valueText } from "./told.ts";
import { Tools } from "./tools.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { useAnswer } from "./use-answer.ts";
import { useOpponent } from "./use-opponent.ts";
import { useWords } from "./use-words.ts";

export function App({ first, notice }: { readonly first: State; readonly notice: BrokenLink | undefined }) {
  const [words, switchLanguage] = useWords();
  const [state, dispatch] = useReducer(reduce, first);
  const [broken, setBroken] = useState(notice);
  const [dialog, setDialog] = useState<"choose" | "share">();
  const [live, setLive] = useState("");
  const rules = rulesOf(state.slug);
  const line = useMemo(() => timelineOf(rules, state.start, state.moves), [rules, state.start, state.moves]);
  const now = useMemo(() => line.at(state.ply), [line, state.ply]);
  const over = rules.isOver(now);
  // The same words twice are read twice: the second time with a space more.
  const announce = useCallback(
    (text: string) => setLive((before) => (text !== "" && before === text ? `${text}\u00a0` : text)),
    [],
  );
  useEffect(() => keepLink(state, dispatch, setBroken), [state]);
  // What is still being worked out about another game is not wanted.
  useEffect(() => () => cancelAll(), [state.start]);

  const act = useCallback((action: Action) => {
    setBroken(undefined);
    dispatch(action);
  }, []);
  const page: Page = { state, dispatch: act, words, rules, line, now, over, announce };
  const opponent = useOpponent(page);
  useAnnouncements(page, opponent.waits);

  // Nobody plays on by hand while a past ply is looked at in order to watch; everybody else may.
  const isYour = isYours(state, state.ply) || opponent.refused !== undefined;
  const analysing = state.tab === "analyse";
  const needsPlaying = analysing || over;
  const ranking = useAnswer<Ranking>(
    state.slug,
    "moves",
    state.tab !== "algorithm" && !over ? { position: now, limit: 100 } : null,
    [now],
  );
  const playing = useAnswer<Playing>(
    state.slug,
    "play",
    needsPlaying ? { position: state.start, moves: state.moves } : null,
    [state.start, state.moves],
    words.language,
  );
  const algorithm = useAlgorithm(page, state.tab === "algorithm");

  const mistakes = useMemo(
    () => (playing.status === "done" ? mistakesOf(playing.body, (ply) => isYours(state, ply)) : []),
    [playing, state.slug, state.start, state.opponent, state.you],
  );
  const [tried, setTried] = useState<{
    on: number;
    move: unknown;
    ranked: Ranked | undefined;
    shown: boolean;
  }>();
  const inRetry = state.retry !== null && analysing;
  const currentlyTried = inRetry && tried?.on === state.retry ? tried : undefined;

  function onMove(move: unknown): void {
    if (!inRetry) {
      act({ type: "move", move });
      return;
    }
    const ranked =
      ranking.status === "done"
        ? ranking.body.moves.find((one) => JSON.stringify(one.move) === JSON.stringify(move))
        : undefined;
    setTried({ on: state.retry ?? 0, move, ranked, shown: false });
  }

  const marks = useMemo((): Record<string, Mark> | undefined => {
    if (!analysing) return undefined;
    // Their room is kept while they are not known or not to be told.
    if (over || ranking.status !== "done") return {};
    if (inRetry && !(currentlyTried?.shown || currentlyTried?.ranked?.best)) return {};
    const { moves } = ranking.body;
    const before = leadOf(collected(line.made.slice(0, state.ply)), rules.objective);
    const isAnyWorse = moves.some(({ best }) => !best);
    return Object.fromEntries(
      moves.map((one, i) => [
        JSON.stringify(one.move),
        {
          text: `${(one.best && isAnyWorse) || (!isAnyWorse && i === 0 && rules.objective === "outcome" && one.winner !== rules.toMove(now)) ? "★ " : ""}${valueText(words, one, before)}`,
          tone: toneOf(one, before),
        },
      ]),
    );
  }, [analysing, over, ranking, inRetry, currentlyTried, line, state.ply, words]);

  const heading = headingOf(page, opponent.waits, inRetry);
  const watching = state.opponent === "watch" && rules.objective !== "total";
  const open =
    !over && !opponent.waits && (isYour || inRetry || (watching && state.ply < state.moves.length));
  const hasMistakes = over && mistakes.length > 0;

  return (
    <PageContext.Provider value={page}>
      <header>
        <b>{words.title}</b>
        <button type="button" class="quiet game" aria-haspopup="dialog" onClick={() => setDialog("choose")}>
          {words.names[state.slug]} <span aria-hidden="true">▾</span>
        </button>
        <span class="grow" />
        <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setDialog("share")}>
          {words.share}
        </button>
        <button
          type="button"
          class="quiet"
          lang={words.language === "en" ? "zh-CN" : "en"}
          onClick={switchLanguage}
        >
          {words.otherLanguage}
        </button>
        <button type="button" class="quiet" aria-label={words.dark} onClick={toggleTheme}>
          <span aria-hidden="true">◐</span>
        </button>
      </header>
      <main>
        <section class="table" aria-labelledby="heading">
          {broken !== undefined && (
            <p role="alert" class="card broken">
              {words.brokenLink(broken.why(words))}
            </p>
          )}
          <h1 id="heading">{heading}</h1>
          <p class="rule">{ruleText(words, state.slug, now)}</p>
          <Solving />
          {opponent.refused !== undefined && (
            <p role="status" class="card">
              {words.refused} {refusalText(words, opponent.refused)} {words.playerAlone}
            </p>
          )}
          {opponent.again !== undefined && <Again again={opponent.again} />}
          {state.tab === "algorithm" ? (
            <AlgorithmStage algorithm={algorithm} />
          ) : (
            <>
              <Board
                key={`${state.slug}`}
                open={open}
                onMove={onMove}
                {...(marks === undefined ? {} : { marks })}
              />
              <Tools ranking={ranking.status === "done" ? ranking.body : undefined} open={open && !inRetry} />
              <p class="keys">{words.keys[state.slug]}</p>
            </>
          )}
        </section>
        <section class="side">
          <Tabs />
          <div role="tabpanel" id="panel" aria-labelledby={`tab-${state.tab}`} class="panel">
            {state.tab === "play" && (
              <PlayPanel
                standing={standingOf(
                  page,
                  ranking.status === "done" ? ranking.body : undefined,
                  playing.status === "done" ? playing.body : undefined,
                  mistakes,
                  opponent.waits,
                )}
                onMistakes={hasMistakes ? () => act({ type: "retry", ply: mistakes[0] - 1 }) : undefined}
              />
            )}
            {analysing && inRetry && playing.status === "done" && (
              <RetryPanel
                playing={playing.body}
                order={mistakes}
                tried={currentlyTried}
                onClose={(next) => {
                  if (next === -1)
                    setTried({ on: state.retry ?? 0, move: undefined, ranked: undefined, shown: true });
                  else if (next === null) act({ type: "go", ply: state.moves.length });
                  else act({ type: "retry", ply: next - 1 });
                }}
              />
            )}
            {analysing && !inRetry && <AnalysePanel ranking={ranking} playing={playing} />}
            {state.tab === "algorithm" && <AlgorithmPanel algorithm={algorithm} />}
            {state.tab === "check" && <CheckPanel />}
          </div>
        </section>
      </main>
      <div class="vh" aria-live="polite" id="live">
        {live}
      </div>
      {dialog === "choose" && <Choose onClose={() => setDialog(undefined)} />}
      {dialog === "share" && <Share onClose={() => setDialog(undefined)} />}
    </PageContext.Provider>
  );
}
