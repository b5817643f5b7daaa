/** `npm run screenshot`: what the README shows of the page, a game in which Alice has just given the win away. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildPage } from "../../infra/page.ts";
import { launchChromium } from "./chrome.ts";

const picture = fileURLToPath(new URL("../../functions/page/page.png", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "optimal-play-screenshot-"));
const browser = await launchChromium();
try {
  const file = join(folder, "page.html");
  writeFileSync(file, (await buildPage()).html);
  const page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    reducedMotion: "reduce",
    locale: "en-US",
  });
  await page.goto(
    `${pathToFileURL(file).href}#stone-game?piles=3,2,8,6,4,7,4&moves=r,r,r&tab=analyse&opponent=person`,
  );
  await page.waitForSelector(".stage");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: picture });
  console.log(picture);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
