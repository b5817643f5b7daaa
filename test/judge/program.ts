/**
 * Talks to a running program: a line out, a line back. Whatever it does instead of answering is told, none of it is our
 * failure: silence, an end, endless output. It leads its process group, which is killed as a whole; what it prints is
 * kept only in part.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import type { Source } from "./answer.ts";
import { guardGroup } from "./guard.ts";

/** How a program is started. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  /** Whether `file` is a line for the shell. */
  readonly shell?: boolean;
  readonly cwd: string;
  /** A driver answers on file descriptor 3 and says first that it is ready; a command answers on its standard output. */
  readonly source: Source;
}

export type Reply =
  | { readonly kind: "line"; readonly text: string; readonly seconds: number }
  | { readonly kind: "silence" }
  | { readonly kind: "flood" }
  | { readonly kind: "end"; readonly code: number | null; readonly signal: string | null };

const MOST_UNREAD = 2 ** 20; // characters of answers that nobody has asked for
const MOST_PRINTED = 2 ** 24; // bytes beside the answer to one question
const MOST_KEPT = 2 ** 13; // characters of what was printed last
const MILLISECONDS_TO_DRAIN = 200;

const running = new Set<Program>();
process.once("exit", () => {
  for (const program of running) program.kill();
});

export class Program {
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  #rest = "";
  #unread = 0;
  #printed = 0;
  #tail = "";
  #end: Extract<Reply, { kind: "end" | "flood" }> | undefined;
  #heard: () => void = () => {};
  /** Why it could not be started at all. */
  failure: NodeJS.ErrnoException | undefined;

  constructor({ file, args, shell = false, cwd, source }: Launch) {
    this.#child = spawn(file, args, {
      cwd,
      shell,
      detached: process.platform !== "win32",
      windowsHide: true,
      stdio: source === "driver" ? ["pipe", "pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe"],
    });
    running.add(this);
    guardGroup(this.#child.pid);
    const [, stdout, stderr, third] = this.#child.stdio;
    const answers = source === "driver" ? third : stdout;
    for (const stream of [stdout, stderr, third]) {
      if (!(stream instanceof Readable)) continue;
      if (stream === answers) this.#read(stream);
      else this.#keep(stream);
    }
    // It may end before it has read what we write.
    this.#child.stdin?.on("error", () => {});
    this.#child.once("error", (error) => {
      this.failure = error;
      this.#ended({ kind: "end", code: null, signal: null });
    });
    this.#child.once("close", (code, signal) => this.#ended({ kind: "end", code, signal }));
    // A child of its own may hold the pipes open.
    this.#child.once("exit", (code, signal) =>
      setTimeout(() => this.#ended({ kind: "end", code, signal }), MILLISECONDS_TO_DRAIN),
    );
  }

  /** What it has printed last, since the last question, beside its answers. */
  get printed(): string {
    return this.#tail;
  }

  /** Whether it has written a line that nobody asked for. */
  get unasked(): string | undefined {
    return this.#lines[0];
  }

  /** @param seconds to wait for the answer */
  ask(question: string, seconds: number): Promise<Reply> {
    this.#printed = 0;
    this.#tail = "";
    // Before it is written: the program may answer while the writing is still under way.
    const start = performance.now();
    this.#child.stdin?.write(`${question}\n`);
    return this.next(seconds, start);
  }

  /** The next line that it writes. */
  async next(seconds: number, start = performance.now()): Promise<Reply> {
    if (this.#lines.length === 0 && this.#end === undefined) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, seconds * 1_000);
        this.#heard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#heard = () => {};
    }
    const text = this.#lines.shift();
    if (text === undefined) return this.#end ?? { kind: "silence" };
    this.#unread -= text.length + 1;
    return { kind: "line", text, seconds: (performance.now() - start) / 1_000 };
  }

  /** Tells it that no question follows; what it then writes can be read with `next`. */
  closeInput(): void {
    this.#child.stdin?.end();
  }

  /** Ends it and all that it has started. */
  kill(): void {
    running.delete(this);
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === "win32") spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
      else process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
    guardGroup(undefined);
    for (const stream of this.#child.stdio) stream?.destroy();
  }

  #ended(end: Extract<Reply, { kind: "end" | "flood" }>): void {
    if (this.#end !== undefined) return;
    if (this.#rest !== "") this.#lines.push(this.#rest);
    this.#end = end;
    this.#heard();
  }

  #read(stream: Readable): void {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      if (this.#end !== undefined) return;
      const lines = (this.#rest + chunk).split("\n");
      this.#rest = lines.pop() ?? "";
      this.#unread += chunk.length;
      this.#lines.push(...lines);
      if (this.#unread > MOST_UNREAD) return this.#flood();
      if (lines.length > 0) this.#heard();
    });
  }

  #keep(stream: Readable): void {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      this.#tail = (this.#tail + chunk.slice(-MOST_KEPT)).slice(-MOST_KEPT);
      this.#printed += chunk.length;
      if (this.#printed > MOST_PRINTED) this.#flood();
    });
  }

  #flood(): void {
    this.#lines.length = 0;
    this.#rest = "";
    this.#ended({ kind: "flood" });
    this.kill();
  }
}
