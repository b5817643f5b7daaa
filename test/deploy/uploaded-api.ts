/** What was uploaded, served: the template of the deployed stack with its zips, as they lie in the bucket. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { type LocalServer, serveTemplate } from "../../infra/local/start-local.ts";
import { stackName } from "../../infra/stack/synthesise.ts";
import { withParameters } from "../../infra/template/intrinsics.ts";
import { ServiceError } from "./service-error.ts";
import type { Stack } from "./stacks.ts";
import type { Reply } from "./stand-in.ts";

export class UploadedApi {
  /** What it was asked through the stand-in, in order. */
  readonly asked: string[] = [];
  /** Takes the place of every answer. */
  instead: Reply | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), "optimal-play-uploaded-"));
  private served: { readonly of: string; readonly server: LocalServer } | undefined;

  constructor(
    private readonly stacks: ReadonlyMap<string, Stack>,
    private readonly objects: ReadonlyMap<string, Buffer>,
  ) {}

  /** The stack as it is now, with its limits where a key is asked for. */
  async current(): Promise<LocalServer> {
    const stack = this.stacks.get(stackName);
    if (!stack) throw new ServiceError("ForbiddenException", "There is no API.");
    const of = JSON.stringify([stack.template, stack.parameters]);
    if (this.served?.of === of) return this.served.server;
    await this.served?.server.close();
    const server = await this.serve(stack);
    this.served = { of, server };
    return server;
  }

  /** @param limits whether rates and quotas are enforced; where a key is asked for, when left out */
  serve({ template, parameters }: Stack, limits?: boolean): Promise<LocalServer> {
    const given = JSON.parse(JSON.stringify(withParameters(template, parameters)));
    const options = { port: 0, ...(limits === undefined ? {} : { limits }) };
    return serveTemplate(given, (key) => this.unpacked(key), options);
  }

  async forward({ method = "", headers }: IncomingMessage, path: string, body: Buffer): Promise<Reply> {
    this.asked.push(`${method} ${path}`);
    if (this.instead) return this.instead;
    const { url } = await this.current();
    const sent = ["content-type", "x-api-key"].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    );
    const answer = await fetch(`${url}/${path}`, { method, body, headers: Object.fromEntries(sent) });
    return {
      status: answer.status,
      type: answer.headers.get("content-type") ?? "",
      body: await answer.text(),
    };
  }

  async close(): Promise<void> {
    await this.served?.server.close();
    rmSync(this.folder, { recursive: true });
  }

  private unpacked(key: string): string {
    const zip = this.objects.get(key);
    if (!zip) throw new Error(`${key} was not uploaded.`);
    const folder = join(this.folder, key);
    for (const [name, bytes] of Object.entries(unzipSync(zip))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    return folder;
  }
}
