/**
 * What a deployer may choose, as context flags: `cdk deploy -c access=iam -c throttle=5/20`, or the same as
 * `npm start -- --access=key`. One row a flag: its default, what it takes, and how its text is read. A wrong
 * value or a misspelt flag stops the synthesis with a sentence.
 */
import { PlainError } from "../command.ts";

export type Access = "key" | "iam" | "public";

export interface Throttle {
  /** Requests a second over time. */
  readonly rate: number;
  /** Requests that may come at once. */
  readonly burst: number;
}

export interface Config {
  readonly access: Access;
  readonly throttle: Throttle;
  /** Requests a day for one key; in the other access modes there is nobody to count for. */
  readonly quota: number;
  readonly tracing: boolean;
  readonly accessLogs: boolean;
  /** Lambdas that may run at once, for each function; undefined leaves it to the account. */
  readonly reservedConcurrency: number | undefined;
  /** The origin whose pages may call the API, or "*"; undefined leaves CORS off. */
  readonly corsOrigin: string | undefined;
  /** Where alarms go; without an address there are none. */
  readonly email: string | undefined;
  /** USD a month from which on AWS writes to that address. */
  readonly budget: number | undefined;
  readonly dashboard: boolean;
}

/**
 * Where no quota counts by key, nothing but the rate bounds the bill, so it is one that a month can afford
 * (`npm run cost`). With a key the rate is the second line, for the day on which the quota is not held.
 */
const defaultThrottle: Readonly<Record<Access, Throttle>> = {
  key: { rate: 2, burst: 20 },
  iam: { rate: 0.2, burst: 10 },
  public: { rate: 0.2, burst: 10 },
};

export const flags: { readonly [F in keyof Config]: Flag<Config[F]> } = {
  access: {
    takes: "key, iam or public",
    read: (text) => (text === "key" || text === "iam" || text === "public" ? text : wrong),
    fallback: () => "key",
  },
  throttle: {
    takes:
      "requests a second / burst, as in 5/20: a rate from 0.01 to 10000 and a whole burst from 1 to 5000; 0/0 refuses everything",
    read: readThrottle,
    fallback: (access) => defaultThrottle[access],
  },
  quota: {
    takes: "a whole number of requests a day from 1 to 10000000",
    read: (text) => readWhole(text, 1, 10_000_000),
    fallback: () => 2_500,
  },
  tracing: { takes: "true or false", read: readBoolean, fallback: () => false },
  accessLogs: { takes: "true or false", read: readBoolean, fallback: () => false },
  reservedConcurrency: {
    takes: "a whole number of concurrent executions from 1 to 1000",
    read: (text) => readWhole(text, 1, 1_000),
    fallback: () => undefined,
  },
  corsOrigin: {
    takes: '"*" or one origin, as in https://example.org',
    read: readOrigin,
    fallback: () => undefined,
  },
  email: { takes: "an e-mail address", read: readEmail, fallback: () => undefined },
  budget: {
    takes: "a whole number of USD a month from 1 to 100000",
    read: (text) => readWhole(text, 1, 100_000),
    fallback: () => undefined,
  },
  dashboard: { takes: "true or false", read: readBoolean, fallback: () => false },
};

/** @param context the CDK context: all of it, ours and the CDK's own keys */
export function readConfig(context: Readonly<Record<string, unknown>>): Config {
  for (const key of Object.keys(context)) refuseMisspelling(key);
  const access = value("access", flags.access, context, "key");
  if (access !== "key" && context["quota"] !== undefined) {
    throw new PlainError(
      `The context flag quota counts requests by API key, so it needs access=key; access is ${access}.`,
    );
  }
  if (context["budget"] !== undefined && context["email"] === undefined) {
    throw new PlainError(
      "The context flag budget needs an address to write to, as in -c email=you@example.org.",
    );
  }
  const rows = Object.entries(flags) as [keyof Config, Flag<unknown>][];
  const config = Object.fromEntries(rows.map(([name, flag]) => [name, value(name, flag, context, access)]));
  // The table's own type says that each row reads what its field holds; fromEntries forgets it.
  return config as unknown as Config;
}

/** @returns what would ask for this configuration on the command line: the flags that differ from their defaults */
export function commandLine(config: Config): string {
  const rows = Object.entries(flags) as [keyof Config, Flag<unknown>][];
  return rows
    .flatMap(([name, { fallback }]) => {
      const [value, usual] = [config[name], fallback(config.access)].map(written);
      return value === usual ? [] : [`-c '${name}=${value}'`];
    })
    .join(" ");
}

const written = (value: unknown): string =>
  typeof value === "object" && value !== null ? Object.values(value).join("/") : String(value);

interface Flag<T> {
  /** Completes the sentence "… takes …". */
  readonly takes: string;
  readonly read: (text: string) => T | typeof wrong;
  readonly fallback: (access: Access) => T;
}

const wrong = Symbol("not a value that the flag takes");

function value<T>(
  name: string,
  flag: Flag<T>,
  context: Readonly<Record<string, unknown>>,
  access: Access,
): T {
  const given = context[name];
  if (given === undefined) return flag.fallback(access);
  const read = typeof given === "object" ? wrong : flag.read(String(given));
  if (read === wrong) {
    throw new PlainError(
      `The context flag ${name} takes ${flag.takes}; it was given ${JSON.stringify(given)}.`,
    );
  }
  return read;
}

/** The CDK's own keys have a namespace ("@aws-cdk/…", "aws:…"); a bare key that nobody reads is a mistake. */
function refuseMisspelling(key: string): void {
  if (Object.hasOwn(flags, key) || /[:/@]/.test(key) || cdkKeys.has(key)) return;
  const names = Object.keys(flags);
  const near = names.find((name) => distance(name.toLowerCase(), key.toLowerCase()) <= 2);
  const hint = near ? `did you mean ${near}?` : `the flags are ${names.join(", ")}.`;
  throw new PlainError(`There is no context flag ${JSON.stringify(key)}: ${hint}`);
}

/** Bare context keys of the CDK and its CLI. */
const cdkKeys = new Set(["acknowledged-issue-numbers", "availability-zones", "tree"]);

function readThrottle(text: string): Throttle | typeof wrong {
  if (text === "0/0") return { rate: 0, burst: 0 };
  const parts = /^(\d+(?:\.\d+)?)\/(\d+)$/.exec(text);
  if (!parts) return wrong;
  const [rate, burst] = [Number(parts[1]), Number(parts[2])];
  return rate >= 0.01 && rate <= 10_000 && burst >= 1 && burst <= 5_000 ? { rate, burst } : wrong;
}

function readWhole(text: string, least: number, greatest: number): number | typeof wrong {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= greatest ? number : wrong;
}

function readBoolean(text: string): boolean | typeof wrong {
  return text === "true" ? true : text === "false" ? false : wrong;
}

/** The value is put between quotes in a gateway header, so nothing but an origin's own characters may pass. */
function readOrigin(text: string): string | typeof wrong {
  return text === "*" || /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(text) ? text : wrong;
}

/** No more than a check against slips: whether the address exists, the confirmation mail tells. */
function readEmail(text: string): string | typeof wrong {
  return /^[^\s@"']+@[^\s@"']+\.[a-z]{2,}$/i.test(text) && text.length <= 200 ? text : wrong;
}

/** Edit distance of two short words, a row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}
