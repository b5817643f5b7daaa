/**
 * One syntax for the flags of every command: `npm run deploy -- --access=key --throttle=5/20`, or as the CDK writes a
 * choice of the stack, `-c access=key`. Each command takes those of the stack (stack/config.ts) and its own. npm keeps
 * for itself what stands before the `--`, so a command looks for what npm took, too: a flag that does nothing is worse
 * than one that is refused.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./build.ts";
import { PlainError } from "./command.ts";
import { flags as stackFlags } from "./stack/config.ts";

/** A command's own flag. Without `takes` it is given or not, and takes nothing. */
export interface OwnFlag {
  /** Completes the sentence "… takes …". */
  readonly takes?: string;
}

export interface Given<Own extends string> {
  /** What the stack is to be made with: texts that config.ts reads. */
  readonly context: Readonly<Record<string, string>>;
  /** A flag that takes nothing is "true" where it was given. */
  readonly own: Readonly<Partial<Record<Own, string>>>;
  readonly words: readonly string[];
}

export interface Command<Own extends string> {
  /** As it is typed, "npm run deploy". */
  readonly command: string;
  readonly ownFlags: Readonly<Record<Own, OwnFlag>>;
  /** Whether it makes a stack, and so takes the flags that choose one. */
  readonly makesStack: boolean;
  /** Whether words may stand beside the flags. */
  readonly takesWords?: boolean;
}

/** @throws {PlainError} for a flag that the command does not know or that npm has swallowed */
export function readFlags<Own extends string = never>(
  { command, ownFlags, makesStack, takesWords = false }: Command<Own>,
  args: readonly string[] = process.argv.slice(2),
  environment: Readonly<NodeJS.ProcessEnv> = process.env,
): Given<Own> {
  const known: Readonly<Record<string, OwnFlag>> = { ...(makesStack ? stackFlags : {}), ...ownFlags };
  refuseSwallowed(command, known, args, environment);
  const context: Record<string, string> = {};
  const own: Record<string, string> = {};
  const words: string[] = [];
  for (const { name, value, ofStack } of read(command, known, args)) {
    if (name === undefined) {
      if (!takesWords) throw new PlainError(`${formOf(command, known)}; ${JSON.stringify(value)} is none.`);
      words.push(value);
      continue;
    }
    if (ofStack && !makesStack) throw new PlainError(unknown(command, "-c", known));
    const given = ofStack ? context : own;
    if (given[name] !== undefined && given[name] !== value)
      throw new PlainError(`The flag ${name} is given twice: ${given[name]} and ${value}.`);
    given[name] = value;
  }
  return { context, own: own as Given<Own>["own"], words };
}

/** `-c name=value` for the CDK's command line. */
export const contextArguments = (context: Given<never>["context"]): string[] =>
  Object.entries(context).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

interface ReadFlag {
  /** Nothing where it is a word by itself. */
  readonly name?: string;
  readonly value: string;
  readonly ofStack: boolean;
}

function read(
  command: string,
  known: Readonly<Record<string, OwnFlag>>,
  args: readonly string[],
): readonly ReadFlag[] {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { takes }]) => [name, { type: takes ? "string" : "boolean" } as const]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...options, context: { type: "string", short: "c" } },
    strict: false,
    tokens: true,
  });
  return tokens.map((token) => {
    if (token.kind === "option-terminator")
      throw new PlainError(`${formOf(command, known)}; a second -- has no meaning.`);
    if (token.kind === "positional") return { value: token.value, ofStack: false };
    const { name, rawName, value } = token;
    if (name === "context") return readContext(command, value);
    if (!Object.hasOwn(known, name)) throw new PlainError(unknown(command, rawName, known));
    const { takes } = known[name];
    if (takes === undefined) {
      if (value !== undefined) throw new PlainError(`--${name} takes no value; it was given ${value}.`);
      return { name, value: "true", ofStack: false };
    }
    if (value === undefined) throw new PlainError(`--${name} takes ${takes}; it was given nothing.`);
    return { name, value, ofStack: Object.hasOwn(stackFlags, name) };
  });
}

const formOf = (command: string, known: object): string =>
  `Flags look like ${command} -- --${Object.keys(known)[0]}=…`;

const unknown = (command: string, flag: string, known: object): string =>
  `There is no flag ${flag}; ${command} takes ${Object.keys(known)
    .map((name) => `--${name}`)
    .join(", ")}.`;

function readContext(command: string, text = ""): ReadFlag {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name !== undefined) return { name, value, ofStack: true };
  throw new PlainError(
    `-c takes a name and a value, as in ${command} -- -c access=key; it was given ${JSON.stringify(text)}.`,
  );
}

/**
 * npm leaves in the environment what it took for its own setting: `--quota=5` as npm_config_quota, `-c x` as npm_config_call.
 * @param args what npm left
 * @throws {PlainError} with the line that works
 */
export function refuseSwallowed(
  command: string,
  known: Readonly<Record<string, OwnFlag>>,
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
): void {
  const kept: string[] = [];
  const call = environment["npm_config_call"];
  if (call) kept.push(`-c ${quoted(call)}`);
  for (const [name, { takes }] of Object.entries(known)) {
    const value = environment[`npm_config_${name.toLowerCase().replaceAll("-", "_")}`];
    if (!value || isSetForNpm(name, environment)) continue;
    // some versions of npm take the word behind a flag for its value
    if (takes === undefined) kept.push(`--${name}`, ...(value === "true" ? [] : [quoted(value)]));
    // others leave it among the words, where it cannot be told from them
    else kept.push(`--${name}=${value === "true" ? "…" : quoted(value)}`);
  }
  if (kept.length === 0) return;
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const words = [...args.slice(0, end).map(quoted), ...kept, ...args.slice(end).map(quoted)];
  const it = kept.length === 1 ? "it" : "them";
  throw new PlainError(
    `npm kept ${kept.join(" ")} for itself. Put ${it} behind a --: ${command} -- ${words.join(" ")}`,
  );
}

/** A word as a shell takes it. */
const quoted = (word: string): string =>
  /^[\w./:=@,+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** Whether one of npm's configuration files has a setting of this name, which is then meant for npm. */
function isSetForNpm(name: string, environment: Readonly<NodeJS.ProcessEnv>): boolean {
  const files = [environment["npm_config_userconfig"], environment["npm_config_globalconfig"]];
  const setting = new RegExp(`^\\s*${name}\\s*=`, "im");
  return [...files, join(root, ".npmrc")].some(
    (file) => file !== undefined && existsSync(file) && setting.test(readFileSync(file, "utf8")),
  );
}
