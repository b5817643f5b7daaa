/**
 * What is left to do when we are killed and cannot do it ourselves: a shell holds a pipe to us, reads there which process
 * group is running, and kills it when the pipe closes, however we have ended.
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";

const SCRIPT = 'while read -r group; do last=$group; done; [ -z "$last" ] || kill -s KILL -- "-$last"';

let guard: ChildProcess | undefined;

/** @param group that is running now; undefined for none */
export function guardGroup(group: number | undefined): void {
  if (process.platform === "win32") return;
  if (guard === undefined) {
    // in a group of its own, which no Ctrl-C reaches
    guard = spawn("/bin/sh", ["-c", SCRIPT], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
    guard.on("error", () => {});
    guard.stdin?.on("error", () => {});
    guard.unref();
    (guard.stdin as Socket).unref();
  }
  guard.stdin?.write(`${group ?? ""}\n`);
}
