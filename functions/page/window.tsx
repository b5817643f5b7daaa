/** The part of a long row that is in sight, and how another is chosen. */
import { useRef } from "preact/hooks";
import { theme, usePage } from "./context.ts";
import { drawOverview } from "./drawings/index.ts";
import { Picture } from "./picture.tsx";

/** Which part of a long row is shown: an overview that can be dragged, with a slider under it. */
export function Window({
  width,
  from,
  onFrom,
}: {
  readonly width: number;
  readonly from: number | undefined;
  readonly onFrom: (from: number) => void;
}) {
  const { state, words, now } = usePage();
  const begun = useRef({ x: 0, y: 0 });
  const row = Object.values(state.start as object).find(Array.isArray) as readonly number[] | undefined;
  const most = width < 600 ? 15 : 40;
  // Heaps have no order.
  if (row === undefined || row.length <= most || state.slug === "stone-game-ix") return null;
  const left = (Object.values(now as object).find(Array.isArray) as readonly number[]).length;
  const usual = state.slug === "stone-game-vi" ? 0 : Math.max(0, row.length - left);
  const at = Math.min(from ?? usual, row.length - most);
  const drawing = drawOverview(row, { width, theme, live: [0, row.length], shown: [at, at + most] });
  const byPointer = (event: MouseEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const middle = ((event.clientX - left) / width) * row.length;
    onFrom(Math.max(0, Math.min(Math.round(middle - most / 2), row.length - most)));
  };
  return (
    <div class="window">
      <div
        class="overview"
        aria-hidden="true"
        onClick={byPointer}
        onPointerDown={(event) => {
          begun.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const { currentTarget, pointerId, pointerType, clientX, clientY } = event;
          if (!currentTarget.hasPointerCapture(pointerId)) return;
          // A finger that goes up or down is about to scroll the page.
          const { x, y } = begun.current;
          if (pointerType === "mouse" || Math.abs(clientX - x) > Math.abs(clientY - y)) byPointer(event);
        }}
      >
        <Picture drawing={drawing} />
      </div>
      <input
        type="range"
        min={0}
        max={row.length - most}
        value={at}
        aria-label={words.window}
        aria-valuetext={words.windowAt(at + 1, at + most)}
        onInput={(event) => onFrom(Number(event.currentTarget.value))}
      />
    </div>
  );
}
