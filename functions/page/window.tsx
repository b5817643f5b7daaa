/** The part of a long row that is in sight. */
import { theme, usePage } from "./context.ts";
import { drawOverview } from "./drawings/index.ts";
import { Picture } from "./picture.tsx";

/** Which part of a long row is shown: an overview with a slider under it. */
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
  const row = Object.values(state.start as object).find(Array.isArray) as readonly number[] | undefined;
  const most = width < 600 ? 15 : 40;
  // Heaps have no order.
  if (row === undefined || row.length <= most || state.slug === "stone-game-ix") return null;
  const left = (Object.values(now as object).find(Array.isArray) as readonly number[]).length;
  const usual = state.slug === "stone-game-vi" ? 0 : Math.max(0, row.length - left);
  const at = Math.min(from ?? usual, row.length - most);
  const drawing = drawOverview(row, { width, theme, live: [0, row.length], shown: [at, at + most] });
  return (
    <div class="window">
      <Picture drawing={drawing} />
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
