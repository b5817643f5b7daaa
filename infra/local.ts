/**
 * `npm start`: builds the bundles, synthesises the stack and serves what the template says on localhost, so what
 * answers here is what would be deployed. Access is public unless `-- --access=key` asks for the deployed
 * default; any context flag of config.ts can be given the same way. `--verbose` shows what the functions print.
 * Rate, burst and quota are enforced with a key and not without, unless `--limits=on` or `--limits=off` says so.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type FunctionName } from "./build.ts";
import { PlainError, runMain } from "./command.ts";
import type { StartInstance } from "./local/function-pool.ts";
import { type Log, serve } from "./local/server.ts";
import type { Deployment } from "./template/deployment.ts";
import { TemplateError } from "./template/intrinsics.ts";
import { readTemplate } from "./template/read-template.ts";

export interface LocalOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly context?: Readonly<Record<string, unknown>>;
  /** Built bundles to serve instead of the repository's own. */
  readonly folders?: Readonly<Record<FunctionName, string>>;
  readonly limits?: boolean;
  readonly log?: Log;
  /** What runs the functions' code; worker threads when left out. */
  readonly startInstance?: StartInstance;
}

export interface LocalServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** Only where the template asks for one. */
  readonly apiKey: string | undefined;
  readonly limits: boolean;
  close(): Promise<void>;
}

export async function startLocal(options: LocalOptions): Promise<LocalServer> {
  const context = { access: "public", ...options.context };
  const folders = options.folders ?? (await buildFolders());
  const outdir = mkdtempSync(join(tmpdir(), "optimal-play-"));
  try {
    const { synthesise, stackName } = await import("./stack/synthesise.ts");
    const assembly = synthesise({ folders, context, outdir });
    return await serveAssembly(assembly, stackName, options);
  } catch (error) {
    rmSync(outdir, { recursive: true, force: true });
    throw error;
  }
}

/** Serves a cloud assembly and removes it when the server closes. */
async function serveAssembly(
  assembly: string,
  stackName: string,
  options: LocalOptions,
): Promise<LocalServer> {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(assembly, `${stackName}.${name}.json`), "utf8"));
  const server = await serveTemplate(read("template"), assetFolders(assembly, read("assets")), options);
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(assembly, { recursive: true, force: true });
    },
  };
}

/** @param assetFolder the unpacked asset of an S3 key in the template */
export async function serveTemplate(
  template: unknown,
  assetFolder: (s3Key: string) => string,
  options: Omit<LocalOptions, "context" | "folders">,
): Promise<LocalServer> {
  const api = readTemplate(template, assetFolder);
  const keys = makeKeys(api);
  const limits = options.limits ?? keys.size > 0;
  const { port, close } = await serve(api, {
    port: options.port,
    keys,
    limits,
    log: options.log ?? (() => {}),
    ...(options.startInstance === undefined ? {} : { startInstance: options.startInstance }),
  });
  return { url: `http://127.0.0.1:${port}`, port, apiKey: [...keys.values()][0], limits, close };
}

async function buildFolders(): Promise<Record<FunctionName, string>> {
  const { solve, catalog } = await build();
  return { solve: solve.folder, catalog: catalog.folder };
}

interface AssetManifest {
  readonly files: Readonly<Record<string, { readonly source: { readonly path: string } }>>;
}

function assetFolders(assembly: string, { files }: AssetManifest): (s3Key: string) => string {
  return (s3Key) => {
    const asset = files[s3Key.replace(/\.zip$/, "")];
    if (!asset) throw new TemplateError(`The template's asset ${s3Key} is not in ${assembly}.`);
    return join(assembly, asset.source.path);
  };
}

/** A key without a value gets a random one at deployment; here it gets one at every start. */
function makeKeys(api: Deployment): Map<string, string> {
  return new Map(api.keys.map(({ id, value }) => [id, value ?? randomBytes(30).toString("base64url")]));
}

/** @returns the options that `npm start -- --name=value …` asks for, and whether it should say more */
export function readArguments(args: readonly string[]): {
  readonly context: Record<string, string>;
  readonly limits: boolean | undefined;
  readonly verbose: boolean;
} {
  const context: Record<string, string> = {};
  let limits: boolean | undefined;
  let verbose = false;
  for (const arg of args) {
    const [, name, value] = /^--([\w-]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === "verbose" && value === undefined) verbose = true;
    else if (name === "limits" && (value === "on" || value === "off")) limits = value === "on";
    else if (name !== undefined && name !== "limits" && value !== undefined) context[name] = value;
    else throw new PlainError(`An option looks like --access=key, --limits=on or --verbose; it was ${arg}.`);
  }
  return { context, limits, verbose };
}

export function readPort(text: string | undefined): number {
  const port = text === undefined || text === "" ? 3000 : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new PlainError(`PORT takes a number from 0 to 65535; it was given ${JSON.stringify(text)}.`);
}

async function main(): Promise<void> {
  const { context, limits, verbose } = readArguments(process.argv.slice(2));
  const port = readPort(process.env["PORT"]);
  const log: Log = (line, kind) => {
    if (kind === "fault") console.error(line);
    else if (kind === "request" || verbose) console.log(line);
  };
  const server = await startLocal({ port, context, log, ...(limits === undefined ? {} : { limits }) });
  const header = server.apiKey === undefined ? "" : ` -H 'x-api-key: ${server.apiKey}'`;
  console.log(`Optimal Play is served on http://localhost:${server.port} as it would be deployed. Ctrl-C ends it.
${server.limits ? "Rate, burst and quota of the stack are enforced.\n" : ""}Try:
curl -s localhost:${server.port}/v1/games/sum-game/solve${header} -H 'content-type: application/json' -d '{"position":{"num":"?3295???"}}'`);
  onceToldToEnd(() => void server.close().then(() => process.exit(0)));
}

/** By Ctrl-C, by a signal, or by npm's end: npm passes a signal on to its shell only, which does not pass it to us. */
function onceToldToEnd(end: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  if (process.env["npm_lifecycle_event"] !== "start") return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 200);
}

runMain(import.meta.url, main);
