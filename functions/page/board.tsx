/** The board: drawing, buttons, keys, dragging. It says which move is meant; what becomes of it, its user knows. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { drawingWords, theme, usePage } from "./context.ts";
import { drawBoard, type Mark, type Scene } from "./drawings/index.ts";
import { OtherMove } from "./other-move.tsx";
import { Picture, type Style, useWidth } from "./picture.tsx";
import { isLegal, legalMoves } from "./statements.ts";
import { offered } from "./told.ts";
import { Track } from "./track.tsx";
import { Window } from "./window.tsx";

/** Where one tap is a whole move. */
const immediate: ReadonlySet<string> = new Set(["stone-game", "stone-game-vii"]);
/** A vertical drag of so many pixels towards one's own track is a move. */
const DRAG = 60;
const MOST = 100;
/** How far stones go that leave the board. */
const AWAY = 80;

export interface BoardProps {
  /** Whether a move may be made now. */
  readonly open: boolean;
  readonly marks?: Readonly<Record<string, Mark>>;
  readonly onMove: (move: unknown) => void;
}

export function Board({ open, marks, onMove }: BoardProps) {
  const page = usePage();
  const { state, rules, line, now, words } = page;
  const { slug, start, ply } = state;
  const [ref, width] = useWidth();
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ readonly move: string; readonly on: unknown }>();
  const [order, setOrder] = useState<"given" | "sum">("given");
  // A move brings back what is shown usually, its end; in VI it is made anywhere.
  const about = slug === "stone-game-vi" ? start : now;
  const [scrolled, setScrolled] = useState<{ readonly to: number; readonly on: unknown }>();
  const from = scrolled?.on === about ? scrolled?.to : undefined;
  const legal = useMemo(() => (open ? legalMoves(rules, now, MOST) : []), [open, rules, now]);
  const selected = open && chosen !== undefined && chosen.on === now ? chosen.move : undefined;
  const select = (move: string | undefined) => setChosen(move === undefined ? undefined : { move, on: now });
  const scene: Scene = {
    slug,
    start,
    now,
    made: line.made.slice(0, ply),
    legal,
    isLegal: (move) => open && isLegal(rules, now, move),
  };
  const options = { width, theme, words: drawingWords(words) };
  const drawing = drawBoard(scene, {
    ...options,
    order,
    ...(from === undefined ? {} : { from }),
    ...(selected === undefined ? {} : { selected }),
    ...(marks === undefined ? {} : { marks }),
  });
  const isSum = slug === "sum-game";
  // While the other side thinks nothing is offered; the room for what is offered next is kept, so that nothing jumps.
  const room = useRef({ about: start, height: 0 });
  if (room.current.about !== start) room.current = { about: start, height: 0 };
  if (open) room.current.height = drawing.height;
  const least = open || page.over ? 0 : room.current.height;

  function play(move: string): void {
    const hadFocus = group.current?.contains(document.activeElement) === true;
    select(undefined);
    onMove(JSON.parse(move));
    // The button that was pressed is gone; the board has the keys.
    if (hadFocus) group.current?.focus({ preventScroll: true });
  }

  function tap(move: string): void {
    const isDigit = isSum && "digit" in JSON.parse(move);
    if (immediate.has(slug) || isDigit || (move === selected && !isSum)) play(move);
    else {
      select(move === selected ? undefined : move);
      group.current?.focus({ preventScroll: true });
    }
  }

  const choices = isSum
    ? [...new Set(legal.map((move) => JSON.stringify({ index: (move as { index: number }).index })))]
    : legal.map((move) => JSON.stringify(move));

  function onKey(event: KeyboardEvent): void {
    if (!open || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const arrow = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
    if (arrow !== 0) {
      event.preventDefault();
      if (immediate.has(slug)) {
        const move = choices.length === 1 ? choices[0] : choices[arrow < 0 ? 0 : 1];
        if (move !== undefined && !event.repeat) play(move);
        return;
      }
      const at = selected === undefined ? -1 : choices.indexOf(indexOnly(selected));
      const next =
        at < 0 ? (arrow > 0 ? 0 : choices.length - 1) : (at + arrow + choices.length) % choices.length;
      if (choices[next] !== undefined) choose(choices[next]);
      return;
    }
    if (key === "Escape") {
      select(undefined);
      return;
    }
    if (key === "Enter" && selected !== undefined && !isSum) {
      // Enter on a button presses that.
      if (
        event.target !== group.current &&
        (event.target as Element).classList.contains("spot") &&
        (event.target as HTMLElement).dataset["move"] !== selected
      )
        return;
      event.preventDefault();
      if (!event.repeat) play(selected);
      return;
    }
    const side = key.toLowerCase() === "l" ? "left" : key.toLowerCase() === "r" ? "right" : undefined;
    if (side !== undefined && slug === "stone-game-v" && selected !== undefined) {
      const other = JSON.stringify({ ...JSON.parse(selected), keep: side });
      if (choices.includes(other)) choose(other);
      return;
    }
    if (/^\d$/.test(key) && !event.repeat) byDigit(Number(key));
  }

  // Where nothing has the focus the board has the keys, all but the letters.
  useLayoutEffect(() => {
    const onBody = (event: KeyboardEvent) => {
      const isBoards = event.target === document.body && !/^[a-z]$/i.test(event.key);
      if (isBoards && document.querySelector("dialog[open]") === null) onKey(event);
    };
    addEventListener("keydown", onBody);
    return () => removeEventListener("keydown", onBody);
  });

  function byDigit(digit: number): void {
    if (isSum) {
      const first = selected ?? choices[0];
      if (first === undefined) return;
      const move = { index: (JSON.parse(first) as { index: number }).index, digit };
      if (isLegal(rules, now, move)) play(JSON.stringify(move));
      return;
    }
    const move =
      slug === "stone-game-iv"
        ? { take: digit * digit }
        : slug === "stone-game-ix"
          ? legal.find((one) => heapOf(now, one) === digit)
          : "take" in Object(legal[0])
            ? { take: digit }
            : undefined;
    if (move !== undefined && isLegal(rules, now, move)) choose(JSON.stringify(move));
  }

  function choose(move: string): void {
    select(move);
    page.announce(
      isSum
        ? words.chooseDigit(JSON.parse(move).index + 1)
        : words.selected(offered(words, slug, now, JSON.parse(move))),
    );
  }

  const drag = useRef<{ readonly move: string; readonly y: number } | undefined>(undefined);
  const over = useRef(0);
  const byPointer = (move: string) => ({
    onPointerDown: (event: PointerEvent) => {
      drag.current = { move, y: event.clientY };
      // Otherwise the end of the drag would be told to whatever is there.
      if (event.pointerType === "mouse") (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      const begun = drag.current;
      drag.current = undefined;
      if (begun === undefined) return;
      const up = rules.toMove(now) === "alice" ? begun.y - event.clientY : event.clientY - begun.y;
      if (up < DRAG || isSum) return;
      over.current = event.timeStamp;
      play(begun.move);
    },
    onClick: (event: MouseEvent) => {
      // The second click of a double one, and the click that ends a drag, are no moves.
      if (event.detail > 1 && immediate.has(slug)) return;
      if (event.timeStamp - over.current < 300 && over.current > 0) return;
      tap(move);
    },
  });
  useEffect(() => {
    drag.current = undefined;
  }, [now]);

  const button = (move: string, style: Style) => {
    const fields = JSON.parse(move);
    const label =
      isSum && !("digit" in fields)
        ? words.chooseDigit(fields.index + 1)
        : `${offered(words, slug, now, fields)}${marks?.[move] ? `: ${marks[move].text}` : ""}`;
    return (
      <button
        key={move}
        type="button"
        class="spot"
        data-move={move}
        aria-label={label}
        aria-pressed={immediate.has(slug) ? undefined : move === selected}
        style={style}
        {...byPointer(move)}
      />
    );
  };

  // Whose move it was that has just been made, or undone.
  const shownPly = useRef(ply);
  const mover = line.made[Math.min(ply, shownPly.current)]?.player;
  // What is merged stays on the board.
  const away = slug === "stone-game-viii" ? 0 : mover === "bob" ? AWAY : -AWAY;
  useEffect(() => {
    shownPly.current = ply;
  }, [ply]);

  const hasTracks = rules.objective === "difference";
  return (
    <div class="board" ref={ref}>
      {hasTracks && <Track player="alice" scene={scene} width={width} />}
      {/* Above the board, whose height is another where no move is in sight. */}
      <Window width={width} from={from} onFrom={(to) => setScrolled({ to, on: about })} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; this is a board */}
      <div
        ref={group}
        class="stage"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes the keys that its name tells
        tabIndex={0}
        aria-label={`${words.board}. ${words.keys[slug]}`}
        onKeyDown={onKey}
        style={least > 0 ? { minHeight: `${least}px` } : undefined}
      >
        <Picture
          drawing={drawing}
          slide={{ about: start, at: `${ply} ${selected}`, away }}
          spot={(spot, style) => button(spot.move, style)}
        />
      </div>
      {hasTracks && <Track player="bob" scene={scene} width={width} />}
      {!immediate.has(slug) && (
        <div class="row preview">
          {selected !== undefined && !isSum && (
            <button type="button" class="primary" onClick={() => play(selected)}>
              {offered(words, slug, now, JSON.parse(selected))}
            </button>
          )}
          {open && isSum && selected === undefined && <p class="rule">{words.chooseMark}</p>}
        </div>
      )}
      {slug === "stone-game-vi" && (
        <button
          type="button"
          class="quiet small"
          aria-pressed={order === "sum"}
          onClick={() => setOrder(order === "sum" ? "given" : "sum")}
        >
          {order === "sum" ? words.givenOrder : words.sumOrder}
        </button>
      )}
      {legal.length === MOST && <OtherMove onMove={(move) => play(JSON.stringify(move))} />}
    </div>
  );
}

const indexOnly = (move: string): string => {
  const fields = JSON.parse(move);
  return "digit" in fields ? JSON.stringify({ index: fields.index }) : move;
};

function heapOf(position: unknown, move: unknown): number {
  const stone = (position as { stones: number[] }).stones[(move as { index: number }).index];
  return ((stone % 3) + 3) % 3;
}
