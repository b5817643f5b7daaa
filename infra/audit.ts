/**
 * `npm run audit`: known weaknesses in what is deployed. What is deployed is read off the bundles and not off
 * package.json, where everything is a development dependency, because esbuild copies what it needs. A weakness in a tool
 * of the build is named, a weakness in what is deployed fails. Not every registry answers audits; not to know fails, too.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Bundle, build, root } from "./build.ts";
import { runMain } from "./command.ts";
import { packagesIn } from "./third-party.ts";

/** @returns versions by name of the packages that have code in the bundles; our own workspaces are none */
export function shippedPackages(
  bundles: Readonly<Record<string, Pick<Bundle, "metafile">>>,
): Map<string, string> {
  const shipped = new Map<string, string>();
  for (const { metafile } of Object.values(bundles)) {
    for (const [name, folder] of packagesIn(metafile)) {
      shipped.set(name, JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).version);
    }
  }
  return new Map([...shipped].sort(([a], [b]) => a.localeCompare(b)));
}

export interface Verdict {
  readonly audited: boolean;
  /** Of what is deployed. */
  readonly shipped: readonly string[];
  /** Of the tools. */
  readonly tools: readonly string[];
}

/** @param report what `npm audit --json` wrote; without a list of vulnerabilities it did not audit */
export function judge(report: unknown, shipped: ReadonlyMap<string, string>): Verdict {
  const { vulnerabilities } = Object(report) as { vulnerabilities?: Record<string, { severity?: string }> };
  if (vulnerabilities === undefined) return { audited: false, shipped: [], tools: [] };
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => ({
    name,
    text: `${name} (${severity})`,
  }));
  const texts = (deployed: boolean) =>
    found.filter(({ name }) => shipped.has(name) === deployed).map(({ text }) => text);
  return { audited: true, shipped: texts(true), tools: texts(false) };
}

function npmAudit(): Promise<unknown> {
  return new Promise((resolve) => {
    // Its exit code only says whether something was found.
    execFile("npm", ["audit", "--json"], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve(undefined);
      }
    });
  });
}

runMain(import.meta.url, async () => {
  const deployed = shippedPackages(await build());
  const list = Array.from(deployed, ([name, version]) => `${name} ${version}`).join(", ");
  console.log(`Deployed: ${list}.`);
  const { audited, shipped, tools } = judge(await npmAudit(), deployed);
  if (!audited) {
    console.log("NOT AUDITED: this registry does not answer `npm audit`. Nothing is known either way.");
    process.exitCode = 1;
    return;
  }
  console.log(`Known weaknesses in what is deployed: ${shipped.join(", ") || "none"}.`);
  console.log(`Known weaknesses in tools: ${tools.join(", ") || "none"}.`);
  if (shipped.length > 0) process.exitCode = 1;
});
