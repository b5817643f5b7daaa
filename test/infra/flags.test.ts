import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { contextArguments, readFlags } from "../../infra/flags.ts";
import { flags } from "../../infra/stack/config.ts";

const ownFlags = { region: { takes: "a region" }, force: {} };
const read = (args: readonly string[], environment: NodeJS.ProcessEnv = {}, makesStack = true) =>
  readFlags({ command: "npm run x", ownFlags, makesStack }, args, environment);

describe("Flags", () => {
  it("are written in one way for every command, and in the CDK's way", () => {
    const context = { access: "key", throttle: "5/20" };
    for (const args of [
      ["--access=key", "--throttle=5/20"],
      ["--access", "key", "--throttle", "5/20"],
      ["-c", "access=key", "-c", "throttle=5/20"],
      ["--context", "access=key", "-cthrottle=5/20"],
    ]) {
      expect(read(args)).toEqual({ context, own: {}, words: [] });
    }
    expect(contextArguments(context)).toEqual(["-c", "access=key", "-c", "throttle=5/20"]);
  });

  it("of a command are apart from those of the stack", () => {
    expect(read(["--region=eu-west-1", "--force", "--email=a=b@example.org"])).toEqual({
      context: { email: "a=b@example.org" },
      own: { region: "eu-west-1", force: "true" },
      words: [],
    });
  });

  it("pass on the CDK's own context", () => {
    expect(read(["-c", "@aws-cdk/core:x=y=z"]).context).toEqual({ "@aws-cdk/core:x": "y=z" });
  });

  it.each([
    [["--acces=key"], "There is no flag --acces; npm run x takes --access, --throttle, "],
    [["-q"], "There is no flag -q; npm run x takes "],
    [["--constructor=1"], "There is no flag --constructor; "],
    [["access=key"], 'Flags look like npm run x -- --access=…; "access=key" is none.'],
    [["--", "--access=key"], "Flags look like npm run x -- --access=…; a second -- has no meaning."],
    [["--quota"], "--quota takes a whole number of requests a day from 1 to 10000000; it was given nothing."],
    [["--region"], "--region takes a region; it was given nothing."],
    [["--force=no"], "--force takes no value; it was given no."],
    [["-c"], '-c takes a name and a value, as in npm run x -- -c access=key; it was given "".'],
    [["-c", "access"], 'it was given "access".'],
    [["--access=key", "-c", "access=public"], "The flag access is given twice: key and public."],
  ])("that are wrong are refused with a sentence: %j", (args, sentence) => {
    expect(() => read(args)).toThrow(sentence);
  });
});

describe("A command that takes words", () => {
  it("takes them between flags, in order", () => {
    const command = { command: "npm run x", ownFlags, makesStack: false, takesWords: true };
    expect(readFlags(command, ["877", "--region", "eu-west-1", "more"], {})).toEqual({
      context: {},
      own: { region: "eu-west-1" },
      words: ["877", "more"],
    });
  });
});

describe("A command that makes no stack", () => {
  it("takes its own flags and none of the stack", () => {
    expect(read(["--region=eu-west-1"], {}, false)).toEqual({
      context: {},
      own: { region: "eu-west-1" },
      words: [],
    });
    for (const args of [["--access=key"], ["-c", "access=key"]]) {
      expect(() => read(args, {}, false)).toThrow(
        /There is no flag \S+; npm run x takes --region, --force\./,
      );
    }
    expect(() => read([], { npm_config_email: "you@example.org" }, false)).not.toThrow();
  });
});

describe("A flag that npm took because no -- stood before it", () => {
  const scratch = mkdtempSync(join(tmpdir(), "optimal-play-flags-"));
  afterAll(() => rmSync(scratch, { recursive: true }));

  it.each([
    [{ npm_config_call: "throttle=0/0" }, "-c throttle=0/0"],
    [{ npm_config_throttle: "5/20" }, "--throttle=5/20"],
    [{ npm_config_access: "public" }, "--access=public"],
    [{ npm_config_reservedconcurrency: "5" }, "--reservedConcurrency=5"],
    [{ npm_config_region: "eu-west-1" }, "--region=eu-west-1"],
    [{ npm_config_force: "true" }, "--force"],
  ])("is noticed, and the right form shown: %j", (environment, flag) => {
    expect(() => read([], environment)).toThrow(
      `npm kept ${flag} for itself. Put it behind a --: npm run x -- ${flag}`,
    );
  });

  it.each<[readonly string[], NodeJS.ProcessEnv, string]>([
    [["877"], { npm_config_region: "eu-west-1" }, "npm run x -- 877 --region=eu-west-1"],
    [["877", "a b's"], { npm_config_force: "true" }, "npm run x -- 877 'a b'\\''s' --force"],
    [["877"], { npm_config_force: "file.py" }, "npm run x -- 877 --force file.py"],
    [["877", "eu-west-1"], { npm_config_region: "true" }, "npm run x -- 877 eu-west-1 --region=…"],
    [
      ["877", "--", "./program", "3"],
      { npm_config_region: "a b", npm_config_force: "true" },
      "npm run x -- 877 --region='a b' --force -- ./program 3",
    ],
  ])("is shown with the words beside it, as a line that works: %j", (args, environment, line) => {
    const command = { command: "npm run x", ownFlags, makesStack: false, takesWords: true };
    let message = "";
    try {
      readFlags(command, args, environment);
    } catch (error) {
      message = String(error);
    }
    expect(message.split("behind a --: ")[1]).toBe(line);
  });

  it("is noticed for every flag of the stack", () => {
    for (const name of Object.keys(flags)) {
      expect(() => read([], { [`npm_config_${name.toLowerCase()}`]: "1" })).toThrow(`-- --${name}=1`);
    }
  });

  it("is not what npm's own configuration says, nor a setting that is empty", () => {
    const npmrc = join(scratch, "npmrc");
    writeFileSync(npmrc, "audit=false\naccess = public\n");
    expect(() =>
      read([], { npm_config_access: "public", npm_config_userconfig: npmrc, npm_config_force: "" }),
    ).not.toThrow();
    expect(() => read([], { npm_config_quota: "5", npm_config_userconfig: npmrc })).toThrow("npm kept");
  });
});
