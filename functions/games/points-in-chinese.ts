/** What is said of the games with points: a part of the Chinese catalogue (简体). */
import { count, finish, sides, standing } from "./chinese-forms.ts";
import type { pointsInEnglish } from "./points-in-english.ts";
import { minus, names, other, plus } from "./text.ts";

export const pointsInChinese: typeof pointsInEnglish = {
  "take-end": (points, side) => `从${sides[side]}端取 ${points}`,
  "remove-end": (side, points) => `移走最${sides[side]}边的石子，得 ${points} 分`,
  valley: (falls, rises) =>
    `这一行已经是一个“谷”：${falls ? (rises ? "先降后升" : "没有上升的地方") : rises ? "没有下降的地方" : "两堆相等"}。`,
  fused: (n, values) =>
    `相邻三堆中只要中间的最大（a ≤ b ≥ c），就可以用一堆 a - b + c 代替而不影响结果；全部合并后剩下${blocks(n, values)}。`,
  "take-larger-end": (lead) => `此后双方总是取较大的一端就是最优策略，所以${finish(lead)}。`,
  "take-one-block": (lead) => `双方从同一端依次取走其中各堆就是最优策略，所以${finish(lead)}。`,
  "even-or-odd-places": (mover) =>
    `堆数是偶数，总和是奇数：${names[mover]} 可以取走所有偶数位的堆，或所有奇数位的堆，选总和较大的一组，因此必胜。`,
  "one-end": (what, points) => `只剩 ${count(1, what)}，取走它得 ${points} 分。`,
  "two-ends": (mover, cells, left, right) => {
    const worth = ({ points, after }: typeof left) => `${minus(points, after)} = ${points - after}`;
    return `表中记录了这一行全部 ${cells} 个区间对轮到走的一方的值：对 ${names[mover]} 来说，走左端值 ${worth(left)}，走右端值 ${worth(right)}。`;
  },
  "remove-as-little": (mover) =>
    `${names[mover]} 领先的分数等于 ${names[other(mover)]} 移走的石子之和，所以双方都想移走尽可能小的石子：这就是把石子取负之后的石子游戏。`,
  "fused-negated": (n, values, mover, value) =>
    `把取负后的石子全部合并，剩下${blocks(n, values)}，在其上 ${names[mover]} ${standing(value)}。`,
  "half-of-both": (mover, total, negated) =>
    `石子总和是 ${total}，所以 ${names[mover]} ${standing((total + negated) / 2)}：(${plus(total, negated)}) / 2 = ${(total + negated) / 2}。`,

  "take-front": (take, what, points) => `取 ${count(take, what)}，得 ${points} 分`,
  "leave-least": (mover, take, what, points, rest, others) =>
    `${names[mover]} 取走最前面的 ${count(take, what)}，得 ${points} 分；剩下的总和是 ${rest}，其中 ${names[other(mover)]} 能得 ${others} 分。`,
  "leave-nothing": (mover, take, what, points) =>
    `${names[mover]} 取走全部 ${count(take, what)}，得 ${points} 分，什么也没给 ${names[other(mover)]} 留下。`,
  "no-move-leaves-less": (mover, own) =>
    `没有别的第一步能让 ${names[other(mover)]} 得到更少，所以 ${names[mover]} 一共得 ${own} 分。`,

  "totals-table": (mover, best, next) => {
    const leaves = ({ i, M, total }: typeof best, what: string) =>
      `取 ${what}，给 ${names[other(mover)]} 留下 g(${i}, ${M}) = ${total}`;
    return `表中的 g(i, M) 是从第 i 堆起、最多可取 2M 堆时，轮到走的一方还能得到的分数：${leaves(best, count(best.take, "pile"))}；${next === undefined ? "没有别的走法" : `没有走法能留下更少（${leaves(next, count(next.take, "pile"))}）`}。`;
  },
  "rest-of-sum": (mover, sum, others) =>
    `所以 ${names[mover]} 得到总和中剩下的部分，${minus(sum, others)} = ${sum - others}。`,
  "players-table": (mover, best, next) => {
    const worth = ({ take, points, after }: typeof best) =>
      `${points} + dp(${take}, 1) = ${plus(points, after)} = ${points + after}`;
    return `表中记录 ${names[mover]} 从第 i 颗石子起还能得到的分数，轮到自己走时是 dp(i, 0)，轮到 ${names[other(mover)]} 走时是 dp(i, 1)：取 ${count(best.take, "stone")}值 ${worth(best)}；${next === undefined ? "没有别的走法" : `没有走法更好（取 ${next.take} 颗：${worth(next)}）`}。`;
  },

  split: (after, keep, points) => `在第 ${after} 颗之后分开，保留${sides[keep]}边，得 ${points} 分`,
  "nothing-to-split": (stones) => (stones === 0 ? "一颗石子也不剩：" : "只剩 1 颗石子：") + "没有可分的了。",
  "keep-nothing": () => "不论怎么分，总有一边的和是 0，而保留的正是这一边。",
  "keep-half": (sum) => `石子总和是 ${sum}，而每次分开最多保留和的一半。`,
  "best-split": (split, keep, points, rest) =>
    `在第 ${split} 颗之后分开并保留${sides[keep]}边，得 ${points} 分，之后还能再得 ${rest} 分：一共 ${points + rest} 分。`,
  "parts-table": (last, left, right) => {
    const told = ({ at, sum, rest }: NonNullable<typeof left>, side: "left" | "right") => {
      const stones = side === "left" ? `0, ${at}` : `${at}, ${last}`;
      return `最好的${sides[side]}边，sum(${stones}) + dp(${stones}) = ${sum} + ${rest} = ${sum + rest}`;
    };
    const found = [
      ...(left === undefined ? [] : [told(left, "left")]),
      ...(right === undefined ? [] : [told(right, "right")]),
    ];
    return `表中整行的格子 dp(0, ${last}) 取${found.length > 1 ? "以下两者中较大的一个" : "自"}：${found.join("；")}。`;
  },

  "take-stone": (index, points) => `取第 ${index} 颗石子，得 ${points} 分`,
  "earn-and-deny": () =>
    "取走一颗石子，自己得到它的价值，也让对手得不到它的价值，所以取两个价值之和最大的石子总是最优的。",
  "in-turn": (stones, mover, own, others) =>
    `${stones === 1 ? "取走这一颗石子" : `按这个顺序轮流取完 ${count(stones, "stone")}`}，${names[mover]} 得 ${own} 分，${names[other(mover)]} 得 ${others} 分。`,

  merge: (take, points) => `合并最前面的 ${take} 颗石子，得 ${points} 分`,
  "nothing-to-merge": (stones) =>
    (stones === 0 ? "一颗石子也不剩：" : "只剩 1 颗石子：") + "没有可合并的了。",
  "only-reach-matters": () =>
    "不论左边的石子之前怎样合并，一次合并的得分总是到它最后一颗石子为止的前缀和，所以只有合并到哪里才重要。",
  "stop-or-go": (points, further) =>
    `表中的 dp(2) 表示第一次至少合并到第 2 颗石子，取较大者：停在这里得 P(2) - dp(3) = ${minus(points, further)} = ${points - further}，继续合并得 dp(3) = ${further}。`,
  "merge-all": (mover, stones, points) =>
    `${names[mover]} 最好一次合并全部 ${count(stones, "stone")}：得到它们的总和 ${points} 分，游戏结束。`,
  "merge-some": (mover, take, points, rest) =>
    `${names[mover]} 最好合并最前面的 ${take} 颗石子：得 ${points} 分，在剩下的部分 ${names[other(mover)]} ${standing(rest)}，所以 ${names[mover]} 总共${standing(points - rest)}。`,
};

function blocks(n: number, values: readonly number[]): string {
  const shown = values.length === 0 ? "" : `（${values.join("，")}）`;
  return n === 1 ? `一块${shown}` : `一个由 ${n} 块组成的谷${shown}`;
}
