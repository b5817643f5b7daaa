/** A game against the solver in a cell: the page's board with a button on every move, and what each move gave up. */

import type { BoardOptions, Picture, Scene } from "@optimal-play/drawings";
import type { AnyGame, Player } from "@optimal-play/games";
import { boxAfter, button, element } from "./film.ts";

export interface PlayData {
  readonly position: unknown;
  readonly theme: BoardOptions["theme"];
}

type Draw = (scene: Scene, options: BoardOptions) => Picture;

export function playGame(script: Element | null, game: AnyGame, draw: Draw, data: PlayData): void {
  const { position: start, theme } = data;
  const human: Player = game.rules.toMove(start);
  let moves: unknown[] = [];
  let selected: string | undefined;

  const box = boxAfter(script);
  const said = element("p", { "aria-live": "polite" }, "margin: 0 0 8px; min-height: 3em");
  const board = element("div", {}, "position: relative");
  const buttons = element("div", {}, "display: flex; gap: 8px; margin-top: 8px; flex-wrap: wrap");
  const log = element("ol", {}, "margin: 8px 0 0; padding-left: 2em; max-height: 12em; overflow: auto");
  const again = button("Start again", () => set([]));
  const back = button("Take back", () => set(moves.slice(0, Math.max(0, mine()))));
  buttons.append(back, again);
  box.append(said, board, buttons, log);
  set([]);

  /** Where one's own last move stands. */
  function mine(): number {
    return game.play(start, moves, { review: false }).plies.findLastIndex(({ player }) => player === human);
  }

  function set(next: unknown[]): void {
    moves = next;
    selected = undefined;
    show();
  }

  /** @param text of a move, or in the Sum Game of a question mark, for which a digit is chosen next */
  function choose(text: string, legal: readonly unknown[]): void {
    if (legal.some((move) => JSON.stringify(move) === text)) {
      const next = [...moves, JSON.parse(text)];
      const { reply } = game.play(start, next, { review: false, reply: true });
      set(reply === null ? next : [...next, reply.move]);
      return;
    }
    selected = text === selected ? undefined : text;
    show();
  }

  function show(): void {
    const playing = game.play(start, moves, { review: true });
    const { plies, now, over } = playing;
    const legal = over ? [] : [...game.rules.moves(now)].slice(0, 100);
    const scene: Scene = { slug: game.slug, start, now, made: plies, legal };
    const width = Math.max(280, Math.min(560, box.clientWidth - 34 || 560));
    const picture = draw(scene, { width, theme, ...(selected === undefined ? {} : { selected }) });
    board.innerHTML = picture.svg;
    board.style.maxWidth = `${picture.width}px`;
    board.firstElementChild?.setAttribute("style", "display: block; width: 100%; height: auto");
    for (const { move, x, y, width, height } of picture.spots) {
      const spot = element(
        "button",
        { type: "button", "aria-label": `play ${move.replace(/["{}]/g, " ").trim()}` },
        `position: absolute; left: ${share(x, picture.width)}; top: ${share(y, picture.height)}; width: ${share(width, picture.width)}; height: ${share(height, picture.height)}; padding: 0; border: 0; background: transparent; cursor: pointer`,
      );
      spot.addEventListener("click", () => choose(move, legal));
      board.append(spot);
    }
    said.textContent = over
      ? `${ending(playing.winner, playing.difference)} ${judged(plies)}`
      : `You are ${name(human)}. ${plies.length === 0 ? "Choose a move on the board." : `${plies[plies.length - 1].text}. Your move.`}`;
    log.replaceChildren(
      ...plies.map(({ text, player, best, why }) => {
        const line = element("li");
        line.textContent = player === human && best === false ? `${text} — ${why ?? "not best"}` : text;
        return line;
      }),
    );
    back.disabled = moves.length === 0;
    again.disabled = moves.length === 0;
  }

  function judged(plies: readonly { readonly player: Player; readonly best: boolean | null }[]): string {
    const slips = plies.filter(({ player, best }) => player === human && best === false).length;
    return slips === 0
      ? "You played perfectly."
      : `${slips} of your moves ${slips === 1 ? "was" : "were"} not best.`;
  }
}

const name = (player: Player): string => (player === "alice" ? "Alice" : "Bob");

function ending(winner: Player | "tie" | null, difference: number | null): string {
  if (winner === null) return `The game is over: ${difference} points.`;
  if (winner === "tie") return "The game is over: a tie.";
  return `The game is over: ${name(winner)} wins${difference === null ? "" : ` by ${Math.abs(difference)}`}.`;
}

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
