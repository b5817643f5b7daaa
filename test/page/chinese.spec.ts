/** The page in Chinese: wherever a visitor gets, no English is left but names, code and formulas, and no button wraps. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { kinds } from "../../functions/page/answers.ts";
import { moveText } from "../../functions/page/link.ts";
import { tabs } from "../../functions/page/state.ts";
import { legalMoves, rulesOf, slugs } from "../../functions/page/statements.ts";
import { functionNames } from "../../functions/page/trials.ts";
import { open } from "./browser.ts";

const visit = (fragment = "", options: Parameters<typeof open>[1] = {}) =>
  open(fragment, { locale: "zh-CN", ...options });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

/** What stays as it is: people, products, and what programs and formulas are made of. */
const fieldsOf = (schema: unknown) =>
  Object.keys((schema as { readonly entries?: Readonly<Record<string, unknown>> }).entries ?? {});
const kept = [
  ...["Alice", "Bob", "Tie", "LeetCode-CN", "LeetCode", "HNOI", "HTML", "JavaScript", "TypeScript", "Python"],
  ...["JSON", "curl", "Enter", "schema", "solve", "II", "III", "IV", "VI", "VII", "VIII", "IX"],
  ...["max", "min", "sum", "mod", "log", "dp", "player", "true", "false", "left", "right", "undefined"],
  ...["ply", "tab", "drawn", ...tabs],
  ...kinds,
  ...Object.values(functionNames),
  ...Object.values<AnyGame>(games).flatMap(({ slug, methods, rules }) => [
    slug,
    ...methods.map(({ name }) => name),
    ...fieldsOf(rules.position),
    ...fieldsOf(rules.move),
  ]),
].sort((a, b) => b.length - a.length);
const names = new RegExp(`(?<![A-Za-z])(?:${kept.join("|")})(?![A-Za-z])`, "g");

/** English words in sight or read out, each with what it stands in. */
async function english(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const code = 'pre, code, textarea, .mono, [lang="en"]:not(html)';
    const found = [document.title];
    const isSeen = (element: Element) => element.checkVisibility() && element.closest(code) === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement !== null && isSeen(node.parentElement)) found.push(node.textContent ?? "");
    for (const name of ["aria-label", "aria-valuetext", "placeholder", "title"])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const isProgram = name === "placeholder" && element.tagName === "TEXTAREA";
        if (element.checkVisibility() && !isProgram) found.push(element.getAttribute(name) ?? "");
      }
    return found;
  });
  return texts
    .map((text) => text.replace(/"[^"]*"|\w+\.\w+(?:, \w+)*|\/[\w/{}.]+/g, "").replace(names, ""))
    .filter((text) => /[A-Za-z]{2,}/.test(text));
}

/** Buttons whose words stand on more than one line. Cards and the list of moves have several lines on purpose. */
const wrapped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button:not(.game-card, .moves button), [role=tab]")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        return lines.some(({ top }) => top >= Math.min(...lines.map(({ bottom }) => bottom)));
      })
      .map((element) => element.textContent ?? ""),
  );

async function expectChinese(page: Page): Promise<void> {
  expect(await english(page)).toEqual([]);
  expect(await wrapped(page)).toEqual([]);
}

/** A game to its end in which the first legal move is always made, as a link. */
function playedOut(slug: (typeof slugs)[number]): string {
  const rules = rulesOf(slug);
  const { position } = (games as Readonly<Record<string, AnyGame>>)[slug].solve(rules.examples[0]);
  const fields = Object.entries(position as object).map(([name, value]) => `${name}=${value}`);
  const moves: string[] = [];
  for (let now = position; !rules.isOver(now); now = rules.play(now, legalMoves(rules, now, 1)[0]))
    moves.push(moveText(legalMoves(rules, now, 1)[0]));
  return `#${slug}?${fields.join("&").replaceAll("?", "%3F")}&moves=${moves.join(",")}`;
}

