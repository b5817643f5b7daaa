/** However large the position is on which a program is caught: the one that is printed is the smallest of its kind. */
import { describe, expect, it } from "vitest";
import { folderFor, judgedText } from "./judged.ts";

const folder = folderFor("judge-smallest");
const judge = (name: string, text: string, ...args: string[]) => judgedText(folder, name, text, args);
/** So few positions that no short row is among the small ones that are asked first. */
const FEW = "--count=300";

describe("the smallest position", () => {
  /** Stone Game IX by remainders, with what the surplus is compared with. */
  const nine = (surplus: string) => `var stoneGameIX = (stones) => {
    const c = [0, 0, 0];
    for (const stone of stones) c[stone % 3]++;
    return c[0] % 2 === 0 ? c[1] > 0 && c[2] > 0 : Math.abs(c[1] - c[2]) ${surplus};
  };`;

  it.each([1, 2, 3, 4])("keeps remainders while values fall (seed %i)", async (seed) => {
    const { code, position } = await judge("nine.js", nine(">= 2"), "2029", FEW, `--seed=${seed}`);
    expect({ code, position }).toEqual({ code: 1, position: "[1,1,3]" });
  });

  it("passes the right comparison", async () => {
    expect(await judge("nine.js", nine("> 2"), "2029", FEW)).toMatchObject({ code: 0 });
  });

  it.each([1, 4])("is found by remainders where it is not among the simplest (seed %i)", async (seed) => {
    const text = `var stoneGameVII = (stones) => {
      if (stones.length > 2 && stones.some((stone) => stone % 17 === 11)) return -1;
      const n = stones.length, sum = [0], d = stones.map(() => 0);
      for (const stone of stones) sum.push(sum.at(-1) + stone);
      for (let k = 1; k < n; k++) for (let l = 0; l + k < n; l++)
        d[l] = Math.max(sum[l + k + 1] - sum[l + 1] - d[l + 1], sum[l + k] - sum[l] - d[l]);
      return d[0];
    };`;
    const { code, position } = await judge("seven.js", text, "1690", `--seed=${seed}`);
    expect({ code, position }).toEqual({ code: 1, position: "[1,1,11]" });
  });

  it.each([1, 2])("is as short for a program that hangs (seed %i)", async (seed) => {
    const text = "var stoneGame = (piles) => { while (piles.length > 4); return true; };";
    const flags = [FEW, `--seed=${seed}`, "--timeout=2"];
    const { code, position } = await judge("hang.js", text, "877", ...flags);
    expect({ code, position }).toEqual({ code: 1, position: "[1,1,1,1,1,2]" });
  });

  it.each([1, 2])("is as short for a program that crashes (seed %i)", async (seed) => {
    const text = `var stoneGame = (piles) => { if (piles.length > 4 && piles[2] % 5 === 2) throw piles; return true; };`;
    const { code, position } = await judge("crash.js", text, "877", FEW, `--seed=${seed}`);
    expect({ code, position }).toEqual({ code: 1, position: "[1,1,2,1,1,1]" });
  });
});
