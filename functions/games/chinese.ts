/** The Chinese catalogue (简体): the same keys and values as english.ts. Players keep their names; moves come without a full stop. */
import { finish } from "./chinese-forms.ts";
import type { Answer, Player, Scores } from "./game.ts";
import { misconceptionsInChinese } from "./misconceptions-in-chinese.ts";
import { outcomesInChinese } from "./outcomes-in-chinese.ts";
import { pointsInChinese } from "./points-in-chinese.ts";
import { problemsInChinese } from "./problems-in-chinese.ts";
import type { Language } from "./sentence.ts";
import { names, other } from "./text.ts";

/** The same where the player has just been named. */
const ends = (subject: Player, lead: number): string =>
  lead !== 0 && lead > 0 === (subject === "alice") ? `最终领先 ${Math.abs(lead)} 分` : finish(lead);

type Claimed = Answer | Scores | null;
const parts: Readonly<Record<string, string>> = {
  winner: "胜者",
  answer: "答案",
  difference: "分差",
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
  ...problemsInChinese,

  searched: (positions) =>
    positions === 1
      ? "穷举搜索只看了这一个局面。"
      : `穷举搜索走遍了所有下法，一共 ${positions} 个不同的局面。`,

  ...outcomesInChinese,
  ...pointsInChinese,
};
