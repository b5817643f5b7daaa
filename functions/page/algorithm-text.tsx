/** What a step of the algorithm says in numbers. */
import { cellInNumbers } from "./cell-in-numbers.ts";
import { usePage } from "./context.ts";
import { fusionSteps } from "./drawings/index.ts";
import type { Table } from "./results.ts";

export function Numbers({ table, step }: { readonly table: Table; readonly step: number }) {
  const { state, words } = usePage();
  const { lines, looked } = cellInNumbers(table, table.cells[step], words.outcomes);
  const told = words.methods[`${state.slug}/${table.method}`];
  return (
    <section class="card" aria-live="off">
      <p class="formula no">{told?.recurrence ?? table.recurrence}</p>
      <p class="formula cell-numbers">{lines.join("\n")}</p>
      {looked.length > 0 && (
        <p class="formula no">
          {words.lookedAt}
          {words.colon}
          {looked.slice(0, 12).join(", ")}
          {looked.length > 12 ? ", …" : ""}
        </p>
      )}
    </section>
  );
}

export function FusionText({ algorithm: { row, step } }: { readonly algorithm: Algorithm }) {
  const { blocks, at, kind, taken } = fusionSteps(row)[step];
  const value = (i: number) => blocks[i]?.value ?? 0;
  const shown = (one: number) => (one < 0 ? `(−${-one})` : String(one));
  const line =
    kind === "lit" && at !== undefined
      ? `${shown(value(at - 1))} ≤ ${shown(value(at))} ≥ ${shown(value(at + 1))}`
      : kind === "turned" && at !== undefined
        ? `${shown(value(at - 1))} − ${shown(0 - value(at))} + ${shown(value(at + 1))}`
        : kind === "fused" && at !== undefined
          ? `a − b + c = ${value(at)}`
          : taken.length > 0
            ? alternating(taken.map(value))
            : blocks.map((block) => block.value).join(", ");
  return (
    <section class="card">
      <p class="formula">{line}</p>
    </section>
  );
}

/** "3 − 1 + 0 = 2": the first player takes the first, the other the second, and so on. */
import type { Algorithm } from "./algorithm.tsx";

function alternating(values: readonly number[]): string {
  const terms = values.map((value, i) => (i % 2 === 0 ? value : 0 - value));
  const shown = terms.map((term, i) =>
    i === 0 ? String(term) : `${term < 0 ? "−" : "+"} ${Math.abs(term)}`,
  );
  return `${shown.join(" ")} = ${terms.reduce((sum, term) => sum + term, 0)}`;
}

export function BeamText({
  position: { num, maxDigit },
}: {
  readonly position: { readonly num: string; readonly maxDigit: number };
}) {
  const { words } = usePage();
  const weigh = (half: string) =>
    [...half].reduce((sum, one) => sum + (one === "?" ? maxDigit / 2 : Number(one)), 0);
  const [left, right] = [num.slice(0, num.length / 2), num.slice(num.length / 2)].map(weigh);
  const gap = Math.abs(left - right);
  return (
    <section class="card">
      <p>{words.markWeighs(String(maxDigit / 2))}</p>
      <p>
        {words.beamText(String(left), String(right), gap === 0 ? words.balanced : words.differ(String(gap)))}
      </p>
    </section>
  );
}
