/**
 * The licence notices that a bundle owes: esbuild copies code of other packages into it, and most licences ask that
 * their text goes along. Read off what is in the bundle, so a new dependency brings its notice by itself.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { PlainError } from "./command.ts";

/** The modules that a bundle was made of. Those that all was shaken out of are read, but have no code in it. */
export const modulesIn = ({ outputs }: Pick<Metafile, "outputs">): readonly string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );

/** @returns the folder of each package that some of the modules belong to, by name; the workspaces' own are none */
export function packagesIn(modules: readonly string[]): ReadonlyMap<string, string> {
  const found = modules.flatMap((input) => {
    const [folder, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input) ?? [];
    return folder === undefined ? [] : [[name, folder] as const];
  });
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/**
 * @param modules of the bundle, relative to `root`
 * @returns the notices, one after the other; undefined where the bundle has no code of others
 * @throws {PlainError} for a package that does not say what its licence is
 */
export function thirdPartyNotices(modules: readonly string[], root: string): string | undefined {
  const notices = Array.from(packagesIn(modules), ([name, folder]) => noticeOf(name, join(root, folder)));
  if (notices.length === 0) return undefined;
  return `The modules beside this file contain code of these packages.\n\n${notices.join(`\n${"-".repeat(80)}\n\n`)}`;
}

function noticeOf(name: string, folder: string): string {
  const { version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)\b/i.test(file));
  if (typeof license !== "string" && files.length === 0)
    throw new PlainError(`${name} ${version} would be bundled, but does not say what its licence is.`);
  const by = typeof author === "string" ? author : author?.name;
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n"));
  const head = [`${name} ${version}`, `Licence: ${license ?? "see below"}`, ...(by ? [`Author: ${by}`] : [])];
  return `${[head.join("\n"), ...texts.map((text) => text.trim())].join("\n\n")}\n`;
}
