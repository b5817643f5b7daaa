/** What cells print. */
import type { Output } from "../../notebooks/tools/notebook.ts";

export const textOf = (outputs: readonly Output[], stream = "stdout"): string =>
  outputs
    .map((output) => (output.output_type === "stream" && output.name === stream ? output.text : ""))
    .join("");