it("finds English where there is some", async () => {
  const page = await open("#stone-game?piles=3,2,8");
  const found = await english(page);
  for (const text of ["Optimal Play", "Your turn:  an end pile", "Analyse", "Swap sides"])
    expect(found).toContain(text);
  await page.setViewportSize({ width: 320, height: 600 });
  await page.evaluate(() => {
    const [button] = document.querySelectorAll<HTMLElement>(".tools button");
    button.style.cssText = "width: 20px; min-width: 0; white-space: normal; word-break: break-all";
  });
  expect(await wrapped(page)).toContain("Undo");
});

describe.each(slugs)("%s", (slug) => {
  it.each([1280, 320])("is Chinese in all tabs, %i pixels wide", async (width) => {
    const page = await visit(playedOut(slug), { viewport: { width, height: 800 } });
    await expectChinese(page);
    if (slug !== "stone-game-v") await press(page, "更改");
    await expectChinese(page);
    await tab(page, "分析");
    await page.locator(".moves").waitFor();
    await expectChinese(page);
    await page.locator(".moves button").first().click();
    await page.locator(".tools button").first().click();
    await page.getByRole("heading", { name: "全部着法" }).waitFor();
    await page.getByRole("heading", { name: "理由（从此刻算起）" }).waitFor();
    await expectChinese(page);
    await tab(page, "算法");
    await page.locator(".board svg").first().waitFor();
    const methods = page.locator(".panel select");
    const count = (await methods.count()) === 0 ? 1 : await methods.locator("option").count();
    for (let i = 0; i < count; i++) {
      if (count > 1) await methods.selectOption({ index: i });
      await page.locator(".panel .card").first().waitFor();
      await expectChinese(page);
    }
  });

  it("is Chinese where a claim or a program is wrong", async () => {
    const page = await visit(`${playedOut(slug)}&ply=0&tab=check`);
    const [kind, value] = [page.locator(".claim select").first(), page.locator(".claim [aria-label=值]")];
    for (let i = 0; i < (await kind.locator("option").count()); i++) {
      await kind.selectOption({ index: i });
      const isChoice = (await value.evaluate((element) => element.tagName)) === "SELECT";
      const claims = isChoice ? await value.locator("option").count() : 2;
      for (let k = 0; k < Math.min(claims, 4); k++) {
        if (isChoice) await value.selectOption({ index: k });
        else await value.fill(["-77", "9999999999999999"][k]);
        await press(page, "检验");
        await page.locator(".verdict, .panel p.card").first().waitFor();
        await expectChinese(page);
      }
    }
    for (const program of [
      "const solve = () => 77;",
      "const other = 1;",
      "const solve = () => { for (;;); };",
    ]) {
      await page.locator(".panel textarea").fill(program);
      await press(page, "运行");
      await page.getByRole("button", { name: "运行", exact: true }).waitFor();
      await page.locator(".verdict").last().waitFor();
      await expectChinese(page);
    }
  });

  it("is Chinese where a position cannot be read", async () => {
    const page = await visit(playedOut(slug));
    await page.locator("header .game").click();
    const dialog = page.locator("dialog");
    for (const text of pastes) {
      await dialog.locator("textarea").fill(text);
      await press(page, "使用");
      if ((await dialog.count()) === 0) await page.locator("header .game").click();
      else {
        expect(await dialog.locator("#wrong-position").innerText()).toMatch(/第 \d+ 个字符：/);
        await expectChinese(page);
      }
    }
  });
});

const pastes = [
  "",
  "x = 3",
  "[1,2",
  "[1;2]",
  "1.5",
  "[1e5]",
  "99999999999999999999",
  "[9007199254740991,9007199254740991]",
  "{",
  '{"piles": [1] "toMove": 3}',
  "piles = [1], piles = [2]",
  "stones = [1], removedSum = -4",
  "toMove = carol",
  "num = '12",
  '"123"',
  "num = 1299, maxDigit = 3",
  "aliceValues = [1], bobValues = [1,2]",
  "[1,2] bob 3 4 5 6",
  "n = -4",
  "[1]x",
];

