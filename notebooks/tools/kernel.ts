/**
 * This project's kernel without Jupyter: starts what its spec says and speaks the Jupyter messaging protocol 5.3 over
 * zeromq, as far as running cells needs it. Shell is where requests go and replies come from, iopub is where output
 * appears; https://jupyter-client.readthedocs.io/en/stable/messaging.html.
 */
import { spawn } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Dealer, Subscriber } from "zeromq";
import type { CellError, Output } from "./notebook.ts";

/** Notebooks name their kernel by this, and Jupyter its folder. */
export const KERNEL_NAME = "optimal-play";
export const SPEC = fileURLToPath(new URL(`../jupyter/kernels/${KERNEL_NAME}/`, import.meta.url));

export interface CellResult {
  readonly outputs: readonly Output[];
  /** Whether the cell ran to its end without an error. */
  readonly ok: boolean;
}

export interface Kernel {
  execute(code: string): Promise<CellResult>;
  close(): Promise<void>;
}

/**
 * @param folder the notebook's folder: imports are resolved from there
 * @param spec the folder of the kernel spec
 */
export async function startKernel(folder: string, spec = SPEC): Promise<Kernel> {
  const key = randomUUID();
  const session = randomUUID();
  const [shellPort, iopubPort, controlPort, stdinPort, heartbeatPort] = await freePorts(5);
  const scratch = mkdtempSync(join(tmpdir(), "notebook-kernel-"));
  const connectionFile = join(scratch, "connection.json");
  const connection = {
    ip: "127.0.0.1",
    transport: "tcp",
    shell_port: shellPort,
    iopub_port: iopubPort,
    control_port: controlPort,
    stdin_port: stdinPort,
    hb_port: heartbeatPort,
    key,
    signature_scheme: "hmac-sha256",
  };
  writeFileSync(connectionFile, JSON.stringify(connection), { mode: 0o600 });

  const { argv } = JSON.parse(readFileSync(join(spec, "kernel.json"), "utf8")) as { argv: string[] };
  const [command, ...args] = argv.map((part) =>
    part.replace("{resource_dir}", spec).replace("{connection_file}", connectionFile),
  );
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  const ended = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the kernel ended (${code}) ${said.trim()}`)));
  });
  ended.catch(() => {}); // whoever waits for a message sees it

  const iopub = new Subscriber({ receiveHighWaterMark: 0, linger: 0 });
  iopub.connect(`tcp://127.0.0.1:${iopubPort}`);
  iopub.subscribe();
  const shell = new Dealer({ linger: 0 });
  shell.connect(`tcp://127.0.0.1:${shellPort}`);

  const send = (type: string, content: object): Promise<void> => {
    const header = { msg_id: randomUUID(), msg_type: type, session, username: "", version: "5.3" };
    const parts = [header, {}, {}, content].map((part) => JSON.stringify(part));
    const hmac = createHmac("sha256", key);
    for (const part of parts) hmac.update(part);
    return shell.send(["<IDS|MSG>", hmac.digest("hex"), ...parts]);
  };

  const receive = async (socket: Dealer | Subscriber): Promise<Message> => {
    const frames = await Promise.race([socket.receive(), ended]);
    const at = frames.findIndex((frame) => frame.toString() === "<IDS|MSG>");
    const [header, parent, , content] = frames.slice(at + 2).map((frame) => JSON.parse(frame.toString()));
    return { type: header.msg_type, parentType: parent.msg_type, content };
  };

  const untilIdleAfter = async (request: string, onMessage: (message: Message) => void): Promise<void> => {
    for (;;) {
      const message = await receive(iopub);
      if (message.parentType !== request) continue;
      if (message.type === "status" && message.content["execution_state"] === "idle") return;
      onMessage(message);
    }
  };

  const kernel: Kernel = {
    async execute(code) {
      const outputs: Output[] = [];
      await send("execute_request", { code, silent: false, store_history: true, allow_stdin: false });
      const replied = receive(shell);
      replied.catch(() => {}); // the same failure reaches iopub, which is awaited first
      await untilIdleAfter("execute_request", ({ type, content }) => {
        if (type === "stream") {
          outputs.push({
            output_type: "stream",
            name: String(content["name"]),
            text: String(content["text"]),
          });
        } else if (type === "display_data") {
          const { data, metadata } = content as { data: Record<string, string>; metadata: object };
          outputs.push({ output_type: "display_data", data, metadata });
        } else if (type === "error") {
          outputs.push({ output_type: "error", ...(content as unknown as CellError) });
        }
      });
      const { content } = await replied;
      if (content["status"] === "abort") {
        // after an error tslab refuses what comes within a fifth of a second
        await new Promise((resolve) => setTimeout(resolve, 100));
        return kernel.execute(code);
      }
      return { outputs, ok: content["status"] === "ok" };
    },
    async close() {
      child.kill();
      shell.close();
      iopub.close();
      if (child.exitCode === null && child.signalCode === null) {
        await new Promise((resolve) => child.once("exit", resolve));
      }
      rmSync(scratch, { recursive: true, force: true });
    },
  };

  try {
    // A subscription may reach the kernel after its first messages, so ask until an answer is heard on iopub too.
    const heard = untilIdleAfter("kernel_info_request", () => {});
    let waiting = true;
    heard.then(
      () => (waiting = false),
      () => (waiting = false),
    );
    let asked = 0;
    while (waiting) {
      await send("kernel_info_request", {});
      asked++;
      await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 300))]);
    }
    await heard;
    for (; asked > 0; asked--) await receive(shell);
    return kernel;
  } catch (error) {
    await kernel.close();
    throw error;
  }
}

interface Message {
  readonly type: string;
  /** The type of the request that it answers. */
  readonly parentType: string | undefined;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Ports nobody listens on now, asked for all at once so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Server>((resolve, reject) => {
          const server = createServer().once("error", reject);
          server.listen(0, "127.0.0.1", () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
