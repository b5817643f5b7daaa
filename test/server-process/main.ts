/** What `start.ts` starts: the local server, and answers to what is asked about it. */
import { startLocal } from "../../infra/local/start-local.ts";
import { bareFolders } from "./bare.ts";

export interface Wanted {
  /** Instead of the real functions, a handler that only reads and answers. */
  readonly bare?: boolean;
  /** Whether rate and burst of the stack are enforced. */
  readonly limits?: boolean;
}

export interface Started {
  readonly port: number;
}

export interface Memory {
  /** Of the server itself, with what it has outside V8's heap. */
  readonly heapMb: number;
  /** The least that an instance of a function had in use after a request, since this was last asked. */
  readonly functionMb: number;
  /** Of the whole process. */
  readonly residentMb: number;
}

const tell = (message: object) => process.send?.(message);
const megabytes = (bytes: number) => bytes / 2 ** 20;

const { bare = false, limits = false }: Wanted = JSON.parse(process.argv[2]);
let functionMb = Number.POSITIVE_INFINITY;
const server = await startLocal({
  port: 0,
  limits,
  ...(bare ? { folders: await bareFolders() } : {}),
  log: (line, kind) => {
    if (kind === "fault") tell({ fault: line });
    const used = /Max Memory Used: (\d+) MB$/.exec(line)?.[1];
    if (used !== undefined) functionMb = Math.min(functionMb, Number(used));
  },
});

process.on("message", (message) => {
  if (message === "close") void server.close().then(() => process.disconnect());
  if (message !== "memory") return;
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  tell({ heapMb: megabytes(heapUsed + external), functionMb, residentMb: megabytes(rss) });
  functionMb = Number.POSITIVE_INFINITY;
});
tell({ port: server.port });
