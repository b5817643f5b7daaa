/**
 * What a deployer may choose, as flags (infra/flags.ts) or in the `context` of cdk.json. One row a flag: what it takes,
 * how its text is read, and its default. A wrong value or a misspelt name stops the synthesis with a sentence.
 */
import * as v from "valibot";
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

interface Flag<T> {
  /** Completes the sentence "… takes …". */
  readonly takes: string;
  readonly schema: v.GenericSchema<string, Exclude<T, undefined>>;
  readonly fallback: (access: Access) => T;
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

const whole = (least: number, greatest: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(greatest));

const offByDefault: Flag<boolean> = {
  takes: "true or false",
  schema: v.pipe(
    v.picklist(["true", "false"]),
    v.transform((text) => text === "true"),
  ),
  fallback: () => false,
};

export const flags: { readonly [F in keyof Config]: Flag<Config[F]> } = {
  access: {
    takes: "key, iam or public",
    schema: v.picklist(["key", "iam", "public"]),
    fallback: () => "key",
  },
  throttle: {
    takes:
      "requests a second / burst, as in 5/20: a rate from 0.01 to 10000 and a whole burst from 1 to 5000; 0/0 refuses everything",
    schema: v.pipe(
      v.string(),
      v.regex(/^\d+(\.\d+)?\/\d+$/),
      v.transform((text) => text.split("/").map(Number)),
      v.transform(([rate, burst]) => ({ rate, burst })),
      v.check(
        ({ rate, burst }) =>
          (rate === 0 && burst === 0) || (rate >= 0.01 && rate <= 10_000 && burst >= 1 && burst <= 5_000),
      ),
    ),
    fallback: (access) => defaultThrottle[access],
  },
  quota: {
    takes: "a whole number of requests a day from 1 to 10000000",
    schema: whole(1, 10_000_000),
    fallback: () => 2_000,
  },
  tracing: offByDefault,
  accessLogs: offByDefault,
  reservedConcurrency: {
    takes: "a whole number of concurrent executions from 1 to 1000",
    schema: whole(1, 1_000),
    fallback: () => undefined,
  },
  corsOrigin: {
    takes: '"*" or one origin, as in https://example.org',
    // The value is put between quotes in a gateway header, so nothing but an origin's own characters may pass.
    schema: v.pipe(v.string(), v.regex(/^(\*|https?:\/\/[a-z0-9.-]+(:\d{1,5})?)$/)),
    fallback: () => undefined,
  },
  email: {
    takes: "an e-mail address",
    // No more than a check against slips: whether the address exists, the confirmation mail tells.
    schema: v.pipe(v.string(), v.email(), v.maxLength(200)),
    fallback: () => undefined,
  },
  budget: {
    takes: "a whole number of USD a month from 1 to 100000",
    schema: whole(1, 100_000),
    fallback: () => undefined,
  },
  dashboard: offByDefault,
};

/** @param context the CDK context: all of it, ours and the CDK's own keys */
export function readConfig(context: Readonly<Record<string, unknown>>): Config {
  for (const name of Object.keys(context)) refuseMisspelling(name);
  const access = value("access", flags.access, context, "key");
  if (access !== "key" && context["quota"] !== undefined) {
    throw new PlainError(
      `The flag quota counts requests by API key, so it needs access=key; access is ${access}.`,
    );
  }
  if (context["budget"] !== undefined && context["email"] === undefined) {
    throw new PlainError("The flag budget needs an address to write to, as in --email=you@example.org.");
  }
  const rows = Object.entries(flags) as [keyof Config, Flag<unknown>][];
  const config = Object.fromEntries(rows.map(([name, flag]) => [name, value(name, flag, context, access)]));
  // The table's own type says that each row reads what its field holds; fromEntries forgets it.
  return config as unknown as Config;
}

function value<T>(
  name: string,
  { takes, schema, fallback }: Flag<T>,
  context: Readonly<Record<string, unknown>>,
  access: Access,
): T {
  const given = context[name];
  if (given === undefined) return fallback(access);
  const read = v.safeParse(schema, typeof given === "object" ? given : String(given));
  if (read.success) return read.output;
  throw new PlainError(`The flag ${name} takes ${takes}; it was given ${JSON.stringify(given)}.`);
}

/** The CDK's own keys have a namespace ("@aws-cdk/…", "aws:…"); a bare key that nobody reads is a mistake. */
function refuseMisspelling(name: string): void {
  if (Object.hasOwn(flags, name) || /[:/@]/.test(name) || cdkKeys.has(name)) return;
  throw new PlainError(`There is no flag ${name}; the flags are ${Object.keys(flags).join(", ")}.`);
}

/** Bare context keys of the CDK and its CLI. */
const cdkKeys = new Set(["acknowledged-issue-numbers", "availability-zones", "tree"]);
