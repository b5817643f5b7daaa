/** The stack as it is in the account: what it was deployed with, and its switch (stack/rates.ts). */
import {
  CloudFormationClient,
  DescribeStackResourceCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  type Stack,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from "@aws-sdk/client-cloudformation";
import { PlainError } from "../command.ts";
import { STOPPED } from "../stack/rates.ts";
import { stackName } from "../stack/synthesise.ts";
import { inForce } from "../template/access.ts";
import { withParameters } from "../template/intrinsics.ts";
import { readTemplate } from "../template/read-template.ts";
import type { Caller } from "./caller.ts";

export interface DeployedStack {
  readonly status: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
}

const formation = ({ region, credentials }: Caller) => new CloudFormationClient({ region, credentials });

/** @returns undefined where there is none, or one of which nothing was ever made */
export async function findStack(caller: Caller): Promise<DeployedStack | undefined> {
  try {
    const { Stacks = [] } = await formation(caller).send(new DescribeStacksCommand({ StackName: stackName }));
    const [found] = Stacks.filter(({ StackStatus }) => StackStatus !== "REVIEW_IN_PROGRESS");
    return found && described(found);
  } catch (error) {
    const { name, message } = error as Error;
    if (name === "ValidationError" && message.includes("does not exist")) return undefined;
    throw new PlainError(`CloudFormation does not say whether there is a stack: ${message} (${name}).`);
  }
}

/** @throws {PlainError} where there is none */
export async function requireStack(caller: Caller): Promise<DeployedStack> {
  const stack = await findStack(caller);
  if (stack !== undefined) return stack;
  const elsewhere = caller.regionNamed ? "" : " No region is named; --region=… or AWS_REGION names one.";
  throw new PlainError(`There is no stack ${stackName} in ${caller.region}.${elsewhere}`);
}

const described = ({ StackStatus, Parameters = [], Outputs = [] }: Stack): DeployedStack => ({
  status: `${StackStatus}`,
  parameters: Object.fromEntries(
    Parameters.map(({ ParameterKey = "", ParameterValue = "" }) => [ParameterKey, ParameterValue]),
  ),
  outputs: Object.fromEntries(
    Outputs.map(({ OutputKey = "", OutputValue = "" }) => [OutputKey, OutputValue]),
  ),
});

export const isStopped = (stack: DeployedStack | undefined): boolean => stack?.parameters[STOPPED] === "true";

/** Changes the switch and nothing else: template and code stay as they were deployed. */
export async function setStopped(caller: Caller, stack: DeployedStack, stopped: boolean): Promise<void> {
  if (stack.parameters[STOPPED] === undefined)
    throw new PlainError(
      `The stack was deployed before there was a switch. Deploy it once more, or refuse every request with npm run deploy -- --throttle=0/0.`,
    );
  const client = formation(caller);
  try {
    await client.send(
      new UpdateStackCommand({
        StackName: stackName,
        UsePreviousTemplate: true,
        Capabilities: ["CAPABILITY_IAM"],
        Parameters: Object.keys(stack.parameters).map((ParameterKey) =>
          ParameterKey === STOPPED
            ? { ParameterKey, ParameterValue: String(stopped) }
            : { ParameterKey, UsePreviousValue: true },
        ),
      }),
    );
    await waitUntilStackUpdateComplete({ client, minDelay: 2, maxWaitTime: 900 }, { StackName: stackName });
  } catch (error) {
    const { name, message } = error as Error;
    if (message.includes("No updates are to be performed")) return;
    const after = (await findStack(caller))?.status;
    throw new PlainError(`CloudFormation did not change the stack, which is ${after}: ${message} (${name}).`);
  }
}

/** @returns a sentence on access, rate and quota as they are in the account */
export async function describeInForce(caller: Caller): Promise<string> {
  const { parameters } = await requireStack(caller);
  const { TemplateBody = "{}" } = await formation(caller).send(
    new GetTemplateCommand({ StackName: stackName }),
  );
  return inForce(readTemplate(withParameters(JSON.parse(TemplateBody), parameters)));
}

/** @returns what AWS calls a part of the stack, as against its name in the template */
export async function physicalId(caller: Caller, logicalId: string): Promise<string> {
  const { StackResourceDetail } = await formation(caller).send(
    new DescribeStackResourceCommand({ StackName: stackName, LogicalResourceId: logicalId }),
  );
  return StackResourceDetail?.PhysicalResourceId ?? logicalId;
}
