/**
 * A copy of what a deployment needs, so that the rehearsal can change a source, and leaves `dist/` and `cdk.out/` of
 * the working tree alone; and the npm scripts in it, run against the stand-in with nobody's real credentials or home.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../infra/build.ts";

export interface Checkout {
  readonly folder: string;
  /** Runs `npm run …` there. */
  npm(...args: readonly string[]): Promise<Ended>;
  /** The same, by somebody who has set up no credentials. */
  npmWithoutCredentials(...args: readonly string[]): Promise<Ended>;
  remove(): void;
}

export interface Ended {
  readonly code: number;
  readonly output: string;
}

export function checkOut(endpoint: string, region: string): Checkout {
  const folder = mkdtempSync(join(tmpdir(), "optimal-play-deploy-"));
  for (const name of [
    "cdk.json",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "functions",
    "infra",
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const home = join(folder, "home");
  mkdirSync(home);
  const anybody = {
    PATH: process.env["PATH"],
    HOME: home,
    CI: "true",
    NO_COLOR: "1",
    // The stand-in holds what is uploaded to the same rules; here they would take longer than all the rest.
    CDK_VALIDATION: "false",
    AWS_ENDPOINT_URL: endpoint,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_EC2_METADATA_DISABLED: "true",
  };
  const somebody = {
    ...anybody,
    AWS_ACCESS_KEY_ID: "AKIAEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "not-a-secret",
    AWS_REGION: region,
  };
  const run = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      execFile("npm", ["run", ...args], { cwd: folder, env }, (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code ?? 1);
        resolve({ code, output: stdout + stderr });
      });
    });
  return {
    folder,
    npm: (...args) => run(somebody, args),
    npmWithoutCredentials: (...args) => run(anybody, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
