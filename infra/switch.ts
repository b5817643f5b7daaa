/**
 * `npm run stop` and `npm run resume`: refuse every request, and give back what the deployed stack was given. They change
 * one parameter of the stack and need neither its flags nor its sources.
 */
import { callerFlags, identify, settleRegion } from "./aws/caller.ts";
import { describeInForce, requireStack, setStopped } from "./aws/deployed-stack.ts";
import { runMain } from "./command.ts";
import { readFlags } from "./flags.ts";

runMain(import.meta.url, async () => {
  const [command, ...args] = process.argv.slice(2);
  const { own } = readFlags(
    { command: `npm run ${command}`, ownFlags: callerFlags, makesStack: false },
    args,
  );
  const caller = await identify(own);
  const stack = await requireStack(caller);
  await settleRegion(caller, true);
  await setStopped(caller, stack, command === "stop");
  console.log(await describeInForce(caller));
});
