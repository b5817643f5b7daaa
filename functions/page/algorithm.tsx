/** The tab that shows how the value comes about: the table, fusion on the bars, the beam; stepped and played. */
import { useEffect, useState } from "preact/hooks";
import { BeamText, FusionText, Numbers } from "./algorithm-text.tsx";
import { drawingWords, type Page, theme, usePage } from "./context.ts";
import {
  cellOfPosition,
  type Picture as Drawing,
  drawBeam,
  drawFusion,
  drawTable,
  fusionSteps,
} from "./drawings/index.ts";
import { Again, Refused } from "./notices.tsx";
import { Picture, useWidth } from "./picture.tsx";
import type { MethodEntry, Table } from "./results.ts";
import { type Answering, useAnswer } from "./use-answer.ts";

/** From step to step, at the usual speed. */
const FUSION_MS = 500;
const CELL_MS = 200;
const USUAL_SPEED = 3;

/** Fusion is drawn for so many stones at most. */
const MOST_BARS = 60;

export interface Algorithm {
  readonly methods: readonly MethodEntry[];
  /** What can be shown: methods with a table, and "fusion" and "beam" where the game has them. */
  readonly shows: readonly string[];
  readonly shown: string;
  readonly table: Answering<Table>;
  readonly row: readonly number[];
  /** Whether fusion is shown and can be drawn. */
  readonly fuses: boolean;
  readonly steps: number;
  readonly step: number;
}

/** Asks for the table only while its tab is open. */
export function useAlgorithm({ state, now }: Page, open: boolean): Algorithm {
  const { slug } = state;
  const listed = useAnswer<MethodEntry[]>(slug, "methods", open ? { position: null } : null, [slug]);
  const methods = listed.status === "done" ? listed.body : [];
  const row = rowOf(slug, now);
  const shows = [
    ...methods.filter(({ table }) => table).map(({ name }) => name),
    ...(row.length > 0 && !methods.some(({ name, table }) => name === "fusion" && table) ? ["fusion"] : []),
    ...(slug === "sum-game" ? ["beam"] : []),
  ];
  const shown = state.method !== null && shows.includes(state.method) ? state.method : (shows[0] ?? "");
  const isTable = shown !== "" && shown !== "fusion" && shown !== "beam";
  const table = useAnswer<Table>(slug, "table", open && isTable ? { position: now, method: shown } : null, [
    now,
    shown,
  ]);
  const fuses = shown === "fusion" && row.length <= MOST_BARS;
  const steps = fuses ? fusionSteps(row).length : table.status === "done" ? table.body.cells.length : 1;
  const usual = table.status === "done" ? cellOfPosition(table.body) : steps - 1;
  const step = Math.min(state.cell ?? usual, steps - 1);
  return { methods, shows, shown, table, row, fuses, steps, step };
}

/** What fusion works on; in VII the negated stones. */
function rowOf(slug: string, position: unknown): readonly number[] {
  if (slug === "stone-game") return (position as { piles: number[] }).piles;
  if (slug === "stone-game-vii") return (position as { stones: number[] }).stones.map((value) => 0 - value);
  return [];
}

/** The picture that takes the board's place. */
export function AlgorithmStage({ algorithm }: { readonly algorithm: Algorithm }) {
  const { state, dispatch, words, now } = usePage();
  const { shown, table, row, fuses, step } = algorithm;
  const [ref, width] = useWidth();
  const options = { width, theme, words: drawingWords(words) };
  let drawing: Drawing | undefined;
  if (fuses) drawing = drawFusion(row, step, options);
  if (shown === "beam") drawing = drawBeam(now as { num: string; maxDigit: number }, options);
  if (table.status === "done" && shown === table.body.method)
    drawing = drawTable(
      { ...table.body, slug: state.slug, position: now },
      state.cell === null ? options : { ...options, cell: step },
    );
  return (
    <div ref={ref} class="board scrolls" role="img" aria-label={words.howItWorks}>
      {drawing && (
        <div class="wide-drawing" style={{ width: `${Math.max(drawing.width, width)}px` }}>
          <Picture
            drawing={drawing}
            {...(shown === "fusion" ? { slide: { about: now, at: step } } : {})}
            spot={({ move }, style) => (
              <div
                key={move}
                class="column"
                style={style}
                aria-hidden="true"
                onClick={() => dispatch({ type: "cell", cell: Number(move) })}
              />
            )}
          />
        </div>
      )}
    </div>
  );
}

