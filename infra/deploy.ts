/**
 * `npm run deploy`: says who deploys what and where, deploys it with the CDK's command line, and asks the deployment its
 * first question. A stack that is stopped stays stopped.
 */
import { callerFlags, environmentOf, identify, settleRegion } from "./aws/caller.ts";
import { cdk, readAssembly } from "./aws/cdk.ts";
import { findStack, isStopped, requireStack } from "./aws/deployed-stack.ts";
import { asCaller, askFirstQuestion } from "./aws/first-answer.ts";
import { runMain } from "./command.ts";
import { contextArguments, readFlags } from "./flags.ts";
import { inForce, refusesAll } from "./template/access.ts";
import { withParameters } from "./template/intrinsics.ts";
import { readTemplate } from "./template/read-template.ts";

const ownFlags = {
  ...callerFlags,
  "require-approval": { takes: "never, any-change or broadening, as cdk deploy does" },
};

runMain(import.meta.url, async () => {
  const { context, own } = readFlags({ command: "npm run deploy", ownFlags, makesStack: true });
  const caller = await identify(own);
  const before = await findStack(caller);
  await settleRegion(caller, before !== undefined);

  const folder = "cdk.out";
  const synthesis = ["synth", "--quiet", "--output", folder, ...contextArguments(context)];
  process.exitCode = await cdk(synthesis);
  if (process.exitCode !== 0) return;
  const deployment = readTemplate(withParameters(readAssembly(folder), before?.parameters ?? {}));
  console.log(inForce(deployment));
  if (isStopped(before)) console.log("The stack is stopped and stays so; npm run resume opens it.");

  const approval = own["require-approval"];
  const approving = approval === undefined ? [] : ["--require-approval", approval];
  process.exitCode = await cdk(["deploy", "--app", folder, ...approving], environmentOf(caller));
  if (process.exitCode !== 0) return;

  if (refusesAll(deployment)) {
    console.log("It refuses every request, so it was not asked whether it works.");
    return;
  }
  const { outputs } = await requireStack(caller);
  const url = process.env["AWS_ENDPOINT_URL_EXECUTE_API"] ?? outputs["Url"];
  console.log("Asking it the first question …");
  await askFirstQuestion({ url, ...(await asCaller(caller, deployment)) });
  console.log("The answer is right: the deployment works.");
});
