/** Drawings: functions from data to SVG. Attributes are inline, as the notebooks' PNG maker sees no style sheet. */

export { drawRow, type RowOptions } from "./bars.ts";
export { type Balance, type BeamOptions, drawBeam } from "./beam.ts";
export { drawBoard } from "./board.ts";
export { drawCard } from "./card.ts";
export { drawChart } from "./chart.ts";
export { type Block, drawFusion, type FusionOptions, type FusionStep, fusionSteps } from "./fusion.ts";
export { drawOverview, type OverviewOptions } from "./overview.ts";
export type * from "./picture.ts";
export { cellOfPosition, drawTable } from "./table.ts";
export { grouped, short, signed } from "./text.ts";
export { dark, light } from "./theme.ts";
export { drawTrack, type TrackOptions } from "./track.ts";
