/** `npm run notebooks`: JupyterLab on this folder with this project's kernel, nothing installed for it. */
import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../", import.meta.url));
const kernels = fileURLToPath(new URL("../jupyter/", import.meta.url));

const lab = spawn("jupyter", ["lab", ...process.argv.slice(2)], {
  cwd: folder,
  stdio: "inherit",
  env: {
    ...process.env,
    JUPYTER_PATH: [kernels, process.env["JUPYTER_PATH"]].filter(Boolean).join(delimiter),
  },
});
lab.on("error", sayHowToInstall);
// `jupyter` without the part called lab says so and exits with 1
lab.on("exit", (code) => {
  process.exitCode = code ?? 0;
  if (code === 1) sayHowToInstall();
});
process.on("SIGINT", () => {}); // JupyterLab asks whether it is meant

function sayHowToInstall(): void {
  console.error(
    "JupyterLab did not start; to install it: python3 -m pip install -r notebooks/requirements.txt (then npm run notebooks again).",
  );
  process.exitCode = 1;
}
