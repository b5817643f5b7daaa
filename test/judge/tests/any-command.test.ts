/** Commands that read positions and write answers. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderFor, judged } from "./judged.ts";
import { four } from "./programs.ts";

const folder = folderFor("judge-any-command");

/** Judges a command made of a script. */
async function command(script: string, ...flags: string[]) {
  writeFileSync(join(folder, "command.cjs"), script);
  return judged(folder, ["1510", "--seed=1", ...flags, "--", process.execPath, "command.cjs"]);
}

describe("commands", () => {
  it("pass when they read positions and print answers", async () => {
    expect(await command(four(), "--count=1000")).toMatchObject({ code: 0, position: undefined });
  });

  it("can be a line for the shell, and print True as Python does", async () => {
    writeFileSync(join(folder, "line.cjs"), four().replace("wins[n])", 'wins[n] ? "True" : "False")'));
    const line = `"${process.execPath}" line.cjs`;
    expect(await judged(folder, ["1510", `--command=${line}`, "--count=300"])).toMatchObject({
      code: 0,
      position: undefined,
    });
  });

  it("are caught with a print left in", async () => {
    const { code, position, out } = await command(four('if (n === 3) console.log("n =", n);'));
    expect({ code, position }).toEqual({ code: 1, position: "3" });
    expect(out).toContain("It wrote n = 3 where an answer belongs: true or false.");
  });

  it("are caught when they write more than an answer", async () => {
    const { code, position, out } = await command(four("", 'if (n === 4) console.log("done");'));
    expect({ code, position }).toEqual({ code: 1, position: "4" });
    expect(out).toContain("It wrote more than its answer: done.");
  });

  it("are caught when they end after an answer", async () => {
    const { code, position, out } = await command(four("", "process.exit(0);"));
    expect({ code, position }).toEqual({ code: 1, position: "2" });
    expect(out).toContain(
      "after\n    1\nin the same process.\nIt ended instead of answering; it must answer line after line",
    );
  });

  it("are caught when they keep their answers until the input ends", async () => {
    const script = `let all = ""; process.stdin.on("data", (text) => all += text).on("end", () => console.log(true));`;
    const { code, position, out } = await command(script, "--timeout=2");
    expect({ code, position }).toEqual({ code: 1, position: "1" });
    expect(out).toContain("but did when its input was closed: it must flush its output after each answer.");
  });
});
