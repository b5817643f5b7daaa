/** The promise of the README's first lines, with the real functions: start it, paste the line it prints. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { root } from "../../infra/build.ts";

describe("npm start", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "answers the curl line that it prints and ends at %s",
    { timeout: 180_000 },
    async (signal) => {
      const server = spawn(process.execPath, ["--import", "tsx", "infra/start.ts"], {
        cwd: root,
        env: { ...process.env, PORT: "0" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      onTestFinished(() => void server.kill("SIGKILL"));
      const ended = once(server, "exit");
      let said = "";
      server.stdout.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
      await expect.poll(() => said, { timeout: 120_000 }).toMatch(/\ncurl .*'\n/);

      const line = /curl -s localhost:(\d+)(\S+) -H 'content-type: application\/json' -d '(.*)'/.exec(said);
      const [, port, path, body] = line ?? [];
      expect(said).toContain(`It listens on http://127.0.0.1:${port}`);
      expect(said).toMatch(
        /Access for everybody: each of \d+ methods takes [\d.]+ requests a second, 10 at once; no quota\. The page has its own rate\./,
      );
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body });
      expect(await answer.json()).toMatchObject({ game: "sum-game", winner: "bob" });

      server.kill(signal);
      expect(await ended).toEqual([0, null]);
      await expect(fetch(`http://127.0.0.1:${port}/v1/games`)).rejects.toThrow();
    },
  );
});
