/** `npm run notebooks:install-kernel`: copies the kernel to where VS Code and every Jupyter of this user look for kernels. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { SPEC } from "./kernel.ts";

const target = join(userData(), "kernels", "tslab");
rmSync(target, { recursive: true, force: true });
cpSync(SPEC, target, { recursive: true });

// VS Code has not always known {resource_dir}
const spec = join(target, "kernel.json");
const folder = JSON.stringify(target).slice(1, -1);
writeFileSync(spec, readFileSync(spec, "utf8").replaceAll("{resource_dir}", folder));
console.log(`The kernel "TypeScript (tslab)" is installed in ${target}.`);

/** As jupyter_core's jupyter_data_dir. */
function userData(): string {
  const { JUPYTER_DATA_DIR, APPDATA, XDG_DATA_HOME } = process.env;
  if (JUPYTER_DATA_DIR) return JUPYTER_DATA_DIR;
  if (process.platform === "darwin") return join(homedir(), "Library", "Jupyter");
  if (process.platform === "win32") return join(APPDATA ?? homedir(), "jupyter");
  return join(XDG_DATA_HOME ?? join(homedir(), ".local", "share"), "jupyter");
}
