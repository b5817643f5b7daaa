/** Stacks, change sets, resources and events in the fields that CloudFormation's answers have. */
import type { Template } from "../../infra/template/intrinsics.ts";
import type { Changes, Stack } from "./stacks.ts";
import { members } from "./xml.ts";

export interface ChangeSet {
  readonly id: string;
  readonly name: string;
  readonly stack: Stack;
  readonly template: Template;
  readonly parameters: Stack["parameters"];
  readonly changes: Changes;
}

export const stackDescription = ({ id, name, status, outputs, parameters }: Stack): object => ({
  StackId: id,
  StackName: name,
  CreationTime: "2026-01-01T00:00:00Z",
  StackStatus: status,
  Parameters: members(
    Object.entries(parameters).map(([key, value]) => ({ ParameterKey: key, ParameterValue: value })),
  ),
  Outputs: members(outputs.map(({ key, value }) => ({ OutputKey: key, OutputValue: value }))),
});

export function changeSetDescription({ id, name, stack, changes }: ChangeSet): object {
  const list = [
    ...changes.added.map((logicalId) => ["Add", logicalId]),
    ...changes.modified.map((logicalId) => ["Modify", logicalId]),
    ...changes.removed.map((logicalId) => ["Remove", logicalId]),
  ].map(([Action, LogicalResourceId]) => ({
    Type: "Resource",
    ResourceChange: { Action, LogicalResourceId },
  }));
  const nothing = list.length === 0;
  return {
    ChangeSetId: id,
    ChangeSetName: name,
    StackId: stack.id,
    StackName: stack.name,
    Status: nothing ? "FAILED" : "CREATE_COMPLETE",
    ExecutionStatus: nothing ? "UNAVAILABLE" : "AVAILABLE",
    // The CLI tells an update without changes by this sentence.
    ...(nothing ? { StatusReason: "The submitted information didn't contain changes." } : {}),
    Changes: members(list),
  };
}

/** The newest first. */
export const eventDescriptions = ({ id, name, events }: Stack): object[] =>
  events.toReversed().map((event) => ({
    EventId: event.id,
    StackId: id,
    StackName: name,
    LogicalResourceId: event.logicalId,
    PhysicalResourceId: event.logicalId === name ? id : event.logicalId,
    ResourceType: event.type,
    ResourceStatus: event.status,
    ResourceStatusReason: event.reason,
    Timestamp: new Date().toISOString(),
  }));

export const resourceDescriptions = ({ template, resources }: Stack) =>
  [...resources].map((logicalId) => ({
    LogicalResourceId: logicalId,
    PhysicalResourceId: physicalId(logicalId),
    ResourceType: template.Resources[logicalId].Type,
    ResourceStatus: "CREATE_COMPLETE",
  }));

/** What AWS calls a resource by; never the name that it has in the template. */
export const physicalId = (logicalId: string): string => `${logicalId.toLowerCase()}-0a1b`;
