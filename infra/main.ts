/** The former name of `command.ts`, until the last two that know it by this one do not. */
export { PlainError, runMain } from "./command.ts";
