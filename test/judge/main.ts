/** `npm run judge`: a person's own program against the exact solver. options.ts says how it is called. */
import { onceToldToEnd } from "../../infra/command.ts";
import { run } from "./run.ts";

onceToldToEnd("judge", () => process.exit(130));

process.exitCode = await run(process.argv.slice(2), process.env, {
  out: (text) => console.log(text),
  note: (text) => console.error(text),
  isTerminal: process.stdout.isTTY,
});
