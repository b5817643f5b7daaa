/** CloudFormation in memory: which stack a call is about, what it refuses, and the change sets in between. */
import type { Template } from "../../infra/template/intrinsics.ts";
import { readTemplate } from "../../infra/template/read-template.ts";
import { brokenRules } from "../kit/cloudformation-rules.ts";
import {
  type ChangeSet,
  changeSetDescription,
  eventDescriptions,
  resourceDescriptions,
  stackDescription,
} from "./descriptions.ts";
import { readParameters } from "./parameters.ts";
import { ServiceError } from "./service-error.ts";
import { StackLife } from "./stack-life.ts";
import { changesBetween, check, inEffect, newStack, type Stack } from "./stacks.ts";
import { members } from "./xml.ts";

export interface Surroundings {
  readonly account: string;
  readonly region: string;
  readonly bucket: string;
  readonly objects: ReadonlyMap<string, Buffer>;
}

export class CloudFormation {
  /** By name; a deleted stack stays, with its status, as AWS remembers it by its id. */
  readonly stacks = new Map<string, Stack>();
  private readonly changeSets = new Map<string, ChangeSet>();
  private readonly life = new StackLife();
  private counter = 0;

  constructor(private readonly around: Surroundings) {}

  failOnce(type: string): void {
    this.life.failing.add(type);
  }

  /** @returns the result's fields, or undefined for an action that is not known here */
  act(action: string, form: URLSearchParams): object | undefined {
    const actions: Readonly<Record<string, (form: URLSearchParams) => object>> = {
      DescribeStacks: (asked) => ({ Stacks: members([stackDescription(this.find(asked))]) }),
      GetTemplate: (asked) => ({ TemplateBody: JSON.stringify(this.find(asked).template) }),
      CreateChangeSet: (asked) => this.createChangeSet(asked),
      DescribeChangeSet: (asked) => changeSetDescription(this.findChangeSet(asked)),
      ExecuteChangeSet: (asked) => {
        const { name, stack, template, parameters, changes } = this.findChangeSet(asked);
        this.changeSets.delete(name);
        this.life.change(stack, template, parameters, changes);
        return {};
      },
      DeleteChangeSet: (asked) => {
        this.changeSets.delete(asked.get("ChangeSetName") ?? "");
        return {};
      },
      DescribeStackEvents: (asked) => ({ StackEvents: members(eventDescriptions(this.find(asked))) }),
      ListStackResources: (asked) => ({
        StackResourceSummaries: members(resourceDescriptions(this.find(asked))),
      }),
      DescribeStackResources: (asked) => ({
        StackResources: members(resourceDescriptions(this.find(asked))),
      }),
      DescribeStackResource: (asked) => {
        const logicalId = asked.get("LogicalResourceId") ?? "";
        const found = resourceDescriptions(this.find(asked)).find(
          (one) => one.LogicalResourceId === logicalId,
        );
        if (found) return { StackResourceDetail: found };
        throw new ServiceError("ValidationError", `Resource ${logicalId} does not exist`);
      },
      UpdateStack: (asked) => this.updateStack(asked),
      DeleteStack: (asked) => {
        this.life.end(this.find(asked));
        return {};
      },
    };
    return actions[action]?.(form);
  }

  private find(form: URLSearchParams): Stack {
    const name = form.get("StackName") ?? "";
    const stack = this.stacks.get(name);
    if (stack !== undefined && stack.status !== "DELETE_COMPLETE") return stack;
    for (const known of this.stacks.values()) if (known.id === name) return known;
    throw new ServiceError("ValidationError", `Stack with id ${name} does not exist`);
  }

  private findChangeSet(form: URLSearchParams): ChangeSet {
    const name = form.get("ChangeSetName") ?? "";
    const found = [...this.changeSets.values()].find((one) => one.id === name || one.name === name);
    if (found) return found;
    throw new ServiceError("ChangeSetNotFound", `ChangeSet [${name}] does not exist`);
  }

  private createChangeSet(form: URLSearchParams): object {
    const name = form.get("StackName") ?? "";
    const text = this.templateText(form);
    const template: Template = JSON.parse(text);
    const { bucket, objects } = this.around;
    try {
      check(template, text, (given, key) => given === bucket && objects.has(key));
      readTemplate(template);
    } catch (error) {
      throw new ServiceError("ValidationError", `Template error: ${(error as Error).message}`);
    }
    const [broken] = brokenRules(template);
    if (broken !== undefined) throw new ServiceError("ValidationError", `Template error: ${broken}`);
    requireCapability(template, form);
    const known = this.stacks.get(name);
    const living = known !== undefined && known.status !== "DELETE_COMPLETE" ? known : undefined;
    if (living?.status.startsWith("ROLLBACK")) {
      throw new ServiceError(
        "ValidationError",
        `Stack:${living.id} is in ${living.status} state and can not be updated.`,
      );
    }
    const stack = living ?? this.newStack(name);
    const before = stack.resources.size > 0 ? inEffect(stack.template, stack.parameters) : undefined;
    const parameters = readParameters(form, template, stack.parameters);
    const set: ChangeSet = {
      id: this.arn("changeSet", form.get("ChangeSetName") ?? ""),
      name: form.get("ChangeSetName") ?? "",
      stack,
      template,
      parameters,
      changes: changesBetween(before, inEffect(template, parameters)),
    };
    this.changeSets.set(set.name, set);
    return { Id: set.id, StackId: stack.id };
  }

  /** Without a template: what the stack has stays, and parameters may change. */
  private updateStack(form: URLSearchParams): object {
    const stack = this.find(form);
    const { template } = stack;
    if (form.get("UsePreviousTemplate") !== "true")
      throw new ServiceError("ValidationError", "The stand-in updates a stack with its own template only.");
    requireCapability(template, form);
    const parameters = readParameters(form, template, stack.parameters);
    const [before, after] = [stack.parameters, parameters].map((values) => inEffect(template, values));
    const changes = changesBetween(before, after);
    if (changes.modified.length === 0)
      throw new ServiceError("ValidationError", "No updates are to be performed.");
    this.life.change(stack, template, parameters, changes);
    return { StackId: stack.id };
  }

  /** The CLI uploads a template above 50 KB and names where it lies. */
  private templateText(form: URLSearchParams): string {
    const url = form.get("TemplateURL");
    if (url === null) return form.get("TemplateBody") ?? "";
    const key = new URL(url).pathname.split("/").at(-1) ?? "";
    const uploaded = this.around.objects.get(key);
    if (uploaded === undefined) throw new ServiceError("ValidationError", `S3 error: ${key} does not exist.`);
    return uploaded.toString("utf8");
  }

  private newStack(name: string): Stack {
    const stack = newStack(name, this.arn("stack", name));
    this.stacks.set(name, stack);
    return stack;
  }

  private arn(kind: string, name: string): string {
    const { account, region } = this.around;
    return `arn:aws:cloudformation:${region}:${account}:${kind}/${name}/${++this.counter}`;
  }
}

function requireCapability(template: Template, form: URLSearchParams): void {
  const usesIam = Object.values(template.Resources).some(({ Type }) => Type.startsWith("AWS::IAM::"));
  if (usesIam && ![...form.values()].includes("CAPABILITY_IAM")) {
    throw new ServiceError("InsufficientCapabilitiesException", "Requires capabilities : [CAPABILITY_IAM]");
  }
}
