/** What npm offers for the notebooks, as a person meets it: installing the kernel, opening JupyterLab, naming a file. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KERNEL_NAME, startKernel } from "../../notebooks/tools/kernel.ts";

const here = fileURLToPath(new URL("./", import.meta.url));
const PATIENCE = 120_000;

describe("npm, asked about notebooks", { timeout: PATIENCE }, () => {
  let scratch: string;
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), "notebook-commands-"));
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  const run = (script: string, args: readonly string[] = []) => {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script, "--", ...args], {
      cwd: here,
      encoding: "utf8",
      env: {
        ...process.env,
        INIT_CWD: undefined, // npm's own, where these tests are run by it
        JUPYTER_DATA_DIR: join(scratch, "jupyter"),
        PATH: [join(scratch, "bin"), process.env["PATH"]].join(delimiter),
      },
    });
    return { status, said: stdout + stderr };
  };
  /** Puts a kernel spec where Jupyter looks and returns its folder. */
  const putKernel = (name: string, spec: object) => {
    const folder = join(scratch, "jupyter/kernels", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "kernel.json"), JSON.stringify(spec));
    return folder;
  };
  /** A jupyter on the PATH that does this. */
  const putJupyter = (commands: string) => {
    mkdirSync(join(scratch, "bin"));
    writeFileSync(join(scratch, "bin/jupyter"), `#!/bin/sh\n${commands}\n`);
    chmodSync(join(scratch, "bin/jupyter"), 0o755);
  };
  const own = () => join(scratch, "jupyter/kernels", KERNEL_NAME);

  it("installs a kernel that runs, beside a tslab that somebody has, and removes it again", async () => {
    const tslab = putKernel("tslab", { display_name: "my own" });
    const asItWas = readFileSync(join(tslab, "kernel.json"), "utf8");
    expect(run("notebooks:install-kernel").status).toBe(0);
    expect(run("notebooks:install-kernel")).toEqual({ status: 0, said: expect.stringContaining(own()) });

    const kernel = await startKernel(here, own());
    try {
      const { outputs } = await kernel.execute("1 + 1");
      expect(outputs).toEqual([{ output_type: "stream", name: "stdout", text: "2\n" }]);
    } finally {
      await kernel.close();
    }

    expect(run("notebooks:uninstall-kernel").status).toBe(0);
    expect(existsSync(own())).toBe(false);
    expect(run("notebooks:uninstall-kernel")).toEqual({
      status: 0,
      said: expect.stringContaining("nothing to remove"),
    });
    expect(readFileSync(join(tslab, "kernel.json"), "utf8")).toBe(asItWas);
  });

  it.each(["notebooks:install-kernel", "notebooks:uninstall-kernel"])(
    "%s leaves alone what it did not install",
    (script) => {
      const foreign = putKernel(KERNEL_NAME, { display_name: "somebody else's", metadata: {} });
      expect(run(script)).toEqual({
        status: 1,
        said: expect.stringContaining(`${foreign} holds something that this project did not install`),
      });
      expect(readFileSync(join(foreign, "kernel.json"), "utf8")).toContain("somebody else's");
    },
  );

  it("opens JupyterLab with the kernel, and for root with what makes it start", () => {
    putJupyter('echo "$@, $JUPYTER_PATH"');
    const isRoot = process.getuid?.() === 0;
    const { status, said } = run("notebooks", ["--port=9999"]);
    expect(status).toBe(0);
    expect(said).toContain(isRoot ? "lab --allow-root --port=9999, " : "lab --port=9999, ");
    expect(said).toMatch(/, \S+\/notebooks\/jupyter\//);
    expect(said.includes("Running as root")).toBe(isRoot);
  });

  it("says how to install JupyterLab only where it is not installed", () => {
    putJupyter('if [ "$2" = --version ]; then exit 0; fi; echo "a bad setting" >&2; exit 1');
    const badSetting = run("notebooks");
    expect(badSetting.status).toBe(1);
    expect(badSetting.said).toContain("a bad setting");
    expect(badSetting.said).toContain("JupyterLab ended with exit code 1");
    expect(badSetting.said).not.toContain("pip install");

    writeFileSync(join(scratch, "bin/jupyter"), "#!/bin/sh\nexit 1\n");
    expect(run("notebooks")).toEqual({ status: 1, said: expect.stringContaining("pip install -r") });
  });

  it("takes a notebook's name from where one stands", () => {
    expect(run("notebooks:check", ["hello.ipynb"])).toEqual({ status: 0, said: "hello.ipynb: as stored\n" });
  });
});
