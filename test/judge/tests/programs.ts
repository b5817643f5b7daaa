/** Solutions of which several tests make variants. */

/** Stone Game III from the end on; `start` is what the best choice is compared with first. */
export const three = (name: string, start = "-Infinity") => `${name}(v) {
    const f = new Array(v.length + 1).fill(0);
    for (let i = v.length - 1; i >= 0; i--) {
      let best = ${start}, taken = 0;
      for (let k = 1; k <= 3 && i + k <= v.length; k++) {
        taken += v[i + k - 1];
        best = Math.max(best, taken - f[i + k]);
      }
      f[i] = best;
    }
    return f[0] > 0 ? "Alice" : f[0] < 0 ? "Bob" : "Tie";
  }`;

/** Stone Game II with the bound of X and the sum to be put in. */
export const two = (bound: string, sum = "suffix[i + 1] + piles[i]") => `/**
 * @param {number[]} piles
 * @return {number}
 */
var stoneGameII = function(piles) {
    const n = piles.length, suffix = new Array(n + 1).fill(0);
    const g = Array.from({ length: n + 1 }, () => new Array(n + 1).fill(0));
    for (let i = n - 1; i >= 0; i--) {
        suffix[i] = ${sum};
        for (let m = 1; m <= n; m++)
            for (let x = 1; x ${bound} && i + x <= n; x++)
                g[i][m] = Math.max(g[i][m], suffix[i] - g[i + x][Math.max(m, x)]);
    }
    return g[0][1];
};
`;

/** A command that answers Stone Game IV right, with something said before and after each answer. */
export const four = (before = "", after = "") => `
const wins = [false];
for (let n = 1; n <= 100000; n++) {
  wins[n] = false;
  for (let k = 1; k * k <= n && !wins[n]; k++) wins[n] = !wins[n - k * k];
}
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { n } = JSON.parse(line);
  ${before}
  console.log(wins[n]);
  ${after}
});
`;
