import { describe, expect, it } from "vitest";
import { readConfig } from "../../infra/config.ts";

describe("Context flags", () => {
  it("have defaults: a key, a few requests a second, 4,000 a day, nothing that costs extra", () => {
    expect(readConfig({})).toEqual({
      access: "key",
      throttle: { rate: 5, burst: 20 },
      quota: 4000,
      tracing: false,
      accessLogs: false,
      reservedConcurrency: undefined,
      corsOrigin: undefined,
    });
  });

  it("slow public access down to a rate that a month can afford", () => {
    expect(readConfig({ access: "public" }).throttle).toEqual({ rate: 0.3, burst: 10 });
  });

  it("are read as the command line gives them, as text, and as cdk.json may, as values", () => {
    const text = { throttle: "0.5/7", quota: "100", tracing: "true", reservedConcurrency: "5" };
    const config = readConfig({ ...text, accessLogs: true, corsOrigin: "https://example.org" });
    expect(config).toMatchObject({
      throttle: { rate: 0.5, burst: 7 },
      quota: 100,
      tracing: true,
      accessLogs: true,
      reservedConcurrency: 5,
      corsOrigin: "https://example.org",
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
  ])("refuse %s=%j and say what it takes", (name, given, expected) => {
    const read = () => readConfig({ [name]: given });
    expect(read).toThrow(`The context flag ${name} takes `);
    expect(read).toThrow(expected);
    expect(read).toThrow(JSON.stringify(given));
  });

  it("refuse a quota where no key is there to count by", () => {
    expect(() => readConfig({ access: "public", quota: "5" })).toThrow("access=key; access is public");
  });

  it.each(["acces", "Throttle", "reservedConcurency", "corsorigin"])("know %s for a misspelling", (name) => {
    expect(() => readConfig({ [name]: "x" })).toThrow(/There is no context flag ".*": did you mean \w+\?/);
  });

  it("list themselves when a name is like none of them", () => {
    for (const name of ["colour", "constructor"]) {
      expect(() => readConfig({ [name]: "red" })).toThrow("the flags are access, throttle, quota");
    }
  });

  it("leave the CDK's own keys alone", () => {
    expect(() => readConfig({ "@aws-cdk/core:x": true, "aws:cdk:y": 1, "cli-z/w": 1 })).not.toThrow();
  });
});
