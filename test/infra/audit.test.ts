/** What `npm run audit` asks a registry about is what is deployed: no tool, and no package of the notebooks. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { build, root } from "../../infra/build.ts";
import { buildPage } from "../../infra/page.ts";
import { modulesIn, packagesIn } from "../../infra/third-party.ts";

/** Versions by name of the packages that have code in the bundles or in the page; our own workspaces are none. */
async function shippedPackages(): Promise<Record<string, string>> {
  const functions = Object.values(await build()).flatMap(({ metafile }) => modulesIn(metafile));
  const folders = [...packagesIn([...functions, ...(await buildPage()).modules])];
  return Object.fromEntries(
    folders.map(([name, folder]) => [
      name,
      JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).version,
    ]),
  );
}

let shipped: Record<string, string>;
beforeAll(async () => {
  shipped = await shippedPackages();
});

describe("What is deployed", () => {
  it("has code of these packages in it and of no other", () => {
    expect(Object.keys(shipped).sort()).toEqual([
      "@aws-lambda-powertools/commons",
      "@aws-lambda-powertools/logger",
      "@aws/lambda-invoke-store",
      "preact",
      "valibot",
    ]);
  });

  it("comes from packages that are pinned by hash and run nothing when installed", () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    for (const [name, version] of Object.entries(shipped)) {
      const locked = packages[`node_modules/${name}`];
      expect(locked, name).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
      expect(locked.hasInstallScript, name).toBeUndefined();
    }
  });
});

describe("The audit", () => {
  let registry: Server;
  /** The versions that the registry was asked about, by name. */
  let asked: Record<string, readonly string[]>;
  /** What the registry answers. */
  let status: number;
  let weaknesses: object;

  beforeAll(async () => {
    registry = createServer(async (request, response) => {
      const body = await buffer(request);
      const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
      if (request.url?.endsWith("/advisories/bulk")) asked = JSON.parse(String(text));
      const answer =
        request.method === "GET" ? packument(decodeURIComponent(request.url?.slice(1) ?? "")) : weaknesses;
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => registry.close());
  beforeEach(() => {
    [asked, status, weaknesses] = [{}, 200, {}];
  });

  /** What a registry has on a package: npm asks for that of a weak one, and of what depends on it. */
  function packument(name: string): object {
    const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
    return { name, "dist-tags": { latest: version }, versions: { [version]: { name, version } } };
  }

  function audit(): Promise<{ readonly failed: boolean; readonly output: string }> {
    const { port } = registry.address() as AddressInfo;
    const args = ["run", "audit", "--", `--registry=http://127.0.0.1:${port}`, "--fetch-retries=0"];
    return new Promise((resolve) => {
      execFile("npm", args, { cwd: root }, (error, stdout, stderr) =>
        resolve({ failed: error !== null, output: stdout + stderr }),
      );
    });
  }

  it("asks about exactly the packages that have code in the bundles, in their versions", async () => {
    expect(await audit()).toMatchObject({ failed: false });
    expect(asked).toEqual(
      Object.fromEntries(Object.entries(shipped).map(([name, version]) => [name, [version]])),
    );
  });

  it("fails for a known weakness in what is deployed, and names it", async () => {
    weaknesses = {
      valibot: [{ id: 1, title: "A weakness", severity: "high", url: "x", vulnerable_versions: "*" }],
    };
    const { failed, output } = await audit();
    expect(failed).toBe(true);
    expect(output).toMatch(/valibot[\s\S]*Severity: high[\s\S]*A weakness/);
  });

  it.each([404, 405, 500])("does not take a registry's refusal for a clean result: %j", async (refusal) => {
    status = refusal;
    expect((await audit()).failed).toBe(true);
  });
});
