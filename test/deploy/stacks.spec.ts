/** The stand-in refuses what CloudFormation would refuse, so that a rehearsal which passes says something. */
import { describe, expect, it } from "vitest";
import type { Template } from "../../infra/template/intrinsics.ts";
import { type Mode, modes, templateOf } from "../infra/stack-promises.ts";
import { mutated } from "../templates/mutate.ts";
import { mutations } from "../templates/mutations.ts";
import { CloudFormation } from "./cloudformation.ts";
import { StackLife } from "./stack-life.ts";
import { changesBetween, check, creationOrder, newStack } from "./stacks.ts";
import { bootstrapVersion } from "./stand-in.ts";

/** Where CloudFormation fills in a name in a text. */
const hole = (name: string) => `\${${name}}`;
const topic = { Type: "AWS::SNS::Topic" };
const topicOf = (Properties: Readonly<Record<string, unknown>>) => ({ ...topic, Properties });
const code = {
  Type: "AWS::Lambda::Function",
  Properties: { Code: { S3Bucket: { "Fn::Sub": `assets-${hole("AWS::AccountId")}` }, S3Key: "a.zip" } },
};
const refusal =
  (template: Template, uploaded = true) =>
  () =>
    check(
      template,
      JSON.stringify(template),
      (bucket, key) => uploaded && bucket.endsWith("000") && key === "a.zip",
    );

describe("A template", () => {
  it.each([
    ["a Ref", { Ref: "Missing" }],
    ["an attribute", { "Fn::GetAtt": ["Missing", "Arn"] }],
    ["a text", { "Fn::Sub": `arn:${hole("Missing.Arn")}` }],
    ["a list inside a join", { "Fn::Join": ["", ["a", { Ref: "Missing" }]] }],
  ])("is refused when %s names nothing", (_, value) => {
    expect(refusal({ Resources: { A: topicOf({ DisplayName: value }) } })).toThrow("[Missing] in A");
    expect(refusal({ Resources: { A: topic }, Outputs: { O: { Value: value } } })).toThrow(
      "[Missing] in Outputs O",
    );
  });

  it("is refused when it depends on nothing, on itself in a circle, or on code that was not uploaded", () => {
    expect(refusal({ Resources: { A: { ...topic, DependsOn: ["Missing"] } } })).toThrow("[Missing] in A");
    const circle = { A: topicOf({ X: { Ref: "B" } }), B: topicOf({ X: { Ref: "A" } }) };
    expect(refusal({ Resources: circle })).toThrow("Circular dependency");
    expect(refusal({ Resources: { F: code } }, false)).toThrow("assets-000000000000/a.zip does not exist");
    expect(refusal({ Resources: { F: code } })).not.toThrow();
  });

  it("may name parameters and AWS's own names", () => {
    const value = { "Fn::Sub": `${hole("AWS::Region")}-${hole("Version")}` };
    expect(refusal({ Resources: { A: topicOf({ X: value }) }, Parameters: { Version: {} } })).not.toThrow();
  });

  it("is made in the order of its dependencies", () => {
    const Resources = { A: topicOf({ X: { Ref: "B" } }), B: { ...topic, DependsOn: "C" }, C: topic };
    expect(creationOrder({ Resources })).toEqual(["C", "B", "A"]);
  });
});

it("The bootstrap's version is the one of the installed CLI", () => {
  expect(Number(bootstrapVersion())).toBeGreaterThan(28);
});

describe("Our template", () => {
  const refused = mutations.filter(({ caughtBy: { reader, validator } }) => reader ?? validator);
  const create = (template: unknown) => () => {
    const bucket = "cdk-hnb659fds-assets-000000000000-us-east-1";
    const around = { account: "000000000000", region: "us-east-1", bucket, objects: uploads };
    const form = { StackName: "S", ChangeSetName: "C", TemplateBody: JSON.stringify(template) };
    return new CloudFormation(around).act(
      "CreateChangeSet",
      new URLSearchParams({ ...form, Capabilities: "CAPABILITY_IAM" }),
    );
  };
  /** Whatever code a template names was uploaded. */
  const uploads = { has: () => true, get: () => undefined } as unknown as ReadonlyMap<string, Buffer>;

  it("is taken", () => {
    for (const mode of Object.keys(modes) as Mode[]) expect(create(templateOf(mode))).not.toThrow();
  });

  it.each(refused)("is refused with $what", (mutation) => {
    expect(create(mutated(mutation))).toThrow("Template error: ");
  });
});

describe("A stack", () => {
  const kept = { ...topic, DeletionPolicy: "Retain" };

  it("that is deleted tells what it left behind", () => {
    const [life, stack, template] = [
      new StackLife(),
      newStack("S", "S"),
      { Resources: { A: topic, B: kept } },
    ];
    life.change(stack, template, {}, changesBetween(undefined, template));
    life.end(stack);
    expect(stack).toMatchObject({ status: "DELETE_COMPLETE", retained: ["B"] });
  });

  it("that changes knows what was added, modified and removed", () => {
    const before = { Resources: { A: topic, B: topic, C: topic } };
    const after = { Resources: { A: topic, B: topicOf({ DisplayName: "new" }), D: topic } };
    expect(changesBetween(before, after)).toEqual({ added: ["D"], modified: ["B"], removed: ["C"] });
  });
});
