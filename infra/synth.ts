/** `npm run synth`: writes the template that would be deployed into cdk.out, checked, without an account. */
import { cdk, readAssembly } from "./aws/cdk.ts";
import { runMain } from "./command.ts";
import { contextArguments, readFlags } from "./flags.ts";
import { inForce } from "./template/access.ts";
import { readTemplate } from "./template/read-template.ts";

runMain(import.meta.url, async () => {
  const { context, own } = readFlags({
    command: "npm run synth",
    ownFlags: { output: { takes: "a folder" } },
    makesStack: true,
  });
  const folder = own.output ?? "cdk.out";
  process.exitCode = await cdk(["synth", "--quiet", "--output", folder, ...contextArguments(context)]);
  if (process.exitCode === 0) console.log(inForce(readTemplate(readAssembly(folder))));
});
