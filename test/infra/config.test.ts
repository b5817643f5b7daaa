import { describe, expect, it } from "vitest";
import { readConfig } from "../../infra/stack/config.ts";

describe("Flags", () => {
  it("have defaults: a key, two requests a second, 2,000 a day, nothing that costs extra", () => {
    expect(readConfig({})).toEqual({
      access: "key",
      throttle: { rate: 2, burst: 20 },
      quota: 2000,
      tracing: false,
      accessLogs: false,
      reservedConcurrency: undefined,
      corsOrigin: undefined,
      email: undefined,
      budget: undefined,
      dashboard: false,
    });
  });

  it("slow access without a quota down to a rate that a month can afford", () => {
    for (const access of ["public", "iam"]) {
      expect(readConfig({ access }).throttle).toEqual({ rate: 0.2, burst: 10 });
    }
  });

  it("can refuse everything", () => {
    expect(readConfig({ throttle: "0/0" }).throttle).toEqual({ rate: 0, burst: 0 });
  });

  it("are read as the command line gives them, as text, and as cdk.json may, as values", () => {
    const watched = { email: "you@example.org", budget: "20", dashboard: "true" };
    const text = { throttle: "0.5/7", quota: "100", tracing: "true", reservedConcurrency: "5", ...watched };
    const config = readConfig({ ...text, accessLogs: true, corsOrigin: "https://example.org" });
    expect(config).toMatchObject({
      throttle: { rate: 0.5, burst: 7 },
      quota: 100,
      tracing: true,
      accessLogs: true,
      reservedConcurrency: 5,
      corsOrigin: "https://example.org",
      email: "you@example.org",
      budget: 20,
      dashboard: true,
    });
  });

  it.each([
    ["access", "open", "key, iam or public"],
    ["access", "", "key, iam or public"],
    ["throttle", "5", "as in 5/20"],
    ["throttle", "0/1", "from 0.01"],
    ["throttle", "5/0", "from 1"],
    ["throttle", "-1/5", "as in 5/20"],
    ["throttle", { rate: 1 }, "as in 5/20"],
    ["quota", "0", "from 1"],
    ["quota", "1e3", "whole number"],
    ["quota", "1.5", "whole number"],
    ["tracing", "yes", "true or false"],
    ["accessLogs", "1", "true or false"],
    ["reservedConcurrency", "0", "from 1"],
    ["corsOrigin", "example.org", "https://example.org"],
    ["corsOrigin", "https://example.org/", "https://example.org"],
    ["corsOrigin", "https://a'b", "https://example.org"],
    ["email", "you", "an e-mail address"],
    ["email", "you@example.org, me@example.org", "an e-mail address"],
    ["dashboard", "1", "true or false"],
  ])("refuse %s=%j and say what it takes", (name, given, expected) => {
    const read = () => readConfig({ [name]: given });
    expect(read).toThrow(`The flag ${name} takes `);
    expect(read).toThrow(expected);
    expect(read).toThrow(JSON.stringify(given));
  });

  it("refuse a quota where no key is there to count by", () => {
    expect(() => readConfig({ access: "public", quota: "5" })).toThrow("access=key; access is public");
  });

  it("refuse a budget without an address to write to, and one that is no sum", () => {
    expect(() => readConfig({ budget: "10" })).toThrow("needs an address to write to, as in --email=");
    for (const budget of ["0", "ten", "9.99"]) {
      expect(() => readConfig({ budget, email: "you@example.org" })).toThrow("USD a month from 1");
    }
  });

  it.each(["acces", "Throttle", "colour", "constructor"])("know %s for a misspelling", (name) => {
    expect(() => readConfig({ [name]: "x" })).toThrow(
      `There is no flag ${name}; the flags are access, throttle, quota, `,
    );
  });

  it("leave the CDK's own keys alone", () => {
    expect(() => readConfig({ "@aws-cdk/core:x": true, "aws:cdk:y": 1, "cli-z/w": 1 })).not.toThrow();
  });
});
