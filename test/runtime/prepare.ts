/** Runs once before the suite: builds what it needs, or says in a sentence why that cannot be done here. */
import { installRuntimeClient } from "./install.ts";

export default function setup(): void {
  installRuntimeClient();
}
