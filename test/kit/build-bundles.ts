/** Runs once before all tests: makes the bundles that the tests call, as `npm run build` does. */
import { build } from "../../infra/build.ts";

export default async function setup(): Promise<void> {
  await build();
}
