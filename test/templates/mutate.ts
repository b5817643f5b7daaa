/** Makes the changes that mutations.ts lists. */
import type { Template } from "../infra/fixtures/synthesised.ts";
import { templateOf } from "../infra/stack-promises.ts";
import type { Mutation } from "./mutations.ts";

interface Mutable {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown>; DependsOn?: unknown }>;
}

/** @returns a changed copy; a row that changes nothing is an error */
export function mutated(mutation: Mutation): Template {
  const { mode = "key", of, where = {}, set = {}, beside = {}, swap, drop, add = {} } = mutation;
  const template = structuredClone(templateOf(mode)) as unknown as Mutable;
  const before = JSON.stringify(template);
  const { Resources } = template;
  const withIds = (text: string) => text.replace(/<(\w+)>/g, (_, start: string) => idOf(template, start));
  if (of !== undefined) {
    const id = Object.keys(Resources).find((one) => isMeant(Resources[one], `AWS::${of}`, where));
    if (id === undefined) throw new Error(`The template has no such ${of}.`);
    for (const [path, value] of Object.entries(set)) setIn(Resources[id].Properties, path.split("."), value);
    Object.assign(Resources[id], beside);
    if (swap) {
      const [old, replacement] = swap.map(withIds);
      Resources[id] = JSON.parse(JSON.stringify(Resources[id]).replaceAll(old, replacement));
    }
    if (drop) remove(template, id);
  }
  Object.assign(Resources, JSON.parse(withIds(JSON.stringify(add))));
  if (JSON.stringify(template) === before) throw new Error(`"${mutation.what}" changes nothing.`);
  return template as unknown as Template;
}

const isMeant = ({ Type, Properties }: Mutable["Resources"][string], type: string, where: object): boolean =>
  Type === type && Object.entries(where).every(([name, value]) => Properties[name] === value);

/** A logical id is the construct's path and a hash of it. */
function idOf({ Resources }: Mutable, start: string): string {
  const id = Object.keys(Resources).find((one) => new RegExp(`^${start}[0-9A-F]{8}$`).test(one));
  if (id === undefined) throw new Error(`The template has no ${start}.`);
  return id;
}

function setIn(target: Record<string, unknown>, [name, ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) setIn(target[name] as Record<string, unknown>, rest, value);
  else if (value === undefined) delete target[name];
  else target[name] = value;
}

/** What depended on the resource no longer does: that it is missing is the only fault. */
function remove({ Resources }: Mutable, id: string): void {
  delete Resources[id];
  for (const resource of Object.values(Resources)) {
    if (Array.isArray(resource.DependsOn))
      resource.DependsOn = resource.DependsOn.filter((one) => one !== id);
  }
}
