/** The page: its state, what follows from it, and where everything stands. */
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { AlgorithmPanel, AlgorithmStage, useAlgorithm } from "./algorithm.tsx";
import { Again, AnalysePanel, leadOf, mistakesOf, RetryPanel } from "./analyse-panel.tsx";
import { Board } from "./board.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { Choose } from "./choose.tsx";
import { type Page, PageContext, usePage } from "./context.ts";
import type { Mark } from "./drawings/index.ts";
import { keepLink } from "./keep-link.ts";
import { PlayPanel } from "./play-panel.tsx";
import { toggleTheme, useWords } from "./remembered.ts";
import type { Playing, Ranked, Ranking } from "./results.ts";
import { Share } from "./share.tsx";
import { cancelAll, onBusy } from "./solver.ts";
import { type Action, isYours, redoneTo, reduce, type State, type Tab, tabs, undoneTo } from "./state.ts";
import { playerAt, rulesOf, sizeOf } from "./statements.ts";
import { collected, timelineOf } from "./timeline.ts";
import { grouped, plyText, toneOf, valueText } from "./told.ts";
import { useAnswer } from "./use-answer.ts";
import { useOpponent } from "./use-opponent.ts";

/** What is said after this long without an answer. */
const PATIENCE_MS = 400;

export function App({ first, notice }: { readonly first: State; readonly notice: string | undefined }) {
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
    (text: string) => setLive((before) => (before === text ? `${text}\u00a0` : text)),
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
    if (!analysing || over || ranking.status !== "done") return undefined;
    if (inRetry && !(currentlyTried?.shown || currentlyTried?.ranked?.best)) return undefined;
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
              {words.brokenLink(broken)}
            </p>
          )}
          <h1 id="heading">{heading}</h1>
          <p class="rule">{words.rule[state.slug]}</p>
          <Solving />
          {opponent.refused !== undefined && (
            <p role="status" class="card">
              {words.refused} <span lang="en">{opponent.refused}</span> {words.playerAlone}
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

function Solving() {
  const { state, words } = usePage();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    onBusy((isBusy) => {
      clearTimeout(timer);
      timer = undefined;
      if (isBusy) timer = setTimeout(() => setSlow(true), PATIENCE_MS);
      else setSlow(false);
    });
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <p role="status" class="card solving">
      {words.solving(`${words.names[state.slug]}, ${grouped(sizeOf(state.start))}`)}{" "}
      <button type="button" class="quiet small game" onClick={cancelAll}>
        {words.cancel}
      </button>
    </p>
  );
}

function headingOf({ state, words, rules, line, now, over }: Page, waits: boolean, inRetry: boolean): string {
  if (state.tab === "algorithm") return words.howItWorks;
  if (inRetry) return words.findBetter;
  const task = words.task[state.slug];
  const mover = rules.toMove(now);
  if (!over) {
    if (waits) return words.thinks(words[mover]);
    const yours = isYours(state, state.ply) && state.opponent !== "person";
    return yours || rules.objective === "total" ? words.yourTurn(task) : words.turnOf(words[mover], task);
  }
  const sums = collected(line.made.slice(0, state.ply));
  if (rules.objective === "total") return words.youCollected(sums.alice);
  const you = state.opponent === "person" || state.opponent === "watch" ? undefined : state.you;
  if (rules.objective === "outcome") {
    const winner = rules.winnerAtEnd?.(now) ?? "bob";
    return winner === you ? words.youWin : words.wins(words[winner]);
  }
  const lead = sums.alice - sums.bob;
  if (lead === 0) return words.aTie;
  const winner = lead > 0 ? "alice" : "bob";
  return winner === you ? words.youWinBy(Math.abs(lead)) : words.winsBy(words[winner], Math.abs(lead));
}

/** How the game stands in one sentence, without telling a move. */
function standingOf(
  { state, words, rules, line, over, now }: Page,
  ranking: Ranking | undefined,
  playing: Playing | undefined,
  mistakes: readonly number[],
  waits: boolean,
): string {
  const sums = collected(line.made.slice(0, state.ply));
  if (over) {
    if (playing === undefined) return "";
    if (rules.objective === "total") {
      const [first] = playing.plies;
      const most = first === undefined ? sums.alice : (first.difference ?? 0) + (first.loss ?? 0);
      return words.collectedOf(sums.alice, most);
    }
    if (state.opponent === "watch" || state.moves.length === 0) return "";
    if (mistakes.length === 0) return words.noMistakes;
    const { player, winner, difference } = playing.plies[mistakes[0] - 1];
    const isDecisive = difference === null || (winner !== null && winner !== player);
    return isDecisive ? words.wonAwayAt(mistakes[0]) : words.mistakesCount(mistakes.length);
  }
  if (ranking === undefined || waits || state.opponent === "watch") return "";
  if (rules.objective === "total") return words.bestPossible(sums.alice + (ranking.difference ?? 0));
  if (state.opponent === "person") return "";
  const value =
    ranking.difference === null
      ? ranking.winner === "alice"
        ? 1
        : -1
      : ranking.difference + sums.alice - sums.bob;
  const mine = state.you === "alice" ? value : -value;
  if (playerAt(rules, state.start, state.ply) !== state.you || rules.isOver(now)) return "";
  if (mine > 0) return words.canWin;
  return mine === 0 ? words.canTie : words.lostTo(words[state.you === "alice" ? "bob" : "alice"]);
}

/** After a move and its reply one announcement, and what is at the ends now. */
function useAnnouncements(page: Page, waits: boolean): void {
  const { state, line, words, over, announce } = page;
  const said = useRef(state.ply);
  const about = useRef(state.start);
  useEffect(() => {
    if (about.current !== state.start || state.ply < said.current) {
      about.current = state.start;
      said.current = state.ply;
      return;
    }
    if (waits || state.ply === said.current) return;
    const from = Math.max(said.current, state.ply - 2);
    said.current = state.ply;
    const sentences = line.made
      .slice(from, state.ply)
      .map((made, i) => plyText(words, state, line, from + i, made));
    const end = over ? headingOf(page, false, false) : endsText(page);
    announce(words.sentences([...sentences, ...(end === "" ? [] : [end])]));
  }, [state.ply, state.start, waits, over]);
}

/** What can be taken next, where that is the two ends. */
function endsText({ state, words, now }: Page): string {
  if (state.slug !== "stone-game" && state.slug !== "stone-game-vii") return "";
  const [row] = Object.values(now as object) as [readonly number[]];
  return words.ends(row[0], row[row.length - 1]);
}

function Tools({ ranking, open }: { readonly ranking: Ranking | undefined; readonly open: boolean }) {
  return (
    <PageContext.Consumer>
      {(page) => {
        if (page === undefined) return null;
        const { state, dispatch, words, rules, over } = page;
        const best = ranking?.moves[0]?.move;
        return (
          <div class="tools">
            <Tool
              sign="↶"
              name={words.undo}
              disabled={undoneTo(state) === undefined}
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
      }}
    </PageContext.Consumer>
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
    <button type="button" class="quiet" title={name} disabled={disabled} onClick={onClick}>
      <span aria-hidden="true">{sign}</span> <span class="name">{name}</span>
    </button>
  );
}

function Tabs() {
  return (
    <PageContext.Consumer>
      {(page) => {
        if (page === undefined) return null;
        const { state, dispatch, words } = page;
        const onKey = (event: KeyboardEvent) => {
          const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const next: Tab = tabs[(tabs.indexOf(state.tab) + step + tabs.length) % tabs.length];
          dispatch({ type: "tab", tab: next });
          document.getElementById(`tab-${next}`)?.focus();
        };
        return (
          <div role="tablist" class="tabs" aria-label={words.page} onKeyDown={onKey}>
            {tabs.map((tab) => (
              <button
                key={tab}
                type="button"
                role="tab"
                id={`tab-${tab}`}
                aria-controls="panel"
                aria-selected={tab === state.tab}
                tabIndex={tab === state.tab ? 0 : -1}
                onClick={() => dispatch({ type: "tab", tab })}
              >
                {words.tabs[tab]}
              </button>
            ))}
          </div>
        );
      }}
    </PageContext.Consumer>
  );
}
