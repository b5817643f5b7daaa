/**
 * Fusion on the bars: wherever three neighbours are a <= b >= c, b is turned round and the three become one block of
 * value a - b + c, as wide as they were. The valley that is left is taken from its larger end each time, with +, -, +, ….
 */
import type { DrawOptions, Picture } from "./picture.ts";
import { sheet } from "./sheet.ts";
import { fitting, MINUS, short, signed } from "./text.ts";

export interface Block {
  readonly value: number;
  /** The piles that it stands for: from, to (not included). */
  readonly from: number;
  readonly to: number;
}

export interface FusionStep {
  /** `lit`: the three that fuse next; `turned`: the middle one is negated; `fused`: their block is there; `taken`: an end of the valley. */
  readonly kind: "start" | "lit" | "turned" | "fused" | "taken";
  readonly blocks: readonly Block[];
  /** The block that the step is about: the middle one of three, the fused one, the one taken. */
  readonly at?: number;
  /** The blocks of the valley that have been taken, in order. */
  readonly taken: readonly number[];
}

/** All steps for a row, for Stone Game VII the negated one. O(n²) in memory, as each step holds its blocks. */
export function fusionSteps(row: readonly number[]): FusionStep[] {
  const steps: FusionStep[] = [];
  let blocks: Block[] = row.map((value, i) => ({ value, from: i, to: i + 1 }));
  steps.push({ kind: "start", blocks, taken: [] });
  for (;;) {
    const at = blocks.findIndex(
      ({ value }, i) =>
        i > 0 && i + 1 < blocks.length && blocks[i - 1].value <= value && value >= blocks[i + 1].value,
    );
    if (at < 0) break;
    const [a, b, c] = blocks.slice(at - 1, at + 2);
    steps.push({ kind: "lit", blocks, at, taken: [] });
    steps.push({
      kind: "turned",
      blocks: blocks.map((block, i) => (i === at ? { ...b, value: -b.value } : block)),
      at,
      taken: [],
    });
    const fused = { value: a.value - b.value + c.value, from: a.from, to: c.to };
    blocks = [...blocks.slice(0, at - 1), fused, ...blocks.slice(at + 2)];
    steps.push({ kind: "fused", blocks, at: at - 1, taken: [] });
  }
  const taken: number[] = [];
  for (let l = 0, r = blocks.length - 1; l <= r; ) {
    taken.push(blocks[l].value >= blocks[r].value ? l++ : r--);
    steps.push({ kind: "taken", blocks, at: taken[taken.length - 1], taken: [...taken] });
  }
  return steps;
}

export interface FusionOptions extends DrawOptions {
  /** Of `fusionSteps(row)`, when the caller has it already. */
  readonly steps?: readonly FusionStep[];
}

/**
 * One step; each picture of a row has the same size.
 * @param row up to about 60 values
 * @param step which of `fusionSteps(row)`; the last where it is greater
 */
export function drawFusion(row: readonly number[], step: number, options: FusionOptions): Picture {
  const { theme, width } = options;
  const steps = options.steps ?? fusionSteps(row);
  const { kind, blocks, at, taken } = steps[Math.max(0, Math.min(step, steps.length - 1))];
  const on = sheet(theme);
  const values = steps.flatMap((other) => other.blocks.map(({ value }) => value));
  const up = Math.max(0, ...values);
  const down = Math.max(0, ...values.map((value) => -value));
  const unit = up + down === 0 ? 0 : 180 / (up + down);
  const base = 28 + up * unit;
  const bottom = base + down * unit + 26;
  const pitch = Math.min(96, (width - 4) / Math.max(1, row.length));
  const left = (width - pitch * row.length) / 2;

  blocks.forEach((block, i) => {
    on.piece(String(block.from), () => drawBlock(block, i));
  });
  on.line(
    [
      [left, base],
      [left + row.length * pitch, base],
    ],
    { stroke: theme.stoneEdge },
  );
  on.text(width / 2, bottom + 28, said(), {
    size: fitting(said(), width - 8, 18, 8) || 8,
    bold: kind !== "start",
  });
  on.reach(bottom + 42);
  return on.done(width);

  function drawBlock({ value, from, to }: Block, i: number): void {
    const near = at !== undefined && (kind === "lit" || kind === "turned" ? Math.abs(i - at) <= 1 : i === at);
    const inset = Math.min(5, pitch * 0.1);
    const x = left + from * pitch + inset;
    const wide = (to - from) * pitch - 2 * inset;
    const high = Math.max(4, Math.abs(value) * unit);
    const turned = kind === "turned" && i === at;
    const rank = taken.indexOf(i);
    on.rect(
      x,
      value < 0 ? base : base - high,
      wide,
      high,
      {
        fill: rank >= 0 || turned ? theme.panel : theme.stone,
        stroke: near ? theme.ink : theme.stoneEdge,
        width: near ? 3 : 1,
        ...(turned || rank >= 0 ? { dash: "5 3" } : {}),
      },
      Math.min(7, high / 2),
    );
    const text = rank < 0 ? short(value) : `${rank % 2 === 0 ? "+" : MINUS}${bracketed(value)}`;
    const size = fitting(text, wide + 2 * inset - 2, 20, 7, true);
    const inside = high > size + 12;
    const y =
      value < 0
        ? base + high + (inside ? -1 : 1) * (size * 0.6 + 4)
        : base - high + (inside ? 1 : -1) * (size * 0.6 + 4);
    if (size > 0) on.text(x + wide / 2, y, text, { size, bold: true });
    // the piles that a block stands for
    for (let k = from + 1; k < to; k++)
      on.line(
        [
          [left + k * pitch, bottom],
          [left + k * pitch, bottom + 8],
        ],
        { stroke: theme.stoneEdge },
      );
    on.line(
      [
        [x, bottom + 4],
        [x + wide, bottom + 4],
      ],
      { stroke: near ? theme.ink : theme.stoneEdge, width: near ? 4 : 2 },
    );
  }

  function said(): string {
    if (kind === "taken") {
      const values = taken.map((i) => blocks[i].value);
      const terms = values.map((value, i) =>
        i === 0 ? short(value) : `${i % 2 === 0 ? "+" : MINUS} ${bracketed(value)}`,
      );
      const sum = values.reduce((sum, value, i) => sum + (i % 2 === 0 ? value : -value), 0);
      const all = terms.length > 9 ? [terms[0], "…", ...terms.slice(-6)] : terms;
      return terms.length === 1 ? terms[0] : `${all.join(" ")} = ${short(sum)}`;
    }
    if (at === undefined) return " ";
    if (kind === "fused") return signed(blocks[at].value);
    const [a, b, c] = blocks.slice(at - 1, at + 2).map(({ value }) => value);
    if (kind === "lit") return `${short(a)} ≤ ${short(b)} ≥ ${short(c)}`;
    return `${short(a)} ${MINUS} ${bracketed(-b)} + ${bracketed(c)} = ${short(a + b + c)}`;
  }
}

const bracketed = (value: number): string => (value < 0 ? `(${short(value)})` : short(value));
