/** What a player has collected, above or below the board. */
import { useMemo } from "preact/hooks";
import { drawingWords, theme, usePage } from "./context.ts";
import { drawTrack, type Scene } from "./drawings/index.ts";
import { Picture } from "./picture.tsx";

export function Track({
  player,
  scene,
  width,
}: {
  readonly player: "alice" | "bob";
  readonly scene: Scene;
  readonly width: number;
}) {
  const { state, words, rules, line, over } = usePage();
  const points = line.made
    .slice(0, state.ply)
    .reduce((sum, made) => (made.player === player ? sum + made.points : sum), 0);
  const moves = !over && rules.toMove(scene.now) === player;
  const you = state.opponent !== "person" && state.opponent !== "watch" && state.you === player;
  const total = useMemo(() => totalOf(state.slug, state.start), [state.slug, state.start]);
  const drawing = drawTrack(player, scene, {
    width,
    theme,
    words: drawingWords(words),
    ...(total === undefined ? {} : { total }),
  });
  return (
    <div class={`track ${player}`}>
      <p>
        <b class="name">
          <span aria-hidden="true" class="sign">
            {player === "alice" ? "●" : "■"}
          </span>{" "}
          {words[player]}
          {you ? ` (${words.you})` : ""}
        </b>
        {moves && <span aria-hidden="true"> ◂</span>}
        <b class="points">{points}</b>
      </p>
      <Picture drawing={drawing} />
    </div>
  );
}

/** All points of a game that hands out every one, where none is negative. */
function totalOf(slug: string, start: unknown): number | undefined {
  if (slug !== "stone-game" && slug !== "stone-game-ii" && slug !== "stone-game-iii") return undefined;
  const [row] = Object.values(start as object) as [readonly number[]];
  let sum = 0;
  for (const value of row) {
    if (value < 0) return undefined;
    sum += value;
  }
  return sum;
}
