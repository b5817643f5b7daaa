/** The search: draws questions, asks them, varies the worst, and measures what is reported several times. */
import { ask, sieve, type Taken } from "./ask.ts";
import type { Cell } from "./cells.ts";
import type { Figures, Find } from "./corpus.ts";
import type { AnyRecipe } from "./recipe.ts";
import { fractions } from "./rows.ts";

/** What a question is charged at least where its time is held against its charge: below that, its time is little in any case. */
const LEAST_CHARGE = 0.1;
/** Runs of which the least is reported. */
const RUNS = 3;
const SHRINKS = 12;
const isNear = ({ time, perUnit }: Figures): boolean => time > 0.8 || perUnit > 1;

type Measured = Taken & { readonly recipe: AnyRecipe };

export class Search {
  asked = 0;
  /** Seconds of the sieve at the full budget, the least so far. */
  unit = Number.POSITIVE_INFINITY;
  readonly #next;
  /** By cell, the slowest and the slowest for its charge. */
  readonly #worst = new Map<string, Measured[]>();

  constructor(
    seed: number,
    readonly onWorse: (cell: string, figures: Figures, taken: Measured) => void = () => {},
  ) {
    this.#next = fractions(seed);
  }

  async warmUp(): Promise<void> {
    for (let k = 0; k < 3; k++) await this.#sieve();
  }

  async #sieve(): Promise<void> {
    this.unit = Math.min(this.unit, (await ask(sieve)).seconds);
  }

  async run(searched: readonly Cell[], until: number): Promise<void> {
    for (let round = 0; ; round++) {
      for (const cell of searched) {
        if (Date.now() >= until) return;
        if (this.asked % 100 === 99) await this.#sieve();
        const here = this.#worst.get(cell.name) ?? [];
        const all = [...this.#worst.values()].flatMap((finds) => finds.map(({ recipe }) => recipe));
        const old = here[Math.floor(here.length * this.#next())];
        const fresh = old === undefined || this.#next() < 1 / (1 + round / 3);
        await this.measure(
          cell.name,
          fresh ? cell.draw(this.#next, all) : cell.vary(old.recipe, this.#next, all),
        );
      }
    }
  }

  /** What was found before, made smaller while it is refused: the limits may have changed since. */
  async replay({ cell, recipe }: Find): Promise<void> {
    let { status } = await this.measure(cell, recipe);
    let again = recipe;
    for (let k = 0; k < SHRINKS && status === 422 && again.endpoint !== "batch"; k++) {
      again = { ...again, n: Math.floor(0.88 * again.n) };
      status = (await this.measure(cell, again)).status;
    }
  }

  /** Asks once, and again where that was worse than what there was: a single time may be chance. */
  async measure(cell: string, recipe: AnyRecipe): Promise<Taken> {
    this.asked++;
    let taken: Measured = { recipe, ...(await ask(recipe)) };
    const here = this.#worst.get(cell) ?? [];
    const isWorse = (of: (figures: Figures) => number) =>
      here.every((other) => of(this.#figures(taken)) > of(this.#figures(other)));
    const byTime = (figures: Figures) => figures.time;
    const byUnit = (figures: Figures) => figures.perUnit;
    if (!isWorse(byTime) && !isWorse(byUnit)) return taken;
    const again = await ask(recipe);
    taken = { ...taken, seconds: Math.min(taken.seconds, again.seconds) };
    if (!isWorse(byTime) && !isWorse(byUnit)) return taken;
    const greatest = (of: (figures: Figures) => number) =>
      [...here, taken].reduce((a, b) => (of(this.#figures(b)) > of(this.#figures(a)) ? b : a));
    this.#worst.set(cell, [...new Set([greatest(byTime), greatest(byUnit)])]);
    this.onWorse(cell, this.#figures(taken), taken);
    return taken;
  }

  /** The worst of each cell; those that come near to what is allowed, measured again. */
  async finds(searched: readonly Cell[]): Promise<Find[]> {
    const worst = new Map(searched.map(({ name }) => [name, this.#worst.get(name) ?? []]));
    for (let k = 1; k < RUNS; k++) {
      for (const [name, here] of worst) {
        if (!here.some((one) => isNear(this.#figures(one)))) continue;
        const again: Measured[] = [];
        for (const one of here)
          again.push({ ...one, seconds: Math.min(one.seconds, (await ask(one.recipe)).seconds) });
        worst.set(name, again);
        await this.#sieve();
      }
    }
    const finds: Find[] = [];
    for (const [cell, here] of worst) {
      for (const one of here) {
        const figures = this.#figures(one);
        const tenth = isNear(figures) ? await this.#tenthOf(one.recipe) : undefined;
        finds.push({ cell, recipe: one.recipe, ...figures, ...(tenth === undefined ? {} : { tenth }) });
      }
    }
    return finds;
  }

  async #tenthOf(recipe: AnyRecipe): Promise<number | undefined> {
    if (recipe.endpoint === "batch") return undefined;
    for (let n = recipe.n; n > 1; n = Math.floor(0.7 * n)) {
      const { charged, status } = await ask({ ...recipe, n });
      if (status < 422 && charged < 0.05) return undefined;
      if (status < 422 && charged < 0.15) return n;
    }
    return undefined;
  }

  #figures({ seconds, charged }: Taken): Figures {
    const time = seconds / this.unit;
    return { time, perUnit: time / Math.max(charged, LEAST_CHARGE) };
  }
}
