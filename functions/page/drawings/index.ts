/** Drawings: functions from data to SVG. Attributes are inline, as the notebooks' PNG maker sees no style sheet. */
export type * from "./picture.ts";
export { dark, light } from "./theme.ts";
