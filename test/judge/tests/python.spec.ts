/** `npm run test:judge`: solutions in Python. It fails where python3 is missing. */
import { describe, expect, it } from "vitest";
import { folderFor, judgedText } from "./judged.ts";

const folder = folderFor("judge-python");
const judge = (name: string, text: string, ...args: string[]) => judgedText(folder, name, text, args);
const passed = { code: 0, position: undefined };

/** A class in Python around the lines of its method. */
const python = (signature: string, body: string) =>
  `class Solution:\n    def ${signature}:\n${body.replace(/^(?=.)/gm, "        ")}\n`;

const twoInPython = (most: string) =>
  python(
    "stoneGameII(self, piles: List[int]) -> int",
    `rest = list(accumulate(piles[::-1]))[::-1] + [0]
@lru_cache(None)
def best(i, m):
    if i >= len(piles):
        return 0
    return max(rest[i] - best(min(i + x, len(piles)), max(m, x)) for x in range(1, ${most}))
return best(0, 1)`,
  );

describe("Python", () => {
  it("passes a right program of each kind of answer", async () => {
    const four = python(
      "winnerSquareGame(self, n: int) -> bool",
      `print("not an answer")
wins = [False] * (n + 1)
for i in range(1, n + 1):
    k = 1
    while k * k <= i and not wins[i]:
        wins[i] = not wins[i - k * k]
        k += 1
return wins[n]`,
    );
    expect(await judge("two.py", twoInPython("2 * m + 1"), "1140", "--count=1000")).toMatchObject(passed);
    expect(await judge("four.py", four, "1510", "--count=300", "--timeout=60")).toMatchObject(passed);
    const six = `def stoneGameVI(a, b):
    order = sorted(range(len(a)), key=lambda i: -a[i] - b[i])
    d = sum(a[i] if k % 2 == 0 else -b[i] for k, i in enumerate(order))
    return (d > 0) - (d < 0)
`;
    expect(await judge("six.py", six, "1686", "--count=2000")).toMatchObject(passed);
  });

  it("passes article 000's program", async () => {
    const text = python(
      "sumGame(self, num: str) -> bool",
      `n = len(num)
def get(s: str) -> (int, int):
    nn = qq = 0
    for ch in s:
        if ch == "?":
            qq += 1
        else:
            nn += int(ch)
    return nn, qq
n0, q0 = get(num[:n//2])
n1, q1 = get(num[n//2:])
return (q0 + q1) % 2 == 1 or n0 - n1 != (q1 - q0) * 9 // 2`,
    );
    expect(await judge("000.py", text, "1927")).toMatchObject(passed);
  });

  it("catches article 001's recursion where Python's stack ends, past LeetCode's lengths", async () => {
    const text = python(
      "stoneGame(self, piles: List[int]) -> bool",
      `memo = {}
def take(left, right):
    if (left, right) in memo:
        return memo[(left, right)]
    if left == right:
        return piles[left]
    take_first_pile = piles[left] - take(left+1, right)
    take_last_pile = piles[right] - take(left, right-1)
    memo[(left, right)] = max( take_first_pile,  take_last_pile)
    return memo[(left, right)]
return take(0, len(piles)-1) > 0`,
    );
    expect(await judge("001.py", text, "877", "--count=200")).toMatchObject({ code: 0 });
    const { code, position = "[]", out } = await judge("001.py", text, "877", "--wide", "--timeout=60");
    expect(code).toBe(1);
    expect(out).toContain("RecursionError: maximum recursion depth exceeded");
    const row: number[] = JSON.parse(position);
    expect(row.every((pile) => pile === 0)).toBe(true);
    expect(row.length).toBeGreaterThan(900);
    expect(row.length).toBeLessThanOrEqual(1_000);
  });

  it("catches off by one, an index past the end, and greed on the smallest position", async () => {
    expect(await judge("off.py", twoInPython("2 * m"), "1140")).toMatchObject({ code: 1, position: "[1,1]" });
    // article 002's bound of M, n/2, without the 1 that it adds
    const bound = python(
      "stoneGameII(self, piles)",
      `n = len(piles)
g = [[0] * (n // 2 + 1) for _ in range(n + 1)]
for i in range(n - 1, -1, -1):
    for m in range(1, n // 2 + 1):
        g[i][m] = sum(piles[i:]) - min(g[i + x][max(m, x)] for x in range(1, min(2 * m, n - i) + 1))
return g[0][1]`,
    );
    const index = await judge("bound.py", bound, "1140");
    expect(index).toMatchObject({ code: 1, position: "[1]" });
    expect(index.out).toMatch(/bound\.py", line 8, in stoneGameII[\s\S]*IndexError: list index out of range/);
    expect(index.out).not.toContain("drivers");
    const greedy = python(
      "stoneGameVI(self, a, b)",
      `left, d, sign, own = set(range(len(a))), 0, 1, (a, b)
while left:
    mine = own[0 if sign > 0 else 1]
    best = max(left, key=lambda i: mine[i])
    left.remove(best)
    d += sign * mine[best]
    sign = -sign
return (d > 0) - (d < 0)`,
    );
    expect(await judge("greedy.py", greedy, "1686")).toMatchObject({ code: 1, position: "[1,1]\n[1,2]" });
  });

  it("catches what is kept between calls, wrong types, an exit, a hang, a syntax error", async () => {
    const kept = `seen = []\n${python("stoneGameIII(self, v)", "seen.extend(v)\nreturn 'Tie' if not any(seen) else 'Alice' if seen[0] > 0 else 'Bob'")}`;
    const state = await judge("state.py", kept, "1406");
    expect(state).toMatchObject({ code: 1 });
    expect(state.out).toMatch(/after\n {4}\[.+\]\nin the same process; alone it is right/);
    const type = (value: string) =>
      judge("type.py", python("stoneGame(self, piles)", `return ${value}`), "877");
    expect((await type("1")).out).toContain("It answered 1, a number; expected true or false.");
    expect((await type("None")).out).toContain("It answered None; expected true or false.");
    const fraction = await judge("fraction.py", python("stoneGameII(self, p)", "return sum(p) / 1"), "1140");
    expect(fraction.out).toContain("It answered 1.0, a float; expected an integer.");
    const exit = await judge("exit.py", python("stoneGame(self, piles)", "sys.exit(3)"), "877");
    expect(exit).toMatchObject({ code: 1, position: "[1,2]" });
    expect(exit.out).toContain("SystemExit: 3");
    const hang = python("winnerSquareGame(self, n)", "while n == 4: pass\nreturn n != 2");
    expect(await judge("hang.py", hang, "1510", "--timeout=1")).toMatchObject({ code: 1, position: "4" });
    const syntax = await judge("syntax.py", "class Solution:\n    def f(self):\n        return (1\n", "877");
    expect(syntax.code).toBe(1);
    expect(syntax.out).toMatch(/before it is asked anything[\s\S]*syntax\.py", line 3[\s\S]*SyntaxError/);
  });

  it("says what is missing where there is no such method", async () => {
    const { code, notes } = await judge("other.py", python("solve(self, piles)", "return True"), "877");
    expect(code).toBe(2);
    expect(notes).toMatch(
      /other\.py has neither a function stoneGame nor a class Solution with a method stoneGame, as LeetCode/,
    );
  });
});
