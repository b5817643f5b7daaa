/** A person to ask, where there is one. */
import { createInterface } from "node:readline/promises";

export interface Terminal {
  isTerminal(): boolean;
  ask(question: string): Promise<string>;
}

export const terminal: Terminal = {
  isTerminal: () => process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env["CI"],
  ask: async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return (await lines.question(question)).trim();
    } finally {
      lines.close();
    }
  },
};
