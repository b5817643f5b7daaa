/**
 * `npm start`: serves on this machine what would be deployed (local/start-local.ts). Access is public unless
 * `-- --access=key` asks for the deployed default; any flag of the stack can be given the same way.
 */
import { onceToldToEnd, PlainError, runMain } from "./command.ts";
import { readFlags } from "./flags.ts";
import type { Log } from "./local/server.ts";
import { startLocal } from "./local/start-local.ts";
import { firstQuestion } from "./stack/first-question.ts";
import { accessOf, inForce } from "./template/access.ts";

const ownFlags = {
  port: { takes: "a number from 0 to 65535" },
  host: { takes: "the one address to listen on, as in 0.0.0.0 inside a container" },
  limits: { takes: "on or off: whether rate, burst and quota are enforced" },
  /** Shows what the functions print, too. */
  verbose: {},
};

export interface StartOptions {
  readonly port: number;
  readonly host: string | undefined;
  readonly limits: boolean | undefined;
  readonly verbose: boolean;
  readonly context: Readonly<Record<string, string>>;
}

/** @param environment has PORT, which --port goes before */
export function readOptions(args: readonly string[], environment: Readonly<NodeJS.ProcessEnv>): StartOptions {
  const { context, own } = readFlags({ command: "npm start", ownFlags, makesStack: true }, args, environment);
  const { limits, host, verbose } = own;
  if (limits !== undefined && limits !== "on" && limits !== "off")
    throw new PlainError(`--limits takes ${ownFlags.limits.takes}; it was given ${JSON.stringify(limits)}.`);
  const port =
    own.port === undefined ? readPort("PORT", environment["PORT"] || "3000") : readPort("--port", own.port);
  return { context, port, host, limits: limits && limits === "on", verbose: verbose !== undefined };
}

function readPort(name: string, text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new PlainError(`${name} takes ${ownFlags.port.takes}; it was given ${JSON.stringify(text)}.`);
}

async function main(): Promise<void> {
  const { context, port, host, limits, verbose } = readOptions(process.argv.slice(2), process.env);
  const log: Log = (line, kind) => {
    if (kind === "fault") console.error(line);
    else if (kind === "request" || verbose) console.log(line);
  };
  const server = await startLocal({
    port,
    context,
    log,
    ...(host === undefined ? {} : { host }),
    ...(limits === undefined ? {} : { limits }),
  });
  const header = server.apiKey === undefined ? "" : ` -H 'x-api-key: ${server.apiKey}'`;
  const command = `npm run deploy -- --access=${accessOf(server.deployment)}`;
  console.log(`Optimal Play is served on http://localhost:${server.port} as \`${command}\` would deploy it. Ctrl-C ends it.
Open it in a browser to play. It listens on ${server.urls.join(" and ")}.
${inForce(server.deployment)}${server.limits ? "" : " This is not enforced here; --limits=on does it."}
Try:
curl -s localhost:${server.port}/${firstQuestion.path}${header} -H 'content-type: application/json' -d '${firstQuestion.body}'`);
  onceToldToEnd("start", () => void server.close().then(() => process.exit(0)));
}

runMain(import.meta.url, main);
