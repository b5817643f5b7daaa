/**
 * Photographs exported pages in Chromium at desktop and phone width, for a person to look at:
 *   tsx notebooks/tools/screenshots.ts FOLDER_WITH_HTML FOLDER_FOR_PNG
 * Long pages are cut into screens of equal height, so that they can be looked at in their real size. Says for each page
 * whether something sticks out on the side, and which formulas were not typeset. Needs Chromium (CHROMIUM, or on the
 * PATH) and, for formulas without a network, Debian's libjs-mathjax when the pages are made by check-in-jupyter.sh.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const SCREENS = [
  { name: "desktop", width: 1280, height: 1600 },
  { name: "phone", width: 390, height: 1600 },
];
const DRIVER = "puppeteer-core@24.43.1";

/** Run in the page: waits until MathJax, if it loads at all, has set every formula. */
const TYPESET = `new Promise((resolve) => {
  const started = Date.now();
  const ask = () => {
    if (window.MathJax?.Hub?.Queue && window.MathJax.isReady) MathJax.Hub.Queue(() => setTimeout(resolve, 300));
    else if (Date.now() - started > 15000) resolve();
    else setTimeout(ask, 100);
  };
  ask();
})`;

/** Run in the page: its size, and how much of its prose still looks like LaTeX. */
const MEASURE = `(() => {
  const prose = [...document.querySelectorAll(".jp-RenderedMarkdown")].map((cell) => {
    const copy = cell.cloneNode(true);
    for (const set of copy.querySelectorAll("pre, code, script, .MathJax, .MathJax_CHTML, .MJX_Assistive_MathML")) set.remove();
    return copy.textContent;
  });
  const raw = prose.join(" ").match(/\\$[^$]+\\$/g) ?? [];
  const { scrollHeight, scrollWidth } = document.documentElement;
  return { tall: scrollHeight, wide: scrollWidth, raw: raw.length };
})()`;

const [pages, pictures] = process.argv.slice(2);
if (pages === undefined || pictures === undefined) {
  console.error("usage: tsx notebooks/tools/screenshots.ts FOLDER_WITH_HTML FOLDER_FOR_PNG");
  process.exit(2);
}
mkdirSync(pictures, { recursive: true });

const { default: puppeteer } = await import(pathToFileURL(driver()).href);
const browser = await puppeteer.launch({
  executablePath: chromium(),
  args: ["--no-sandbox", "--allow-file-access-from-files"],
});
try {
  for (const file of readdirSync(pages).filter((name) => name.endsWith(".html"))) {
    for (const { name, width, height } of SCREENS) {
      const page = await browser.newPage();
      await page.setViewport({ width, height, isMobile: name === "phone", deviceScaleFactor: 1 });
      await page.goto(pathToFileURL(resolve(pages, file)).href, { waitUntil: "domcontentloaded" });
      await page.evaluate(TYPESET);
      const { tall, wide, raw } = await page.evaluate(MEASURE);
      let part = 0;
      for (let y = 0; y < tall; y += height) {
        const path = join(
          pictures,
          `${basename(file, ".html")}-${name}-${String(++part).padStart(2, "0")}.png`,
        );
        const clip = { x: 0, y, width, height: Math.min(height, tall - y) };
        await page.screenshot({ path, clip, captureBeyondViewport: true });
      }
      const sticks = wide > width ? `, ${wide - width} pixels stick out` : "";
      console.log(
        `${file} ${name}: ${part} pictures${sticks}${raw > 0 ? `, ${raw} formulas are not typeset` : ""}`,
      );
      await page.close();
    }
  }
} finally {
  await browser.close();
}

/** The browser's driver, kept in the user's cache: the project itself never needs it. */
function driver(): string {
  const folder = join(
    process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"),
    "optimal-play",
    "screenshots",
  );
  const entry = join(folder, "node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js");
  if (!existsSync(entry)) {
    execFileSync("npm", ["install", "--silent", "--no-save", "--prefix", folder, DRIVER], {
      stdio: "inherit",
    });
  }
  return entry;
}

function chromium(): string {
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const places = (process.env["PATH"] ?? "")
    .split(":")
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [process.env["CHROMIUM"] ?? "", ...places].find((place) => place !== "" && existsSync(place));
  if (found === undefined)
    throw new Error("no Chromium on the PATH; on Debian: apt-get install chromium libjs-mathjax");
  return found;
}
