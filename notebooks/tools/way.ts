/**
 * The reader's way through a notebook: under the title the neighbours, the contents and where it opens live, and the
 * neighbours again at its end. Both cells are made from the notebooks themselves; `refresh` writes them.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { allNotebooks } from "./execute.ts";
import { type Cell, readNotebook } from "./notebook.ts";

const TOP = "way";
const END = "way-on";

/**
 * The cells with the two that show the way, made anew; all others as they are. A notebook without a number in its name is on
 * no way.
 * @throws {Error} where the title is not `# 3. …`, with the number of the file's name
 */
export function withWay(file: string, cells: readonly Cell[]): Cell[] {
  const number = numberOf(file);
  if (number === undefined) return [...cells];
  const [title, ...others] = cells.filter(({ id }) => id !== TOP && id !== END);
  if (title === undefined || !title.source.startsWith(`# ${number}. `))
    throw new Error(`${basename(file)}: expected a first cell that begins "# ${number}. "`);
  const numbered = allNotebooks().filter((other) => numberOf(other) !== undefined);
  const at = numbered.findIndex((other) => numberOf(other) === number);
  const previous = numbered[at - 1];
  const next = numbered[at + 1];
  const neighbours = [
    ...(previous === undefined ? [] : [`← [${titleOf(previous)}](${basename(previous)})`]),
    "[all notebooks](README.md)",
    ...(next === undefined ? [] : [`[${titleOf(next)}](${basename(next)}) →`]),
  ].join(" · ");
  const live = liveLinks(basename(file));
  const contents = headings(others).map((heading) => `[${heading}](#${heading.replaceAll(" ", "-")})`);
  const top = [
    neighbours,
    ...(live === undefined ? [] : [live]),
    ...(contents.length === 0 ? [] : [`**Contents.** ${contents.join(" · ")}`]),
  ].join("\n\n");
  return [title, markdown(TOP, top), ...others, markdown(END, `---\n\n${neighbours}`)];
}

/** One sentence where the two cells are not as `refresh` would write them. */
export function wayComplaints(file: string, cells: readonly Cell[]): string[] {
  const isAsMade = JSON.stringify(withWay(file, cells)) === JSON.stringify(cells);
  return isAsMade
    ? []
    : ["the cells that show the way are out of date: npm run notebooks:refresh writes them"];
}

/** Where a notebook opens live, from `repository` in package.json; undefined while that is not set. */
export function liveLinks(name: string, repository = repositoryOf()): string | undefined {
  const [, owner, project] = /github\.com[/:]([^/]+)\/([^/]+?)(?:\.git)?$/.exec(repository ?? "") ?? [];
  if (owner === undefined) return undefined;
  const lab = encodeURIComponent(`lab/tree/notebooks/${name}`);
  return `Run it: [in Binder](https://mybinder.org/v2/gh/${owner}/${project}/HEAD?urlpath=${lab}) · [in Codespaces](https://codespaces.new/${owner}/${project})`;
}

function repositoryOf(): string | undefined {
  const manifest = fileURLToPath(new URL("../../package.json", import.meta.url));
  const { repository } = JSON.parse(readFileSync(manifest, "utf8")) as {
    readonly repository?: string | { readonly url: string };
  };
  return typeof repository === "object" ? repository.url : repository;
}

const numberOf = (file: string): number | undefined => {
  const digits = /^(\d+)-/.exec(basename(file))?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const titleOf = (file: string): string => readNotebook(file)[0].source.split("\n")[0].replace(/^# /, "");

/** Of the second order; Jupyter names their places after them, with hyphens for spaces. */
const headings = (cells: readonly Cell[]): string[] =>
  cells.flatMap(({ kind, source }) =>
    kind === "markdown" ? Array.from(source.matchAll(/^## (.+)$/gm), ([, text]) => text) : [],
  );

const markdown = (id: string, source: string): Cell => ({ kind: "markdown", id, source, outputs: [] });
