/** `npm run test:judge`: solutions in C++. It fails where g++ is missing. */
import { describe, expect, it } from "vitest";
import { folderFor, judgedText } from "./judged.ts";

const folder = folderFor("judge-cpp");
const judge = (name: string, text: string, ...args: string[]) => judgedText(folder, name, text, args);
const passed = { code: 0, position: undefined };

const cpp = (members: string) => `class Solution {\npublic:\n${members}\n};\n`;

const prefixSums = (loop: string, integer = "int") =>
  cpp(`    bool stoneGame(vector<int>& piles) {
        int n = piles.size();
        vector<vector<${integer}>> dp(n,vector<${integer}>(n,0));
        vector<vector<${integer}>> sum(n,vector<${integer}>(n,0));
        for(int i=0; i<n; i++) {
          for(int j=i;j<n; j++) {
            if(i == j) sum[i][j] = piles[i];
            else sum[i][j] = sum[i][j-1] + piles[j];
          }
        }
        for(${loop}) {
          for(int j=i;j<n; j++) {
            if(i == j) {
              dp[i][j] = piles[i];
              continue;
            }
            auto x = piles[i] + sum[i+1][j] - dp[i+1][j];
            auto y = piles[j] + sum[i][j-1] - dp[i][j-1];
            dp[i][j] = std::max(x,y);
          }
        }
        return dp[0][n-1] * 2 >sum[0][n-1];
    }`);

