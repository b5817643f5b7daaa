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

/** One finger goes down there, moves by so much, and is lifted. */
export async function swipe(
  page: Page,
  from: { readonly x: number; readonly y: number },
  dx: number,
  dy: number,
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x + dx * part, y: from.y + dy * part }],
    });
  await send("touchStart", 0);
  for (let part = 0.1; part < 1.05; part += 0.1) await send("touchMove", part);
  await send("touchEnd", 1);
}
