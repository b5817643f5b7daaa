/** Chromium with the page in it: served as it is deployed, or opened from disk. It fails on whatever the page complains of. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { launchChromium } from "./chrome.ts";

export const serverUrl = inject("serverUrl");
/** The page as a file. */
export const fileUrl = inject("fileUrl");
let browser: Browser;
const opened: { page: Page; complaints: string[] }[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser?.close());

afterEach(async () => {
  const all = opened.splice(0);
  for (const { page } of all) await page.context().close();
  for (const { complaints } of all) expect(complaints).toEqual([]);
});

/**
 * @param fragment with its "#", or nothing
 * @param options as of Playwright's context; `at` another address than the server's, `until` when it counts as open
 */
export async function open(
  fragment = "",
  {
    at = serverUrl,
    until = "load",
    ...options
  }: BrowserContextOptions & { readonly at?: string; readonly until?: "load" | "commit" } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    locale: "en-US",
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  opened.push({ page, complaints });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const isForeign = (url: string) => !url.startsWith(at) && !/^(blob|data|about):/.test(url);
  page.on("requestfinished", (request) => {
    if (isForeign(request.url())) complaints.push(`a request to ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // What the page's policy has stopped did not leave, nor did what ended with its worker before the policy was asked.
    if (isForeign(request.url()) && reason !== "csp" && reason !== "net::ERR_ABORTED")
      complaints.push(`a request to ${request.url()}: ${reason}`);
  });
  await page.goto(at + fragment, { waitUntil: until });
  if (until === "load") await page.waitForSelector(".stage:visible, .scrolls");
  return page;
}

/** Whether the game is over, as the page says it: nobody's turn. */
export const heading = (page: Page): Promise<string> => page.innerText("h1");

/** Waits until it is the visitor's turn, or the game is over; of these which. */
export async function settled(page: Page): Promise<"turn" | "over"> {
  const found = await page.waitForFunction(() => {
    const text = document.querySelector("h1")?.textContent ?? "";
    if (/turn: /.test(text) && document.querySelector(".spot") !== null) return "turn";
    return /wins?\b|tie|collected/.test(text) ? "over" : undefined;
  });
  return (await found.jsonValue()) as "turn" | "over";
}

/** Goes to another link on the page, and waits until it is followed. */
export const follow = (page: Page, fragment: string): Promise<void> =>
  page.evaluate(
    (fragment) =>
      new Promise<void>((resolve) => {
        if (location.hash === fragment) return resolve();
        addEventListener("hashchange", () => requestAnimationFrame(() => setTimeout(resolve)), {
          once: true,
        });
        location.hash = fragment;
      }),
    fragment,
  );
