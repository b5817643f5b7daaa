/** How a stack comes up, changes, rolls back and goes: resource by resource in the order of their dependencies. */
import { resolver, type Template } from "../../infra/template/intrinsics.ts";
import { type Changes, creationOrder, type Stack } from "./stacks.ts";

export class StackLife {
  /** Types of which the next one cannot be made. */
  readonly failing = new Set<string>();
  private told = 0;

  change(stack: Stack, template: Template, parameters: Stack["parameters"], changes: Changes): void {
    const isNew = stack.resources.size === 0;
    const verb = isNew ? "CREATE" : "UPDATE";
    stack.changes = changes;
    this.tellOfStack(stack, `${verb}_IN_PROGRESS`);
    if (!this.makeAll(stack, template, changes)) {
      if (isNew) this.removeAll(stack, template);
      // What an update has added before it failed goes again; the rest never ceased to be.
      else for (const id of changes.added) stack.resources.delete(id);
      this.tellOfStack(stack, isNew ? "ROLLBACK_COMPLETE" : "UPDATE_ROLLBACK_COMPLETE");
      return;
    }
    for (const id of changes.removed) this.remove(stack, stack.template, id);
    stack.template = template;
    stack.parameters = parameters;
    const resolve = resolver(template);
    stack.outputs = Object.entries(template.Outputs ?? {}).map(([key, { Value }]) => ({
      key,
      value: String(resolve(Value)),
    }));
    this.tellOfStack(stack, `${verb}_COMPLETE`);
  }

  end(stack: Stack): void {
    this.tellOfStack(stack, "DELETE_IN_PROGRESS");
    this.removeAll(stack, stack.template);
    this.tellOfStack(stack, "DELETE_COMPLETE");
  }

  /** @returns whether all of them could be made */
  private makeAll(stack: Stack, template: Template, { added, modified }: Changes): boolean {
    for (const id of creationOrder(template)) {
      if (!added.includes(id) && !modified.includes(id)) continue;
      const { Type } = template.Resources[id];
      const verb = added.includes(id) ? "CREATE" : "UPDATE";
      if (this.failing.delete(Type)) {
        this.tell(stack, id, Type, `${verb}_FAILED`, "The stand-in was told to fail here.");
        return false;
      }
      stack.resources.add(id);
      this.tell(stack, id, Type, `${verb}_COMPLETE`);
    }
    return true;
  }

  /** What depends on something goes before it. */
  private removeAll(stack: Stack, template: Template): void {
    for (const id of [...creationOrder(template)].reverse()) {
      if (stack.resources.has(id)) this.remove(stack, template, id);
    }
  }

  private remove(stack: Stack, template: Template, id: string): void {
    const { Type, DeletionPolicy = "Delete" } = template.Resources[id];
    stack.resources.delete(id);
    if (DeletionPolicy !== "Delete") stack.retained.push(id);
    this.tell(stack, id, Type, DeletionPolicy === "Delete" ? "DELETE_COMPLETE" : "DELETE_SKIPPED");
  }

  private tellOfStack(stack: Stack, status: string): void {
    stack.status = status;
    this.tell(stack, stack.name, "AWS::CloudFormation::Stack", status);
  }

  private tell(stack: Stack, logicalId: string, type: string, status: string, reason?: string): void {
    const event = { id: `event-${++this.told}`, logicalId, type, status };
    stack.events.push(reason === undefined ? event : { ...event, reason });
  }
}
