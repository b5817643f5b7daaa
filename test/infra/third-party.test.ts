import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bundle, build, root } from "../../infra/build.ts";
import { modulesIn, packagesIn, thirdPartyNotices } from "../../infra/third-party.ts";

const scratch = mkdtempSync(join(tmpdir(), "optimal-play-notices-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let bundles: Readonly<Record<string, Bundle>>;
beforeAll(async () => {
  bundles = await build();
});

describe("What is deployed", () => {
  it("brings the name, version and licence of each package that has code in it, and the licence's text", () => {
    for (const [name, bundle] of Object.entries(bundles)) {
      const others = readdirSync(bundle.folder).filter((file) => !file.endsWith(".mjs"));
      expect(others).toEqual(["THIRD-PARTY-LICENSES.txt"]);
      const notices = readFileSync(join(bundle.folder, "THIRD-PARTY-LICENSES.txt"), "utf8");
      const packages = packagesIn(modulesIn(bundle.metafile));
      expect(packages.size).toBeGreaterThan(2);
      for (const [shipped, path] of packages) {
        const folder = join(root, path);
        const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
        expect(notices).toContain(`${shipped} ${version}\nLicence: `);
        const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
        if (text !== undefined) expect(notices).toContain(readFileSync(join(folder, text), "utf8").trim());
      }
      // Of valibot, which the catalogue is made with and does without.
      expect(notices.includes("MIT License")).toBe(name === "solve");
    }
  });
});

describe("The notices", () => {
  const packageOf = (name: string, manifest: object, files: Readonly<Record<string, string>> = {}) => {
    const folder = join(scratch, "node_modules", name);
    mkdirSync(folder, { recursive: true });
    const all = { "package.json": JSON.stringify({ version: "1.2.3", ...manifest }), ...files };
    for (const [file, text] of Object.entries(all)) writeFileSync(join(folder, file), text);
    return `node_modules/${name}/index.js`;
  };
  const noticesOf = (...inputs: readonly string[]) => thirdPartyNotices(inputs, scratch);

  it("are in the order of the names, with licence and notice files of whatever spelling", () => {
    const b = packageOf("b", { license: "ISC" }, { "LICENCE.md": "Text of b.", NOTICE: "Notice of b." });
    const a = packageOf("@a/a", { license: "MIT-0", author: { name: "Somebody" } });
    const text = noticesOf(b, a) ?? "";
    expect(text).toBe(noticesOf(a, b));
    const at = ["@a/a 1.2.3", "Author: Somebody", "b 1.2.3", "Text of b.", "Notice of b."].map((words) =>
      text.indexOf(words),
    );
    expect(at).toEqual([...at].sort((x, y) => x - y));
    expect(at[0]).toBeGreaterThan(0);
  });

  it("are none where there is no code of others", () => {
    expect(noticesOf("functions/solve/handler.ts")).toBeUndefined();
  });

  it("stop the build at a package that does not say what its licence is", () => {
    expect(() => noticesOf(packageOf("c", {}))).toThrow("c 1.2.3 would be bundled, but does not say");
  });
});
