/** What is said of the games that are won or lost, without points: a part of the Chinese catalogue (简体). */
import { count } from "./chinese-forms.ts";
import type { outcomesInEnglish } from "./outcomes-in-english.ts";
import { names, other } from "./text.ts";

export const outcomesInChinese: typeof outcomesInEnglish = {
  "sum-move": (digit, index) => `在下标 ${index} 处填 ${digit}`,
  "sum-halves": (left, right) => `问号已经填完：左半边的和是 ${left}，右半边的和是 ${right}。`,
  "sum-only-zero": () => "只能填 0，所以怎么填都不会改变两边的和。",
  "sum-alice-is-last": (marks, maxDigit) =>
    `${marks === 1 ? "唯一的问号" : `${marks} 个问号中的最后一个`}由 Alice 来填：0 到 ${maxDigit} 中最多有一个数字能让两边相等，她填别的数字即可。`,
  "sum-weights": (mean, left, right) =>
    `每个问号按平均数字 ${mean} 计算，左半边合 ${left}，右半边合 ${right}：${left === right ? "两边平衡" : `相差 ${Math.abs(left - right)}`}。`,
  "sum-bob-balances": (mean) => `填一个数字最多能让差距改变 ${mean}，所以 Bob 一步就能让两边平衡。`,
  "sum-bob-restores": (maxDigit) =>
    `每当 Alice 填 d，Bob 都能恢复平衡：在同一边填 ${maxDigit} - d，或在另一边填 d。`,
  "sum-gap-stays": (mean, marks) =>
    marks === 1
      ? `Bob 填一个数字最多能消除 ${mean} 的差距。`
      : `Bob 填一个数字最多能消除 ${mean} 的差距，而每次 Bob 填完之后，Alice 又把剩下的差距拉大到 Bob 够不着的程度。`,
  "sum-alice-widens": (maxDigit, mean, half) => {
    const digit = {
      larger: `在较大的一边填 ${maxDigit}`,
      smaller: "在较小的一边填 0",
      either: `在较大的一边填 ${maxDigit}，或在较小的一边填 0`,
    }[half];
    return `Alice ${digit}；差距就会超过 ${mean}，而 Bob 填一个数字最多只能消除这么多。`;
  },

  "take-square": (take) => `取 ${take}`,
  "take-all": (n, mover) => `${n} 是平方数：${names[mover]} 取走全部石子，${names[other(mover)]} 无法再走。`,
  "leave-losing": (mover, take, left) =>
    `${names[mover]} 取 ${take}，剩下 ${left}，这是一个必败数：从它出发，不论取哪个平方数，都会留下轮到走的一方必胜的数。`,
  "every-square-fails": (n, mover) =>
    `${n} 是必败数：无论 ${names[mover]} 取哪个平方数，${names[other(mover)]} 都能再取一个平方数，重新留下必败数。`,
  "squares-tried": (n, winning, total, losing) => {
    const left = (square: number) => `${n} - ${square} = ${n - square}`;
    const more = total - winning.length;
    const wins = `${winning.map(left).join("、")}${more > 0 ? `和另外 ${more} 个` : ""}为必胜数`;
    const lost = losing === undefined ? "没有别的平方数可取" : `${left(losing)} 为必败数`;
    return `必胜必败表中，${total > 0 ? `${wins}，` : ""}${lost}。`;
  },
  "no-stone-to-take": (mover) => `一颗石子也不剩了，${names[mover]} 无法取。`,

  "remove-stone": (index) => `移走第 ${index} 颗石子`,
  "lost-already": (loser) => `${names[loser]} 刚才移走石子后，移走的总和成了 3 的倍数。`,
  "none-left-bob-wins": () => "一颗石子也不剩了，这时 Bob 获胜。",
  residues: (zeros, ones, twos, atStart) =>
    `按除以 3 的余数，余 0 的有 ${zeros} 颗${zeros > 0 && atStart ? "（第一步移走它就输）" : ""}，余 1 的有 ${ones} 颗，余 2 的有 ${twos} 颗。`,
  "safe-order": (first) =>
    `移走的总和除以 3 余 ${first}，所以从现在起，余 1 和余 2 的石子只能按 ${first}、${3 - first}、${first}、… 的顺序才能安全移走；余 0 的石子随时都是安全的。`,
  "all-safe": (stones) =>
    stones === 1
      ? "最后一颗石子可以安全移走，然后 Bob 获胜。"
      : `不论双方怎么走，${stones === 2 ? "两颗石子" : `全部 ${count(stones, "stone")}`}都能安全移走，然后 Bob 获胜。`,
  "none-safe": (mover) => `没有能安全移走的石子，所以 ${names[mover]} 输。`,
  "runs-out": (safe, loser) =>
    `这样一共能安全移走 ${count(safe, "stone")}，不论双方怎么走；之后 ${names[loser]} 没有安全的石子可移，就输了。`,
  "only-multiples-of-3": (mover) => `每颗石子都是 3 的倍数，所以 ${names[mover]} 移走第一颗就输。`,
  "start-with": (mover, first, safe, end) => {
    const start = `如果 ${names[mover]} 先移走一颗余 ${first} 的石子`;
    if (end === "last-stone") return `${start}，就一颗也不剩了，Bob 获胜。`;
    if (end === "none-left")
      return `${start}，${safe === 1 ? "另一颗石子也" : "其余的石子都"}能安全移走，Bob 获胜。`;
    const loses = `${names[end.loser]} ${safe === 0 ? "" : "就"}没有安全的石子可移，于是输`;
    return safe === 0
      ? `${start}，${loses}。`
      : `${start}，之后还能安全移走 ${count(safe, "stone")}；${loses}。`;
  },
};
