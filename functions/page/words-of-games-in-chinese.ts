/** The games in Chinese (简体), by the names that LeetCode-CN has for them. */
import type { Told, wordsOfGamesInEnglish } from "./words-of-games-in-english.ts";

const plus = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
const end = (side: unknown) => (side === "left" ? "左" : "右");

export const wordsOfGamesInChinese: typeof wordsOfGamesInEnglish = {
  names: {
    "sum-game": "求和游戏",
    "stone-game": "石子游戏",
    "stone-game-ii": "石子游戏 II",
    "stone-game-iii": "石子游戏 III",
    "stone-game-iv": "石子游戏 IV",
    "stone-game-v": "石子游戏 V",
    "stone-game-vi": "石子游戏 VI",
    "stone-game-vii": "石子游戏 VII",
    "stone-game-viii": "石子游戏 VIII",
    "stone-game-ix": "石子游戏 IX",
  },
  rule: {
    "sum-game": "轮流把问号换成数字。左右两半之和相等则 Bob 胜，否则 Alice 胜。",
    "stone-game": "每次从这一行的任意一端取走一堆，取得石子多者胜。",
    "stone-game-ii": "每次取走最前面的 1 到 2M 堆，M 取历次所取堆数的最大值。石子多者胜。",
    "stone-game-iii": "每次从最前面取至多 {maxTake} 颗。分值可为负，总分高者胜。",
    "stone-game-iv": "每次取走平方数颗石子：1、4、9……无法行动者败。",
    "stone-game-v": "把一行石子分成两段，保留和较小的一段并得到它的和。尽量多得分。",
    "stone-game-vi": "任取一颗。每颗对 Alice（上）和 Bob（下）的价值不同。",
    "stone-game-vii": "移除任意一端的石子，得到剩余石子之和。",
    "stone-game-viii": "从左边起把两颗或更多石子合并为一颗，得到它的值。",
    "stone-game-ix": "每次移除一颗。若移除总和此时能被 3 整除，你就输了；石子取完则 Bob 胜。",
  },
  task: {
    "sum-game": "写一个数字",
    "stone-game": "从两端任取一堆",
    "stone-game-ii": "从左边取若干堆",
    "stone-game-iii": "从左边取若干颗",
    "stone-game-iv": "取平方数颗",
    "stone-game-v": "把这一行分成两段",
    "stone-game-vi": "任取一颗",
    "stone-game-vii": "移除一端的石子",
    "stone-game-viii": "从左边起合并石子",
    "stone-game-ix": "移除一颗石子",
  },
  keys: {
    "sum-game": "按键：← → 选问号，数字键填写。",
    "stone-game": "按键：← 取左端，→ 取右端。",
    "stone-game-ii": "按键：← → 或 1–9 选堆数，Enter 确认。",
    "stone-game-iii": "按键：← → 或 1–9 选颗数，Enter 确认。",
    "stone-game-iv": "按键：← → 或 1–9 选平方根，Enter 确认。",
    "stone-game-v": "按键：← → 选分割处，Enter 确认。",
    "stone-game-vi": "按键：← → 选石子，Enter 确认。",
    "stone-game-vii": "按键：← 移除左端，→ 移除右端。",
    "stone-game-viii": "按键：← → 或 2–9 选颗数，Enter 合并。",
    "stone-game-ix": "按键：0、1、2 选余数，Enter 移除一颗。",
  },

  offer: {
    "sum-game": ({ move }: Told) => `在第 ${Number(move.index) + 1} 位写 ${move.digit}`,
    "stone-game": ({ move, points }: Told) => `从${end(move.take)}端取 ${points}`,
    "stone-game-ii": ({ move, points }: Told) => `取 ${move.take} 堆，${plus(points)}`,
    "stone-game-iii": ({ move, points }: Told) => `取 ${move.take} 颗，${plus(points)}`,
    "stone-game-iv": ({ move }: Told) => `取 ${move.take}`,
    "stone-game-v": ({ move, points }: Told) =>
      `在第 ${move.split} 颗后分开，保留${end(move.keep)}段，${plus(points)}`,
    "stone-game-vi": ({ worth }: Told) => `取对 Alice 值 ${worth?.alice}、对 Bob 值 ${worth?.bob} 的石子`,
    "stone-game-vii": ({ move, points }: Told) => `移除${end(move.take)}端石子，${plus(points)}`,
    "stone-game-viii": ({ move, points }: Told) => `合并 ${move.take} 颗，${plus(points)}`,
    "stone-game-ix": ({ stone }: Told) => `移除 ${stone}`,
  },
  done: {
    "sum-game": ({ move }: Told) => `在第 ${Number(move.index) + 1} 位写了 ${move.digit}`,
    "stone-game": ({ move, points }: Told) => `从${end(move.take)}端取 ${points}`,
    "stone-game-ii": ({ move, points }: Told) => `取了 ${move.take} 堆，得 ${points}`,
    "stone-game-iii": ({ move, points }: Told) => `取了 ${move.take} 颗，得 ${points}`,
    "stone-game-iv": ({ move }: Told) => `取了 ${move.take}`,
    "stone-game-v": ({ move, points }: Told) =>
      `在第 ${move.split} 颗后分开，保留${end(move.keep)}段，得 ${points}`,
    "stone-game-vi": ({ points }: Told) => `取了一颗，得 ${points}`,
    "stone-game-vii": ({ move, points }: Told) => `移除${end(move.take)}端石子，得 ${points}`,
    "stone-game-viii": ({ move, points }: Told) => `合并了 ${move.take} 颗，得 ${points}`,
    "stone-game-ix": ({ stone }: Told) => `移除了 ${stone}`,
  },
};
