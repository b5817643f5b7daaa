/**
 * A copy of what a deployment needs, so that the rehearsal can change a source, and leaves `dist/` and `cdk.out/` of
 * the working tree alone; and the npm scripts in it, run against the stand-in with nobody's real credentials or home.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../infra/build.ts";
import { accessKeyId, type StandIn } from "./stand-in.ts";

export interface Checkout {
  readonly folder: string;
  /** Runs `npm run …` there, with credentials and a region. */
  npm(...args: readonly string[]): Promise<Ended>;
  /** The same, with other variables in the environment; undefined takes one away. */
  npmWith(environment: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ended>;
  remove(): void;
}

export interface Ended {
  readonly code: number;
  readonly output: string;
}

export function checkOut({ url, apiUrl }: StandIn, region: string): Checkout {
  const folder = mkdtempSync(join(tmpdir(), "optimal-play-deploy-"));
  const manifests = ["cdk.json", "package.json", "package-lock.json", "tsconfig.json"];
  for (const name of [...manifests, "functions", "infra"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const home = join(folder, "home");
  mkdirSync(home);
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    HOME: home,
    // The CDK keeps what it learns about accounts in the home of the user, whatever HOME says.
    CDK_HOME: join(home, ".cdk"),
    CI: "true",
    NO_COLOR: "1",
    // The stand-in holds what is uploaded to the same rules; here they would take longer than all the rest.
    CDK_VALIDATION: "false",
    AWS_ENDPOINT_URL: url,
    AWS_ENDPOINT_URL_S3: url,
    AWS_ENDPOINT_URL_EXECUTE_API: apiUrl,
    AWS_EC2_METADATA_DISABLED: "true",
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: "not-a-secret",
    AWS_REGION: region,
  };
  const npmWith = (more: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const env = { ...environment, ...more };
      execFile("npm", ["run", ...args], { cwd: folder, env }, (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code ?? 1);
        resolve({ code, output: stdout + stderr });
      });
    });
  return {
    folder,
    npm: (...args) => npmWith({}, ...args),
    npmWith,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