it("is Chinese where a link is broken", async () => {
  for (const fragment of [
    ...["chess?x=1", "stone-game", "stone-game?piles=1,x", "stone-game?piles=1,2&moves=m"],
    ...["stone-game?piles=1,2&ply=7", "stone-game?piles=1,2&tab=chart", "stone-game?drawn=none"],
    ...["stone-game?drawn=1:x", "sum-game?num=1", "stone-game-vi?aliceValues=1&bobValues=1,2"],
  ]) {
    const page = await visit(`#${fragment}`);
    expect(await page.innerText(".broken")).toContain("这个链接无法打开");
    await expectChinese(page);
  }
});

it("is Chinese where something is too large, and where a move is typed", async () => {
  const page = await visit("#stone-game-ii?drawn=1:40000");
  const refused = page.locator("p.card", { hasText: "计算量太大" });
  await tab(page, "分析");
  await refused.first().waitFor();
  await expectChinese(page);
  for (const [method, size] of [
    ["memo", 20_000],
    ["suffix-dp", 300],
  ] as const) {
    const table = await visit(`#stone-game-ii?drawn=1:${size}&method=${method}`);
    await tab(table, "算法");
    await table.locator("p.card", { hasText: "的表格在这里可达" }).waitFor();
    await expectChinese(table);
  }
  for (const fragment of ["sum-game?drawn=1:2000", "stone-game-v?drawn=1:200"]) {
    const many = await visit(`#${fragment}&opponent=person`);
    await many.locator("form.other").waitFor();
    await many.locator("form.other input").first().fill("999999");
    for (const box of await many.locator("form.other input").all()) await box.fill("999999");
    await many.getByRole("button", { name: "走", exact: true }).click();
    await expectChinese(many);
  }
});

it("is Chinese where a game is chosen, drawn, shared and cancelled", async () => {
  const page = await visit("#stone-game?piles=3,2,8,6");
  await page.locator("header .game").click();
  await expectChinese(page);
  await page.locator("dialog input[type=search]").fill("chess");
  await expectChinese(page);
  await page.locator("dialog form input").first().fill("x");
  await press(page, "生成");
  await expectChinese(page);
  await press(page, "关闭");
  await press(page, "分享");
  for (const summary of await page.locator("dialog summary").all()) await summary.click();
  await expectChinese(page);
  for (const kind of await page.locator("dialog details button").all()) {
    await kind.click();
    await page.waitForFunction(() => document.querySelector("pre.answer")?.textContent !== "…");
    await expectChinese(page);
  }
  await page.locator("input[type=file]").setInputFiles({
    name: "no.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await page.locator("dialog [role=alert]").waitFor();
  await expectChinese(page);
});

it("takes what a Chinese keyboard writes", async () => {
  const page = await visit("#stone-game?piles=3,2,8,6&tab=check");
  await page.locator(".claim [aria-label=值]").fill("－７７");
  await press(page, "检验");
  await page.locator(".verdict").waitFor();
  await page.locator("header .game").click();
  await page.locator("dialog textarea").fill("输入：ｐｉｌｅｓ＝【１０，３、４】；");
  await press(page, "使用");
  expect(await page.innerText("#wrong-position")).toContain(
    '第 18 个字符：此处应为逗号、空格或行尾，实际是 "；"',
  );
  await page.locator("dialog textarea").fill("输入：ｐｉｌｅｓ＝【１０，３、４】");
  await press(page, "使用");
  await page.waitForFunction(() => location.hash.startsWith("#stone-game?piles=10,3,4"));
  await page.locator("header .game").click();
  await page.locator("dialog form input").nth(1).fill("１２");
  await press(page, "生成");
  await page.waitForFunction(() => location.hash.split(",").length === 12);
});

it("finds the mistake, in Chinese", async () => {
  const page = await visit("#stone-game?piles=3,2,8,6,4,7,4&moves=r,r,r,r,l,r,l");
  await press(page, "找出我的失误");
  await page.getByRole("button", { name: "看答案" }).waitFor();
  await expectChinese(page);
  await page.locator(".spot").last().click();
  await expectChinese(page);
  await press(page, "看答案");
  await expectChinese(page);
});
