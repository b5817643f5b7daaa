/** `npm run destroy`: says whose stack it is and where, and removes it with the CDK's command line, which asks once. */
import { callerFlags, environmentOf, identify, settleRegion } from "./aws/caller.ts";
import { cdk } from "./aws/cdk.ts";
import { requireStack } from "./aws/deployed-stack.ts";
import { runMain } from "./command.ts";
import { readFlags } from "./flags.ts";

runMain(import.meta.url, async () => {
  const { own } = readFlags({
    command: "npm run destroy",
    ownFlags: { ...callerFlags, force: {} },
    makesStack: false,
  });
  const caller = await identify(own);
  await requireStack(caller);
  await settleRegion(caller, true);
  process.exitCode = await cdk(["destroy", ...(own.force ? ["--force"] : [])], environmentOf(caller));
});
