/**
 * The whole way from sources to a server: builds the bundles, synthesises the stack and serves what its template says.
 * Access is public unless the context asks for another; rate, burst and quota are enforced with a key and not without,
 * unless `limits` says so.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type FunctionName } from "../build.ts";
import type { Deployment } from "../template/deployment.ts";
import { TemplateError } from "../template/intrinsics.ts";
import { readTemplate } from "../template/read-template.ts";
import type { StartInstance } from "./function-pool.ts";
import { type Log, serve } from "./server.ts";

export interface LocalOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** The one address to listen on; the machine's own two when left out. */
  readonly host?: string;
  readonly context?: Readonly<Record<string, unknown>>;
  /** Built bundles to serve instead of the repository's own. */
  readonly folders?: Readonly<Record<FunctionName, string>>;
  readonly limits?: boolean;
  readonly log?: Log;
  /** What runs the functions' code; worker threads when left out. */
  readonly startInstance?: StartInstance;
}

export interface LocalServer {
  /** The first of those that are listened on; without a slash at its end, as all of them. */
  readonly url: string;
  readonly urls: readonly string[];
  readonly port: number;
  readonly deployment: Deployment;
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
    const { synthesise, stackName } = await import("../stack/synthesise.ts");
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
  const { port, urls, close } = await serve(api, {
    port: options.port,
    ...(options.host === undefined ? {} : { host: options.host }),
    keys,
    limits,
    log: options.log ?? (() => {}),
    ...(options.startInstance === undefined ? {} : { startInstance: options.startInstance }),
  });
  return { url: urls[0], urls, port, deployment: api, apiKey: [...keys.values()][0], limits, close };
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
