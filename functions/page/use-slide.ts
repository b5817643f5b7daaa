/**
 * Movement. What a drawing names as a piece slides from where it was in the drawing before; what is no longer in play goes
 * to the side of the player who moved, and comes from there when the move is undone. Without movement everything is at
 * once where it ends, in the same order.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export interface Slide {
  /** Only two drawings about the same are joined by movement, … */
  readonly about: unknown;
  /** … and only when this is another: a ply, a step, what is previewed. */
  readonly at: unknown;
  /** Where to and where from pieces leave and come, in the picture's units; they fade where they are when left out. */
  readonly away?: number;
}

const SLIDE_MS = 180;

interface Piece {
  readonly element: SVGGElement;
  readonly box: DOMRect;
}

interface Before {
  readonly slide: Slide;
  readonly width: string | undefined;
  readonly pieces: ReadonlyMap<string, Piece>;
}

export function useSlide(ref: RefObject<HTMLDivElement | null>, svg: string, slide: Slide | undefined): void {
  const before = useRef<Before>(undefined);
  useLayoutEffect(() => {
    const drawn = ref.current?.querySelector("svg");
    if (slide === undefined || drawn == null || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      before.current = undefined;
      return;
    }
    const old = before.current;
    const pieces = piecesIn(drawn);
    const width = drawn.getAttribute("viewBox")?.split(" ")[2];
    before.current = { slide, width, pieces };
    if (old === undefined || old.slide.about !== slide.about || old.width !== width) return;
    if (old.slide.at !== slide.at) move(drawn, old.pieces, pieces, slide.away ?? 0);
  }, [svg, slide?.about, slide?.at]);
}

function piecesIn(drawn: SVGSVGElement): Map<string, Piece> {
  return new Map(
    Array.from(drawn.querySelectorAll<SVGGElement>("[data-piece]"), (element) => [
      element.dataset["piece"] ?? "",
      { element, box: element.getBBox() },
    ]),
  );
}

function move(
  drawn: SVGSVGElement,
  old: ReadonlyMap<string, Piece>,
  pieces: ReadonlyMap<string, Piece>,
  away: number,
): void {
  const timing = { duration: SLIDE_MS, easing: "ease-out" };
  const apart = { transform: `translate(0, ${away}px)`, opacity: 0 };
  for (const [name, { element, box }] of pieces) {
    const from = old.get(name);
    const { from: given, turn } = element.dataset;
    if (from === undefined) element.animate([given === undefined ? apart : { transform: given }, {}], timing);
    else if (turn !== undefined && turn !== from.element.dataset["turn"])
      element.animate([{ transform: turned(turn, from.element.dataset["turn"]) }, {}], timing);
    else if (!isSame(from.box, box)) element.animate([{ transform: between(from.box, box) }, {}], timing);
  }
  for (const [name, { element }] of old) {
    if (pieces.has(name)) continue;
    drawn.append(element);
    element.animate([{}, apart], timing).finished.then(
      () => element.remove(),
      () => {},
    );
  }
}

const isSame = (a: DOMRect, b: DOMRect): boolean =>
  (["x", "y", "width", "height"] as const).every((side) => Math.abs(a[side] - b[side]) < 0.5);

/** What puts a piece that is at `to` where it was before. */
function between(from: DOMRect, to: DOMRect): string {
  const [sx, sy] = [from.width / (to.width || 1), from.height / (to.height || 1)];
  return `translate(${from.x - sx * to.x}px, ${from.y - sy * to.y}px) scale(${sx}, ${sy})`;
}

/** "angle x y", an angle about a point. */
function turned(to: string, from = to): string {
  const [angle, x, y] = to.split(" ").map(Number);
  const [before] = from.split(" ").map(Number);
  return `translate(${x}px, ${y}px) rotate(${before - angle}deg) translate(${-x}px, ${-y}px)`;
}
