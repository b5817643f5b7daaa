/** What the page says of the methods that it shows, in Chinese (简体): by game and name, where the method's own text has words. */
import type { MethodWords } from "./words-of-study-in-english.ts";

const OURS = "由本项目给出";
const totalsOfPiles =
  "g(i, M) = S(i) - min g(i+X, max(M, X))，其中 1 <= X <= min(2M, n - i)；S(i) 是从下标 i 起各堆之和；M 超过剩余堆数的一半（向上取整）时，按这一半计";
const byPlayers = {
  time: "O(n K)，每次最多取 K 颗",
  recurrence:
    "dp(i, 0) = max(a[i] + ... + a[i+k-1] + dp(i+k, 1))；dp(i, 1) = min dp(i+k, 0)；1 <= k <= min(maxTake, n - i)：轮到先手（0）或后手（1）走时，先手从下标 i 起还能得到的分数",
};

export const methodsInChinese: Readonly<Record<string, MethodWords>> = {
  "sum-game/formula": {
    source: "LeetCode-CN 题解“1927-求和游戏”的封闭公式，这里推广到任意的最大数字和任意一方先走",
    recurrence:
      "设 D = 2 × 左右之差 + maxDigit ×（左边的问号数 - 右边的问号数）：最后一个问号由 Alice 填且 maxDigit > 0 时，Alice 胜；否则 D = 0 时 Bob 胜；轮到 Bob 走且还有问号时，|D| <= maxDigit 也是 Bob 胜",
  },
  "stone-game/fusion": {
    source: `合并相邻堆的想法见于竞赛题（HNOI 2010，从行和栈中取石子）；证明、最优路线和着法${OURS}`,
  },
  "stone-game/difference-dp": {
    source:
      "“石頭遊戲 I 的最佳策略”一文（LeetCode 877）：对“自己的分数减对手的分数”做区间动态规划，自顶向下，记忆化",
  },
  "stone-game/prefix-sum-dp": {
    source: "“石子游戏--动态规划”一文：对总分做区间动态规划，区间和由前缀和求得",
  },
  "stone-game/two-player-dp": {
    source: "动态规划系列文章中的“石子问题”：dp[l][r][player]，自底向上",
    recurrence:
      "dp(l, r, 0) = max(a[l] + dp(l+1, r, 1), a[r] + dp(l, r-1, 1))；dp(l, r, 1) = min(dp(l+1, r, 0), dp(l, r-1, 0))：轮到先手（0）或后手（1）走时，先手还能得到的分数",
  },
  "stone-game-ii/column-minima": { source: `${OURS}；目前没有已知的次平方算法`, recurrence: totalsOfPiles },
  "stone-game-ii/memo": {
    source: "“石子游戏--动态规划”一文：以 (i, M) 为状态的记忆化搜索",
    recurrence: totalsOfPiles,
  },
  "stone-game-ii/suffix-dp": {
    source: "“石子游戏--动态规划”一文提到的从后往前填的表",
    recurrence: totalsOfPiles,
  },
  "stone-game-iii/rolling": {
    source: `LeetCode 1406 的公开解法（K = 3）；适用于任意 K 的单调队列${OURS}`,
    recurrence:
      "T(i) = S(i) - min T(i+k)，其中 1 <= k <= min(maxTake, n - i)；T(n) = 0；S(i) 是从下标 i 起的石子之和",
  },
  "stone-game-iii/top-down": {
    ...byPlayers,
    source: "动态规划系列文章中的“石子问题”：dp[l][player]，自顶向下，记忆化",
  },
  "stone-game-iii/bottom-up": {
    ...byPlayers,
    source: "动态规划系列文章中的“石子问题”：dp[l][player]，自底向上",
  },
  "stone-game-iv/sieve": {
    time: "O(L (√n + n/2¹⁷))，L 是不超过 n 的必败数的个数；在可求解的范围内约为 n^1.2",
    source: OURS,
    recurrence: "若没有必败数标记过 n，则 W(n) = 败，否则为胜；必败数会标记比它大一个平方数的每个数",
  },
  "stone-game-iv/dp": {
    source: "LeetCode 1510 的公开解法：自底向上的动态规划，枚举所有平方数",
    recurrence: "若有 k >= 1 使 W(n - k²) = 败（从 1 起，试到第一个这样的 k 为止），则 W(n) = 胜；否则为败",
  },
  "stone-game-v/interval-dp": {
    source: `LeetCode 1563 的公开解法：分割点单调移动的区间动态规划；以随填随记的最优值代替整张表，以及存储方式，${OURS}`,
    recurrence:
      "dp(l, r) = max(L, R)；dp(l, l) = 0；左段 l..j 的和不超过 sum(l, r) 的一半时，L 取其“和 + dp”的最大值，r 增大时沿用；R 对右段 j..r 同样取值，l 减小时沿用",
  },
  "stone-game-v/cubic-dp": {
    source: "LeetCode 1563 的公开解法：枚举所有分割点的区间动态规划",
    recurrence:
      "在和不超过 sum(l, r) 一半的左段 l..j 与右段 j..r 中，dp(l, r) 取“和 + dp”的最大值；dp(l, l) = 0",
  },
  "stone-game-vi/ranking": {
    time: "O(n d)，d 是把数值按 11 个二进制位分段的段数",
    source: `LeetCode 1686 的公开解法，O(n log n)；基数排序和全部着法的求值${OURS}`,
    recurrence:
      "V(k) = v(k) - V(k+1)；V(n) = 0；石子按两个价值之和排名（从 0 起），v(k) 是第 k 名对取走它的一方的价值",
  },
  "stone-game-vii/fusion": { source: OURS },
  "stone-game-vii/interval-dp": {
    source: "LeetCode 1690 的公开解法：对分差做区间动态规划，区间和由前缀和求得",
  },
  "stone-game-viii/suffix-max": {
    source: `LeetCode 1872 的公开解法，常数空间；由最大值的更新处得出最优路线的做法${OURS}`,
    recurrence:
      "f(i) = max(f(i+1), P(i+1) - f(i+1))；f(n-1) = P(n) - f(n)；f(n) = 0：前 i 颗石子已合并为一颗，P(i) 是它们的和",
  },
  "stone-game-viii/prefix-dp": {
    source: "LeetCode 1872 的公开解法：前缀和上的动态规划，停在这里或继续合并",
    recurrence:
      "dp(i) = max(dp(i+1), P(i) - dp(i+1))；dp(n) = P(n)：继续合并，或合并到第 i 颗为止；P(i) 是前 i 颗石子的和",
  },
  "stone-game-ix/residues": {
    source: `开局的情形见 LeetCode 2029 的公开解法；适用于任意局面和任意一方先走的规则${OURS}`,
    recurrence:
      "若 W(r, k+1) = 败，则 W(r, k) = 胜，否则为败：自从移走的总和除以 3 余 r 以来，已安全移走 k 颗；没有能安全移走的石子时，轮到走的一方败；一颗也不剩时 Bob 胜；若 W(1, 0) 或 W(2, 0) = 败，则 W(0, 0) = 胜",
  },
};
