/** Games that several tests open, and what they do on the page. */
import type { Page } from "playwright-core";
import { fragmentOf } from "../../functions/page/link.ts";
import { firstState } from "../../functions/page/state.ts";
import { positionFrom, rulesOf, type Slug } from "../../functions/page/statements.ts";

export const rowOfSeven = "#stone-game?piles=3,2,8,6,4,7,4";
/** Alice errs twice, Bob plays perfectly. */
export const lostGame = `${rowOfSeven}&moves=r,r,r,r,l,r,l`;

export const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
export const moveCount = (page: Page) => page.locator("ol.moves li").count();
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A link to a game's first example that has a table of some size. */
export const exampleOf = (slug: Slug): string =>
  fragmentOf({ ...firstState, slug, start: positionFrom(slug, rulesOf(slug).examples[1]) });
