/** Which Chromium the page is tried in. */
import { execFileSync } from "node:child_process";
import { type Browser, chromium } from "playwright-core";

/** `$CHROME`, google-chrome or chromium. */
function executable(): string {
  const { CHROME } = process.env;
  if (CHROME !== undefined && CHROME !== "") return CHROME;
  for (const name of ["google-chrome", "chromium"]) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      // the next one
    }
  }
  throw new Error("This needs Chromium: install chromium or google-chrome, or set CHROME to one.");
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: executable(),
    // Chromium refuses to run as root in its own sandbox.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
