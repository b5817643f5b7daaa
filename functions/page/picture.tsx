/** A drawing with real buttons over it: the drawing is for the eye. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Picture as Drawing, Spot } from "./drawings/index.ts";
import { type Slide, useSlide } from "./use-slide.ts";

/** Where something lies over a drawing; set by script, as the policy drops style attributes in markup. */
export type Style = Readonly<Record<"left" | "top" | "width" | "height", string>>;

/** The width that a drawing may have, as it changes. */
export function useWidth(most = 760): [ref: { current: HTMLDivElement | null }, width: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => Math.min(most, Math.max(280, innerWidth - 24)));
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.round(Math.min(most, Math.max(240, element.clientWidth))));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [most]);
  return [ref, width];
}

export function Picture({
  drawing,
  spot,
  slide,
  children,
}: {
  readonly drawing: Drawing;
  /** What lies over a place, if anything. */
  readonly spot?: (spot: Spot, style: Style) => ComponentChildren;
  /** How this drawing follows on the one before. */
  readonly slide?: Slide;
  readonly children?: ComponentChildren;
}) {
  const { svg, width, height, spots } = drawing;
  const ref = useRef<HTMLDivElement | null>(null);
  useSlide(ref, svg, slide);
  return (
    <div class="picture">
      <div ref={ref} aria-hidden="true" class="drawing" dangerouslySetInnerHTML={{ __html: svg }} />
      {spot &&
        spots.map((place) =>
          spot(place, {
            left: `${(100 * place.x) / width}%`,
            top: `${(100 * place.y) / height}%`,
            width: `${(100 * place.width) / width}%`,
            height: `${(100 * place.height) / height}%`,
          }),
        )}
      {children}
    </div>
  );
}
