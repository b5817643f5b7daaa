/**
 * `npm run cost`: the greatest possible bill of a month under attack, from the synthesised template and the price
 * table. All access modes with their defaults; flags as in `npm run cost -- --access=public --throttle=1/10`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.ts";
import { PlainError, runMain } from "./command.ts";
import { type Deployment, readDeployment } from "./cost/deployment.ts";
import { report } from "./cost/report.ts";
import type { Access } from "./stack/config.ts";

const modes: readonly Access[] = ["key", "iam", "public"];

/** @returns the deployment of each access mode, or of the one that the flags ask for */
export async function deployments(
  flags: Readonly<Record<string, unknown>>,
  folders: Readonly<Record<"catalog" | "solve", string>>,
): Promise<readonly Deployment[]> {
  const { synthesise, stackName } = await import("./stack/synthesise.ts");
  const asked = flags["access"] === undefined ? modes : [flags["access"]];
  return asked.map((access) => {
    const outdir = mkdtempSync(join(tmpdir(), "optimal-play-cost-"));
    try {
      const assembly = synthesise({ folders, context: { ...flags, access }, outdir });
      return readDeployment(JSON.parse(readFileSync(join(assembly, `${stackName}.template.json`), "utf8")));
    } finally {
      rmSync(outdir, { recursive: true, force: true });
    }
  });
}

export function readFlags(args: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    args.map((arg) => {
      const [, name, value] = /^--(\w+)=(.*)$/s.exec(arg) ?? [];
      if (name === undefined) throw new PlainError(`A flag looks like --access=public; it was ${arg}.`);
      return [name, value];
    }),
  );
}

runMain(import.meta.url, async () => {
  const flags = readFlags(process.argv.slice(2));
  const { solve, catalog } = await build();
  console.log(report(await deployments(flags, { solve: solve.folder, catalog: catalog.folder })));
});
