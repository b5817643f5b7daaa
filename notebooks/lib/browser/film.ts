/**
 * The moving part of a film: its frames one at a time, with a slider and two buttons. It makes everything itself, so that
 * where a viewer strips scripts nothing is left; colours and sizes are its own, for it stands on pages of any style.
 */
export interface FilmData {
  /** What is shown, for the slider's name. */
  readonly name: string;
  /** `said` stands above the frame. */
  readonly frames: readonly { readonly svg: string; readonly said: string }[];
}

export function play(script: Element | null, { name, frames }: FilmData): void {
  const box = boxAfter(script);
  const said = element(
    "p",
    { "aria-live": "polite" },
    "margin: 0 0 8px; min-height: 1.5em; font-weight: bold",
  );
  const picture = element("div", { role: "img" });
  const slider = element("input", { type: "range", min: "0", max: String(frames.length - 1), value: "0" });
  slider.setAttribute("aria-label", name);
  slider.style.cssText = "flex: 1; min-width: 0; height: 44px; margin: 0; accent-color: #0a5fa6";
  const go = (by: number) => {
    slider.value = String(Number(slider.value) + by);
    show();
  };
  const back = button("◂", () => go(-1));
  back.setAttribute("aria-label", "one step back");
  const on = button("▸", () => go(1));
  on.setAttribute("aria-label", "one step on");
  const count = element("span", {}, "min-width: 4.5em; text-align: right");
  const show = () => {
    const at = Number(slider.value);
    const frame = frames[at];
    said.textContent = frame.said;
    picture.innerHTML = frame.svg;
    picture.setAttribute("aria-label", frame.said);
    count.textContent = `${at + 1} of ${frames.length}`;
    slider.setAttribute("aria-valuetext", frame.said);
    back.disabled = at === 0;
    on.disabled = at === frames.length - 1;
  };
  slider.addEventListener("input", show);
  const controls = element("div", {}, "display: flex; gap: 8px; align-items: center; margin-top: 8px");
  controls.append(back, slider, on, count);
  box.append(said, picture, controls);
  show();
}

/**
 * Where the script stands, on white as the pictures are. JupyterLab leaves the keys alone here: neither are they its
 * shortcuts, nor does it take the focus back to the cell.
 */
export function boxAfter(script: Element | null): HTMLElement {
  const box = element(
    "div",
    { "data-lm-suppress-shortcuts": "true" },
    "box-sizing: border-box; width: 100%; max-width: 592px; padding: 12px 16px; border: 1px solid #8a867c; border-radius: 8px; background: #ffffff; color: #1b1f24; font: 15px/1.4 system-ui, sans-serif",
  );
  box.addEventListener("keydown", (event) => event.stopPropagation());
  script?.after(box);
  return box;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  kind: K,
  attributes: Readonly<Record<string, string>> = {},
  style = "",
): HTMLElementTagNameMap[K] {
  const made = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.style.cssText = style;
  return made;
}

export function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = element(
    "button",
    { type: "button" },
    "min-width: 44px; min-height: 44px; padding: 4px 12px; border: 1px solid #8a867c; border-radius: 6px; background: #fbfaf7; color: #1b1f24; font: inherit; cursor: pointer",
  );
  made.textContent = text;
  made.addEventListener("click", onClick);
  return made;
}