describe("C++", () => {
  it("passes right programs: article 000's, article 003's both, and one of two parameters", async () => {
    const sum = cpp(`    bool sumGame(string num) {
        int n = num.size();
        auto get = [](string&& s) -> pair<int, int> {
            int nn = 0, qq = 0;
            for (char ch: s) {
                if (ch == '?') ++qq;
                else nn += (ch - '0');
            }
            return {nn, qq};
        };
        auto [n0, q0] = get(num.substr(0, n / 2));
        auto [n1, q1] = get(num.substr(n / 2, n / 2));
        return ((q0 + q1) % 2 == 1) || (n0 - n1 != (q1 - q0) * 9 / 2);
    }`);
    expect(await judge("000.cpp", sum, "1927")).toMatchObject(passed);
    const bottomUp = cpp(`    string stoneGameIII(vector<int>& A) {
        vector<vector<int>> dp(A.size(), vector<int>(2, INT_MIN));
        int sum = 0;
        for (int x : A) sum += x;
        for (int l = A.size() - 1; l >= 0; l--) {
            int mn = INT_MAX, mx = INT_MIN, score = 0;
            for (int j = 0; j < 3; j++) {
                if (l + j < A.size()) score += A[l + j];
                if (l + j + 1 < A.size()) mx = max(mx, score + dp[l + j + 1][1]);
                else mx = max(mx, score);
            }
            for (int j = 0; j < 3; j++) {
                if (l + j + 1 < A.size()) mn = min(mn, dp[l + j + 1][0]);
                else mn = min(mn, 0);
            }
            dp[l][0] = mx;
            dp[l][1] = mn;
        }
        return dp[0][0] * 2 > sum ? "Alice" : dp[0][0] * 2 < sum ? "Bob" : "Tie";
    }
};
int main() { return 1; } // what people leave in
class Unused {`);
    expect(await judge("003.cpp", bottomUp, "1406")).toMatchObject(passed);
    const six = cpp(`    int stoneGameVI(const vector<int>& a, vector<int> b) const {
        vector<int> order(a.size());
        iota(order.begin(), order.end(), 0);
        sort(order.begin(), order.end(), [&](int i, int j) { return a[i] + b[i] > a[j] + b[j]; });
        int d = 0;
        for (int k = 0; k < order.size(); k++) d += k % 2 ? -b[order[k]] : a[order[k]];
        cout << "not an answer" << endl;
        return (d > 0) - (d < 0);
    }`);
    expect(await judge("six.cpp", six, "1686", "--count=1500")).toMatchObject(passed);
  });

  it("catches article 002's order of filling, and its 32 bits when that is put right", async () => {
    const published = await judge("002.cpp", prefixSums("int i=0; i<n; i++"), "877", "--wide");
    expect(published).toMatchObject({ code: 1, position: "[1,1]" });
    const bits = await judge("bits.cpp", prefixSums("int i=n-1; i>=0; i--"), "877", "--wide");
    expect(bits).toMatchObject({ code: 1, position: "[1073741824]" });
    expect(bits.out).toMatch(/bits\.cpp:24:\d+: runtime error: signed integer overflow: 1073741824 \* 2/);
    const right = prefixSums("int i=n-1; i>=0; i--", "long long");
    expect(await judge("long.cpp", right, "877", "--wide", "--count=2000")).toMatchObject({ code: 0 });
  });

  it("catches a recursion too deep, an index outside, an exception, a wrong type", async () => {
    const deep = cpp(`    string stoneGameIII(vector<int>& v) { return told(f(v, 0)); }
    string told(int d) { return d > 0 ? "Alice" : d < 0 ? "Bob" : "Tie"; }
    map<int, int> memo;
    int f(vector<int>& v, int i) {
        if (i >= v.size()) return 0;
        if (memo.count(i)) return memo[i];
        volatile char frame[4096];
        frame[0] = 0;
        int best = INT_MIN, taken = 0;
        for (int k = 0; k < 3 && i + k < v.size(); k++) best = max(best, (taken += v[i + k]) - f(v, i + k + 1));
        return memo[i] = best + frame[0];
    }`);
    const { code, position = "[]", out } = await judge("deep.cpp", deep, "1406", "--timeout=60");
    expect({ code, out: out.includes("SIGSEGV") }).toEqual({ code: 1, out: true });
    const row: number[] = JSON.parse(position);
    expect(row.every((value) => value === 0)).toBe(true);
    expect(row.length).toBeGreaterThan(100);
    expect(row.length).toBeLessThan(10_000);
    const index = cpp("    int stoneGameII(vector<int>& piles) { return piles[0] + piles[1]; }");
    expect(await judge("index.cpp", index, "1140")).toMatchObject({ code: 1, position: "[1]" });
    const thrown = cpp(`    bool stoneGame(vector<int>& p) { throw runtime_error("no idea"); }`);
    const exception = await judge("thrown.cpp", thrown, "877");
    expect(exception).toMatchObject({ code: 1, position: "[1,2]" });
    expect(exception.out).toContain("no idea");
    const type = await judge("type.cpp", cpp("    int stoneGame(vector<int>& p) { return 1; }"), "877");
    expect(type.out).toContain("It answered 1, a number; expected true or false.");
  });

  it("shows the compiler's words with the person's own line, and what is missing", async () => {
    const broken = await judge(
      "broken.cpp",
      cpp("    bool stoneGame(vector<int>& p) {\n        return tru;\n    }"),
      "877",
    );
    expect(broken.code).toBe(1);
    expect(broken.out).toMatch(/broken\.cpp does not compile:\n[\s\S]*broken\.cpp:4:16: error/);
    const other = await judge("other.cpp", cpp("    bool solve(vector<int>& p) { return true; }"), "877");
    expect(other.code).toBe(2);
    expect(other.notes).toMatch(/other\.cpp has no class Solution with a method stoneGame/);
  });

  it("says how the time grows up to the largest sizes", async () => {
    const square = cpp(`    int stoneGameVII(vector<int>& s) {
        int n = s.size();
        vector<vector<int>> f(n, vector<int>(n));
        for (int l = n - 1; l >= 0; l--)
            for (int r = l + 1, sum = s[l]; r < n; r++) {
                sum += s[r];
                f[l][r] = max(sum - s[l] - f[l + 1][r], sum - s[r] - f[l][r - 1]);
            }
        return f[0][n - 1];
    }`);
    const { code, out } = await judge("square.cpp", square, "1690", "--largest");
    expect(code).toBe(0);
    expect(out).toMatch(/^square\.cpp, Stone Game VII \(1690\): right\. The time/);
    expect(out).toMatch(/\n {4}n = 500: [\d.e-]+ s.*\n {4}n = 1,000: [\d.e-]+ s/);
  });
});
