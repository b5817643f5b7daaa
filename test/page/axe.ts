/** axe-core in the page. It is evaluated by the browser's own debugging, which the page's policy does not bind. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export class AxeBuilder {
  constructor(private readonly page: Page) {}

  /** What it finds, and where. */
  async violations(): Promise<readonly string[]> {
    await this.page.evaluate(source);
    const { violations } = (await this.page.evaluate("axe.run(document)")) as {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    };
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  }
}
