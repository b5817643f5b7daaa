/**
 * `npm run cost`: the greatest possible bill of a month under attack, from the synthesised template and the price
 * table. All access modes with their defaults; flags as in `npm run cost -- --access=public --throttle=1/10`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.ts";
import { runMain } from "./command.ts";
import { report } from "./cost/report.ts";
import { readFlags } from "./flags.ts";
import type { Access } from "./stack/config.ts";
import type { Deployment } from "./template/deployment.ts";
import { readTemplate } from "./template/read-template.ts";

const modes: readonly Access[] = ["key", "iam", "public"];

/** @returns the deployment of each access mode, or of the one that the flags ask for */
export async function deployments(
  context: Readonly<Record<string, unknown>>,
  folders: Readonly<Record<"catalog" | "solve", string>>,
): Promise<readonly Deployment[]> {
  const { synthesise, stackName } = await import("./stack/synthesise.ts");
  const asked = context["access"] === undefined ? modes : [context["access"]];
  return asked.map((access) => {
    const outdir = mkdtempSync(join(tmpdir(), "optimal-play-cost-"));
    try {
      const assembly = synthesise({ folders, context: { ...context, access }, outdir });
      return readTemplate(JSON.parse(readFileSync(join(assembly, `${stackName}.template.json`), "utf8")));
    } finally {
      rmSync(outdir, { recursive: true, force: true });
    }
  });
}

runMain(import.meta.url, async () => {
  const { context } = readFlags({ command: "npm run cost", ownFlags: {}, makesStack: true });
  const { solve, catalog } = await build();
  console.log(report(await deployments(context, { solve: solve.folder, catalog: catalog.folder })));
});
