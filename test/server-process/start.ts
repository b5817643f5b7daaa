/** The local server in a process of its own, as `npm start` runs it, so that its memory can be watched from outside. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Memory, Started, Wanted } from "./main.ts";

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  /** What functions left in the log that crashed or ran into their timeout. */
  faults(): readonly string[];
  /** After a garbage collection. */
  memory(): Promise<Memory>;
  alive(): boolean;
  close(): Promise<void>;
}

export async function startServerProcess(wanted: Wanted = {}): Promise<ServerProcess> {
  const child = fork(new URL("main.ts", import.meta.url), [JSON.stringify(wanted)], {
    execArgv: ["--import", "tsx", "--expose-gc"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const faults: string[] = [];
  child.on("message", (message: { readonly fault?: string }) => {
    if (message.fault !== undefined) faults.push(message.fault);
  });
  const { port } = await heard<Started>(child, "port");
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    faults: () => faults,
    memory: () => {
      child.send("memory");
      return heard<Memory>(child, "heapMb");
    },
    alive: () => child.exitCode === null && child.signalCode === null,
    close: async () => {
      const ended = once(child, "exit");
      child.send("close");
      await ended;
    },
  };
}

/** The next message with that field. */
function heard<T extends object>(child: ChildProcess, field: keyof T & string): Promise<T> {
  return new Promise((resolve, reject) => {
    const listen = (message: object) => {
      if (!(field in message)) return;
      child.off("message", listen).off("exit", fail);
      resolve(message as T);
    };
    const fail = (code: number | null) =>
      reject(new Error(`The server ended by itself (exit code ${code}).`));
    child.on("message", listen).once("exit", fail);
  });
}
