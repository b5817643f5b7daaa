/**
 * This project's kernel and the Jupyter of the machine: `lab` opens JupyterLab with it, nothing installed for that;
 * `install-kernel` copies it to where VS Code and every Jupyter of this user look for kernels, `uninstall-kernel` removes
 * the copy. What somebody else has put there is never touched.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { KERNEL_NAME, SPEC } from "./kernel.ts";

const HOW_TO_INSTALL =
  "JupyterLab is not installed; python3 -m pip install -r notebooks/requirements.txt installs it. Then run npm run notebooks again.";

const [command, ...args] = process.argv.slice(2);
const installed = join(userData(), "kernels", KERNEL_NAME);

if (command === "lab") openLab();
else if (command === "install-kernel" && args.length === 0) installKernel();
else if (command === "uninstall-kernel" && args.length === 0) uninstallKernel();
else stop("usage: jupyter.ts lab [ARGUMENTS OF JUPYTER LAB…] | install-kernel | uninstall-kernel", 2);

function openLab(): void {
  const asRoot = process.getuid?.() === 0 && !args.includes("--allow-root");
  if (asRoot) {
    console.error("Running as root, which JupyterLab refuses without --allow-root; adding it.");
  }
  const kernels = fileURLToPath(new URL("../jupyter/", import.meta.url));
  const lab = spawn("jupyter", ["lab", ...(asRoot ? ["--allow-root"] : []), ...args], {
    cwd: fileURLToPath(new URL("../", import.meta.url)),
    stdio: "inherit",
    env: {
      ...process.env,
      JUPYTER_PATH: [kernels, process.env["JUPYTER_PATH"]].filter(Boolean).join(delimiter),
    },
  });
  lab.on("error", () => stop(HOW_TO_INSTALL));
  lab.on("exit", (code, signal) => {
    if (code === 0 || signal !== null) return;
    const isInstalled = spawnSync("jupyter", ["lab", "--version"]).status === 0;
    stop(isInstalled ? `JupyterLab ended with exit code ${code}; its own words are above.` : HOW_TO_INSTALL);
  });
  process.on("SIGINT", () => {}); // JupyterLab asks whether it is meant
}

function installKernel(): void {
  refuseUnlessOurs();
  rmSync(installed, { recursive: true, force: true });
  cpSync(SPEC, installed, { recursive: true });
  // VS Code has not always known {resource_dir}
  const spec = join(installed, "kernel.json");
  const folder = JSON.stringify(installed).slice(1, -1);
  writeFileSync(spec, readFileSync(spec, "utf8").replaceAll("{resource_dir}", folder));
  const { display_name } = JSON.parse(readFileSync(spec, "utf8")) as { display_name: string };
  console.log(
    `The kernel "${display_name}" is installed in ${installed}; npm run notebooks:uninstall-kernel removes it.`,
  );
}

function uninstallKernel(): void {
  if (!existsSync(installed)) {
    console.log(`There is no kernel in ${installed}; nothing to remove.`);
    return;
  }
  refuseUnlessOurs();
  rmSync(installed, { recursive: true });
  console.log(`The kernel in ${installed} is removed.`);
}

function refuseUnlessOurs(): void {
  if (!existsSync(installed)) return;
  try {
    const { metadata } = JSON.parse(readFileSync(join(installed, "kernel.json"), "utf8"));
    if (metadata[KERNEL_NAME] === true) return;
  } catch {
    // without a kernel.json that can be read it is not ours either
  }
  stop(`${installed} holds something that this project did not install. Move it away, then try again.`);
}

function stop(why: string, exitCode = 1): never {
  console.error(why);
  process.exit(exitCode);
}

/** As jupyter_core's jupyter_data_dir. */
function userData(): string {
  const { JUPYTER_DATA_DIR, APPDATA, XDG_DATA_HOME } = process.env;
  if (JUPYTER_DATA_DIR) return JUPYTER_DATA_DIR;
  if (process.platform === "darwin") return join(homedir(), "Library", "Jupyter");
  if (process.platform === "win32") return join(APPDATA ?? homedir(), "jupyter");
  return join(XDG_DATA_HOME ?? join(homedir(), ".local", "share"), "jupyter");
}
