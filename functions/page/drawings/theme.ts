import type { Theme } from "./picture.ts";

const FONT = "system-ui, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', sans-serif";

/** On paper, with the contrasts that AA asks for. */
export const light: Theme = {
  paper: "#fbfaf7",
  panel: "#ffffff",
  ink: "#1b1f24",
  soft: "#5b6169",
  stone: "#ddd6c8",
  stoneEdge: "#8a867c",
  alice: "#0a5fa6",
  bob: "#a34700",
  mistake: "#b0124b",
  font: FONT,
};

export const dark: Theme = {
  paper: "#15181b",
  panel: "#1d2125",
  ink: "#eceae4",
  soft: "#a9afb6",
  stone: "#3a4046",
  stoneEdge: "#7c828a",
  alice: "#82c4ff",
  bob: "#ffb26b",
  mistake: "#ff8fb1",
  font: FONT,
};
