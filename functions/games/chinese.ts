/** The Chinese catalogue (简体): the same keys and values as english.ts. Players keep their names; moves come without a full stop. */
import type { Answer, Player, Scores } from "./game.ts";
import { misconceptionsInChinese } from "./misconceptions-in-chinese.ts";
import type { Language } from "./sentence.ts";

const names = { alice: "Alice", bob: "Bob" } as const;
const other = (player: Player): Player => (player === "alice" ? "bob" : "alice");
const sides = { left: "左", right: "右" } as const;

const things: Readonly<Record<string, string>> = { pile: "堆", stone: "颗石子" };
/** "1 堆", "7 颗石子". */
const count = (n: number, what: string): string => `${n} ${things[what] ?? what}`;
/** a + b and a - b as a person writes them: no "+ -3". */
const plus = (a: number, b: number): string => (b < 0 ? `${a} - ${-b}` : `${a} + ${b}`);
const minus = (a: number, b: number): string => (b < 0 ? `${a} + ${-b}` : `${a} - ${b}`);

/** @param lead Alice's points minus Bob's */
const finish = (lead: number): string =>
  lead === 0 ? "双方打平" : `${names[lead > 0 ? "alice" : "bob"]} 最终领先 ${Math.abs(lead)} 分`;
/** The same where the player has just been named. */
const ends = (subject: Player, lead: number): string =>
  lead !== 0 && lead > 0 === (subject === "alice") ? `最终领先 ${Math.abs(lead)} 分` : finish(lead);
/** The mover's points minus the other's. */
const standing = (value: number): string =>
  value === 0 ? "与对手打平" : value > 0 ? `领先 ${value} 分` : `落后 ${-value} 分`;

type Claimed = Answer | Scores | null;
const parts: Readonly<Record<string, string>> = {
  winner: "胜者",
  answer: "答案",
  difference: "分差",
  total: "总分",
  scores: "得分",
};
const named = (value: Claimed): string => {
  if (value === "alice" || value === "bob") return names[value];
  if (value === "tie") return "平局";
  if (typeof value === "object" && value !== null) return `Alice ${value.alice} 分、Bob ${value.bob} 分`;
  return JSON.stringify(value);
};

const wins = (winner: Claimed): string =>
  winner === "tie" ? "打成平局" : winner === null ? "没有胜者" : ` ${named(winner)} 获胜`;

export const chinese: Language = {
  player: (player) => names[player],
  "player-moves": (player, text) => `${names[player]} ${text}`,

  "can-win": (mover) => `轮到 ${names[mover]} 走，${names[mover]} 必胜。`,
  "cannot-win": (mover) => `无论 ${names[mover]} 怎么走，${names[other(mover)]} 都必胜。`,
  "has-won": (winner) => `游戏已经结束，${names[winner]} 获胜。`,
  "finish-ahead": (winner, by, own, others) =>
    `双方都采取最优策略时，${names[winner]} 以 ${own} 比 ${others} 领先 ${by} 分。`,
  "finish-level": (each) => `双方都采取最优策略时打成平局，各得 ${each} 分。`,
  "collect-at-most": (player, total) => `${names[player]} 最多能得 ${total} 分。`,
  "nothing-left": () => "游戏已经结束：双方都不再得分。",
  "none-left": (what) => (what === "pile" ? "一堆也不剩了。" : "一颗石子也不剩了。"),

  "gave-up-points": (mover, answer, lead, better, bestLead) => {
    const opponent = other(mover);
    const then =
      answer === undefined
        ? `游戏就此结束，${finish(lead)}`
        : `${names[opponent]} ${answer}，${ends(opponent, lead)}`;
    return `${then}；更好的走法：${names[mover]} ${better}，${ends(mover, bestLead)}。`;
  },
  "gave-up-total": (player, total, better, best) =>
    `这样一共得 ${total} 分；更好的走法：${names[player]} ${better}，一共得 ${best} 分。`,
  "gave-up-win": (mover, answer, better) => {
    const opponent = names[other(mover)];
    const then = answer === undefined ? `游戏就此结束，${opponent} 获胜` : `${opponent} ${answer}，随后获胜`;
    return `${then}；更好的走法：${names[mover]} ${better}，${opponent} 就赢不了了。`;
  },

  "claim-holds": (parts) => (parts === 1 ? "这个说法是对的。" : `这个说法的 ${parts} 个部分都是对的。`),
  "claimed-value": (part, claimed, actual) => {
    const what = parts[part] ?? part;
    if (part === "winner")
      return `你说${wins(claimed)}，${actual === null ? "但这个游戏没有胜者" : `实际上${wins(actual)}`}。`;
    const stated = claimed === null ? `你说没有${what}` : `你说${what}是 ${named(claimed)}`;
    return `${stated}，${actual === null ? `但这个游戏没有${what}` : `实际是 ${named(actual)}`}。`;
  },
  "claimed-other-line": (claimed, actual) =>
    `你说的得分（${named(claimed)}）分差是对的，但这里找到的最优走法得到的是 ${named(actual)}。`,
  "claimed-best": (text) => `“${text}”不是最优的一步。`,
  "claimed-no-best": (text) => `你说没有最优的走法，但“${text}”就是。`,
  "claimed-line": (move, text) => `你给出的走法中第 ${move} 步“${text}”不是最优的。`,
  ...misconceptionsInChinese,

  searched: (positions) =>
    positions === 1
      ? "穷举搜索只看了这一个局面。"
      : `穷举搜索走遍了所有下法，一共 ${positions} 个不同的局面。`,

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

function blocks(n: number, values: readonly number[]): string {
  const shown = values.length === 0 ? "" : `（${values.join("，")}）`;
  return n === 1 ? `一块${shown}` : `一个由 ${n} 块组成的谷${shown}`;
}
