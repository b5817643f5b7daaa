import { describe, expect, it } from "vitest";
import { startLocal } from "../../infra/local/start-local.ts";
import { readOptions } from "../../infra/start.ts";
import { folders } from "./fixtures/synthesised.ts";

describe("What npm start serves", () => {
  it("has public access, without a key and without limits", async () => {
    const server = await startLocal({ port: 0, folders });
    expect(server).toMatchObject({ apiKey: undefined, limits: false });
    for (const url of server.urls) expect((await fetch(`${url}/v1/games`)).status).toBe(200);
    await server.close();
    for (const url of server.urls) await expect(fetch(`${url}/v1/games`)).rejects.toThrow();
  });

  it("is on loopback, unless another address is asked for", async () => {
    const [usual, asked] = [
      await startLocal({ port: 0, folders }),
      await startLocal({ port: 0, host: "0.0.0.0", folders }),
    ];
    for (const url of usual.urls) expect(url).toMatch(/^http:\/\/(127\.0\.0\.1|\[::1\]):\d+$/);
    expect(asked.urls).toEqual([`http://0.0.0.0:${asked.port}`]);
    await Promise.all([usual.close(), asked.close()]);
  });

  it("has a key when asked to, and enforces it and the limits", async () => {
    const server = await startLocal({ port: 0, folders, context: { access: "key" } });
    expect(server.limits).toBe(true);
    const ask = (key: string) => fetch(`${server.url}/v1/games`, { headers: { "x-api-key": key } });
    expect((await ask(server.apiKey ?? "none")).status).toBe(200);
    expect((await ask("another")).status).toBe(403);
    await server.close();
  });

  it("cannot be a stack that asks for signatures, and a sentence says so", async () => {
    const server = startLocal({ port: 0, folders, context: { access: "iam" } });
    await expect(server).rejects.toThrow(/asks for a signature, which this server cannot check/);
  });

  it("needs its port, and a sentence says that it is taken", async () => {
    const server = await startLocal({ port: 0, folders });
    const second = startLocal({ port: server.port, folders });
    await expect(second).rejects.toThrow(`Port ${server.port} is in use on 127.0.0.1; choose another one`);
    await server.close();
  });
});

describe("The options of npm start", () => {
  it("are flags of the stack and its own", () => {
    const args = [
      "--access=key",
      "--verbose",
      "--limits=off",
      "--throttle=1/2",
      "--port=3001",
      "-c",
      "quota=9",
    ];
    expect(readOptions([...args, "--host=0.0.0.0"], {})).toEqual({
      context: { access: "key", throttle: "1/2", quota: "9" },
      verbose: true,
      limits: false,
      port: 3001,
      host: "0.0.0.0",
    });
    expect(readOptions(["--limits=on"], {})).toMatchObject({ limits: true });
    expect(readOptions([], {})).toEqual({
      ...{ context: {}, verbose: false, limits: undefined, port: 3000, host: undefined },
    });
  });

  it("take the port from --port, else from PORT", () => {
    const port = (args: readonly string[], PORT?: string) => readOptions(args, { PORT }).port;
    expect([port([], "8080"), port([], ""), port([], "0"), port(["--port=3001"], "8080")]).toEqual([
      ...[8080, 3000, 0, 3001],
    ]);
    for (const wrong of ["http", "-1", "70000"]) {
      const sentence = `takes a number from 0 to 65535; it was given "${wrong}".`;
      expect(() => port([], wrong)).toThrow(`PORT ${sentence}`);
      expect(() => port([`--port=${wrong}`])).toThrow(`--port ${sentence}`);
    }
  });

  it("are refused when they are none", () => {
    expect(() => readOptions(["--limits=maybe"], {})).toThrow(
      "--limits takes on or off: whether rate, burst",
    );
    expect(() => readOptions(["--verbose=no"], {})).toThrow("--verbose takes no value; it was given no.");
  });

  /** Shells and tools export a HOST that is nobody's wish to be reachable from outside. */
  it("do not take an address from the environment", () => {
    expect(readOptions([], { HOST: "0.0.0.0" }).host).toBeUndefined();
  });
});
