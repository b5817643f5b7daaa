import { describe, expect, it } from "vitest";
import { settleRegion } from "../../infra/aws/caller.ts";

const unnamed = { region: "us-east-1", regionNamed: false };
/** Somebody who gives this answer; a question where there is nobody is an error. */
const terminal = (answer?: string) => ({
  isTerminal: () => answer !== undefined,
  ask: async (question: string) => {
    if (answer === undefined) throw new Error(`Nobody is there to be asked: ${question}`);
    expect(question).toContain("us-east-1");
    return answer;
  },
});

describe("A region that nobody named", () => {
  it("is taken for a first deployment where a person says yes to it", async () => {
    for (const answer of ["y", "yes", "YES"]) await settleRegion(unnamed, false, terminal(answer));
    for (const answer of ["", "n", "no", "yesterday"]) {
      const settled = settleRegion(unnamed, false, terminal(answer));
      await expect(settled).rejects.toThrow("Nothing was done. Name one: --region=");
    }
  });

  it("needs no question where the stack already is there", async () => {
    const mute = { isTerminal: () => true, ask: terminal().ask };
    await settleRegion(unnamed, true, mute);
  });

  it("is refused where there is nobody to ask, the stack being there or not", async () => {
    for (const isDeployed of [true, false]) {
      const settled = settleRegion(unnamed, isDeployed, terminal());
      await expect(settled).rejects.toThrow("No region is named, and there is nobody to ask.");
    }
  });
});

it("A region that somebody named is never asked about", async () => {
  for (const isDeployed of [true, false])
    await settleRegion({ ...unnamed, regionNamed: true }, isDeployed, terminal());
});
