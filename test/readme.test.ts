/** The READMEs say what is true: each curl line is asked and its answer compared, each table compared with its source. */
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AnyGame, games, limitsOf } from "../functions/games/index.ts";
import { routeList } from "../functions/http/routes.ts";
import { build } from "../infra/build.ts";
import { scaleOf } from "../infra/cost/scale.ts";
import { billAtBudget, billAtTimeout, billOfPage, requestsAllowed } from "../infra/cost/worst-month.ts";
import { deployments } from "../infra/cost.ts";
import { type LocalServer, startLocal } from "../infra/local/start-local.ts";
import { type Config, flags, readConfig } from "../infra/stack/config.ts";
import { slowRequests } from "../infra/stack/slow-requests.ts";
import { accessOf } from "../infra/template/access.ts";
import type { Deployment } from "../infra/template/deployment.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const readme = read("README.md");
const [deploying, testing, library] = ["infra", "test", "functions/games"].map((folder) =>
  read(`${folder}/README.md`),
);

let server: LocalServer;
beforeAll(async () => {
  server = await startLocal({ port: 0 });
});
afterAll(() => server?.close());

const curls = Array.from(
  readme.matchAll(/```sh\n(curl .*)\n```\n\n```json\n([\s\S]*?)\n```/g),
  ([, command, answer]) => [command, answer] as const,
);

it("shows curl lines with their answers", () => {
  expect(curls.length).toBeGreaterThanOrEqual(2);
});

it.each(curls)("%s", async (command, answer) => {
  const [, address] = /curl -s '?localhost:3000(\S+?)'?(?= |$)/.exec(command) ?? [];
  const [, body] = / -d '(.*)'/.exec(command) ?? [];
  const headers = { "content-type": "application/json" };
  const response = await fetch(
    server.url + address,
    body === undefined ? {} : { method: "POST", body, headers },
  );
  expect(await response.json()).toEqual(JSON.parse(answer));
});

it("names only commands that there are", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const prose = [
    readme,
    deploying,
    testing,
    read("CONTRIBUTING.md"),
    read(".devcontainer/devcontainer.json"),
  ].join("\n");
  const named = new Set(
    Array.from(
      prose.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(?:start|test)\b)/g),
      ([all, name = all.slice(4)]) => name,
    ),
  );
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
  for (const name of Object.keys(scripts)) {
    if (!/^(notebooks|format$|build$)/.test(name)) expect([...named]).toContain(name);
  }
});

it.each([
  "README.md",
  "infra/README.md",
  "test/README.md",
  "functions/games/README.md",
  "SECURITY.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
])("links in %s lead to files that there are", (document) => {
  const links = Array.from(read(document).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, link]) => link);
  for (const link of links) {
    expect(existsSync(new URL(link, new URL(`../${document}`, import.meta.url))), link).toBe(true);
  }
});

it("lists every route", () => {
  for (const { resource } of routeList) expect(readme).toContain(resource);
});

it("lists every game of the catalogue with its LeetCode number and its fields", () => {
  for (const game of Object.values<AnyGame>(games)) {
    const row = readme
      .split("\n")
      .find((line) => line.startsWith(`| \`${game.slug}\` |`) && line.includes("leetcode.com"));
    expect(row, game.slug).toContain(`[${game.leetcode}](https://leetcode.com/problems/${game.slug}/)`);
    for (const field of Object.keys(game.solve(game.rules.examples[0]).position as object)) {
      expect(row, game.slug).toContain(`\`${field}\``);
    }
  }
});

it("gives the largest sizes that the catalogue gives", () => {
  expect(library).toContain(`<!-- limits -->\n${limitsTable()}\n<!-- /limits -->`);
});

it("gives each deployment flag, what it takes and its default", () => {
  expect(deploying).toContain(`| --- | --- | --- |\n${flagRows()}\n`);
});

it("gives the worst month of each access mode, as `npm run cost` counts it", async () => {
  const { solve, catalog } = await build();
  const counted = await deployments({}, { solve: solve.folder, catalog: catalog.folder });
  expect(deploying).toContain(`<!-- cost -->\n${costTable(counted)}\n<!-- /cost -->`);
  expect(deploying).toContain(`<!-- scale -->\n${scaleTable(counted[0])}\n<!-- /scale -->`);
});

it("has the query for slow requests that the dashboard has", () => {
  expect(deploying).toContain(`\`\`\`\n${slowRequests}\n\`\`\``);
});

function flagRows(): string {
  const text = (value: unknown): string =>
    typeof value === "object" && value !== null ? Object.values(value).join("/") : `${value ?? "none"}`;
  const [byKey, open] = [readConfig({}), readConfig({ access: "public" })];
  const rows = Object.entries(flags).map(([flag, { takes }]) => {
    const [first, second] = [byKey, open].map((config) => text(config[flag as keyof Config]));
    const differs = first !== second && flag !== "access";
    return `| \`${flag}\` | ${takes} | ${differs ? `${first}; ${second} without a key` : first} |`;
  });
  return rows.join("\n");
}

function scaleTable(deployment: Deployment): string {
  const figure = (value: number) => Math.round(value).toLocaleString("en");
  const rows = [1e6, 1e8].map((perDay) => {
    const { atOnce, environments, month, monthBehindCloudFront } = scaleOf(deployment, perDay);
    return `| ${[perDay, atOnce, environments, month, monthBehindCloudFront].map(figure).join(" | ")} |`;
  });
  const heading =
    "| questions a day | in the busiest second | environments at once | USD a month | by GET behind CloudFront |";
  return [heading, "| --- | --- | --- | --- | --- |", ...rows].join("\n");
}

function costTable(counted: readonly Deployment[]): string {
  const rows = counted.map((deployment) => {
    const access = accessOf(deployment);
    const { throttle, quota } = readConfig({ access });
    const requests = requestsAllowed(deployment);
    const bounds = access === "key" ? `${quota.toLocaleString("en")} a day` : `${throttle.rate} a second`;
    const [worst, likely] = [billAtTimeout, billAtBudget].map((bill) =>
      Math.ceil(bill(deployment, requests).total + billOfPage(deployment).total),
    );
    return `| \`${access}\` | ${bounds} | ${worst} USD | ${likely} USD |`;
  });
  return [
    "| `access` | requests | a month of attack at most | the same, at the budget of a request |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function limitsTable(): string {
  const rows = Object.values<AnyGame>(games).map((game) => {
    const { slug } = game;
    const largest = Object.entries(limitsOf(game));
    const sizes = largest.map(([name, sizes]) => {
      const [size] = Object.values(sizes);
      return `\`${name}\` ${size.toLocaleString("en")}`;
    });
    const [field] = Object.keys(largest[0][1]);
    return `| \`${slug}\` | \`${field}\` | ${sizes.join(", ")} |`;
  });
  return ["| game | size of | up to, by method |", "| --- | --- | --- |", ...rows].join("\n");
}
