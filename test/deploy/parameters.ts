/** The parameters that a call gives a stack, as CloudFormation takes them. */
import type { Template } from "../../infra/template/intrinsics.ts";
import { ServiceError } from "./service-error.ts";
import type { Stack } from "./stacks.ts";

/** @returns the value of each parameter of the template: the one that is given, the one it had, or its default */
export function readParameters(
  form: URLSearchParams,
  template: Template,
  previous: Stack["parameters"],
): Stack["parameters"] {
  const known = template.Parameters ?? {};
  const values = Object.fromEntries(Object.entries(known).map(([name, { Default = "" }]) => [name, Default]));
  for (let i = 1; form.has(`Parameters.member.${i}.ParameterKey`); i++) {
    const field = (name: string) => form.get(`Parameters.member.${i}.${name}`);
    const name = field("ParameterKey") ?? "";
    if (!Object.hasOwn(known, name)) refuse(`Parameters: [${name}] do not exist in the template`);
    const usePrevious = field("UsePreviousValue") === "true";
    if (usePrevious && !Object.hasOwn(previous, name)) refuse(`Parameters: [${name}] have no previous value`);
    values[name] = usePrevious ? previous[name] : (field("ParameterValue") ?? "");
    const { AllowedValues } = known[name];
    if (AllowedValues && !AllowedValues.includes(values[name]))
      refuse(`Parameter '${name}' must be one of AllowedValues`);
  }
  return values;
}

function refuse(message: string): never {
  throw new ServiceError("ValidationError", message);
}