export function AlgorithmPanel({ algorithm }: { readonly algorithm: Algorithm }) {
  const { state, dispatch, words, rules, now } = usePage();
  const { methods, shows, shown, table, fuses, steps, step } = algorithm;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(USUAL_SPEED);
  const go = (cell: number) => dispatch({ type: "cell", cell: Math.max(0, Math.min(cell, steps - 1)) });
  useEffect(() => {
    if (!playing) return;
    if (step >= steps - 1) {
      setPlaying(false);
      return;
    }
    const beat = shown === "fusion" ? FUSION_MS : CELL_MS;
    const timer = setTimeout(() => go(step + 1), beat * 2 ** (USUAL_SPEED - speed));
    return () => clearTimeout(timer);
  }, [playing, step, steps, speed]);
  const entry = methods.find(({ name }) => name === shown);
  const names = (name: string) => (name === "fusion" ? words.fusion : name === "beam" ? words.beam : name);
  const told = words.methods[`${state.slug}/${shown}`];
  const cell = table.status === "done" ? table.body.cells[step] : undefined;
  return (
    <>
      {shows.length > 1 && (
        <label class="row">
          {words.method}
          <select
            value={shown}
            onChange={(event) => dispatch({ type: "method", method: event.currentTarget.value })}
          >
            {shows.map((name) => (
              <option key={name} value={name}>
                {names(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {entry && (
        <p class="no">
          {names(entry.name)}
          {words.colon}
          {words.sentences([told?.time ?? entry.time, told?.source ?? entry.source])}
          {entry.proof !== null && ` ${words.checkedByMachine(entry.proof)}`}
        </p>
      )}
      {shown !== "beam" && steps > 1 && (
        <div>
          <div class="row steps">
            <Step sign="|◀" name={words.first} onClick={() => go(0)} />
            <Step sign="◀" name={words.back} onClick={() => go(step - 1)} />
            <button
              type="button"
              class="primary"
              onClick={() => {
                if (!playing && (state.cell === null || step >= steps - 1)) go(0);
                setPlaying(!playing);
              }}
            >
              {playing ? `❚❚ ${words.pause}` : `▶ ${words.playAll}`}
            </button>
            <Step sign="▶" name={words.forward} onClick={() => go(step + 1)} />
            <Step sign="▶|" name={words.last} onClick={() => go(steps - 1)} />
          </div>
          <label class="block">
            {shown === "fusion" ? words.step(step + 1, steps) : words.cell(step + 1, steps)}
            <input
              type="range"
              class="cells"
              min={0}
              max={steps - 1}
              value={step}
              onInput={(event) => {
                setPlaying(false);
                go(Number(event.currentTarget.value));
              }}
            />
          </label>
          <label class="block">
            {words.speed}
            <input
              type="range"
              min={0}
              max={6}
              value={speed}
              onInput={(event) => setSpeed(Number(event.currentTarget.value))}
            />
          </label>
        </div>
      )}
      {table.status === "refused" && <Refused reason={table.reason} opening={words.tooLarge} />}
      {table.status === "cancelled" && <Again again={table.again} />}
      {cell !== undefined && table.status === "done" && <Numbers table={table.body} step={step} />}
      {fuses && <FusionText algorithm={algorithm} />}
      {shown === "fusion" && !fuses && (
        <p role="status" class="card">
          {words.tooManyBars(MOST_BARS)}
        </p>
      )}
      {shown === "beam" && <BeamText position={now as { num: string; maxDigit: number }} />}
      {table.status === "done" && (
        <p class="no">
          {rules.objective === "outcome"
            ? words.outcomeLead
            : rules.objective === "total" || state.slug === "stone-game-ii" || state.slug === "stone-game-iii"
              ? words.points_
              : words.lead}
        </p>
      )}
    </>
  );
}

function Step({
  sign,
  name,
  onClick,
}: {
  readonly sign: string;
  readonly name: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="quiet" aria-label={name} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
