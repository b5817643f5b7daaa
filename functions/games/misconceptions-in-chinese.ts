/** Why each known misconception is wrong: a part of the Chinese catalogue. */
import type { misconceptionsInEnglish } from "./misconceptions-in-english.ts";

export const misconceptionsInChinese: typeof misconceptionsInEnglish = {
  // several games
  "not-greedy": () => "每次都取当下得分最多的，只看了一步：没有考虑给对手留下了什么。",
  "not-greedy-alone": () => "每次都取当下得分最多的，只看了一步：没有考虑剩下的部分还能得多少。",
  "not-the-movers": () => "这是轮到走的一方减去对方的分数；而分差总是 Alice 减 Bob，不论轮到谁走。",
  "zero-is-unknown": () => "格子的初值 0 表示“还没有算过”；如果把它当成一个值，它就会盖住所有更小的值。",

  // Sum Game
  "may-be-odd": () => "问号的个数可能是奇数；这时最后一个数字由 Alice 填，最多只有一个数字能让两边相等。",
  "fewer-marks-ahead": () =>
    "Bob 要赢，问号较少的一边必须领先，因为另一边能从问号中得到更多；这条规则正好说反了。",
  "marks-cancel": () => "两边的问号可以互相抵消：重要的是一边比另一边多几个，而不是一共有几个。",
  "multiplied-not-divided": () => "应当用最大数字的一半乘以一边多出的问号个数，而不是除以它。",

  // Stone Game
  "even-and-odd": () =>
    "堆数是偶数且总和是奇数时，无论各堆多少先手都必胜；堆数是偶数而总和也是偶数时可能打平，堆数是奇数时可能输。",
  "not-only-the-next": () => "只想着露出尽可能小的一堆，就忽略了取走的这一堆，也忽略了后面的所有堆。",
  "not-filled-yet": () => "从第一行开始填表，每个格子读取的下一行都还没有写入。",
  "base-overwritten": () => "单独一堆的值被 0 覆盖了，所以总堆数是奇数时，取最后一堆的人什么也得不到。",

  // Stone Game II
  "two-m-counts": () => "X 的循环在 2m 之前就停了，但正好取 2m 堆是允许的。",
  "m-never-falls": () => "只有 X 大于 m 时才会成为新的 m；这条规则让 m 在取得较少之后变小了。",
  "m-matters": () => "记忆化时每个起始堆只存一个值，但同样的堆在不同的 m 下价值不同。",

  // Stone Game III
  "ties-exist": () => "分差为 0 既不是赢也不是输：得分相同就是平局。",
  "adds-to-the-wrong-player": () => "对手取走的石子被加到了自己的分数里，好像是自己取的一样。",

  // Stone Game IV
  "not-only-squares": () => "一次取完全部石子并不是唯一的赢法：留下一个对手必败的数就够了。",
  "pattern-ends": () =>
    "在 22 以内，必败数都除以 5 余 0 或余 2，但规律到此为止：25 是必胜数，下一个必败数是 34。",
  "largest-square": () => "取最大的平方数只看了一步：留下的数可能让对手必胜。",

  // Stone Game V
  "only-an-upper-bound": () =>
    "“总和减去它二进制中 1 的个数”只在每颗石子都是 1 时才精确；对其他的行它只是上界。",
  "either-half": () => "两边的和相等时，Alice 可以任选一边保留，不一定是左边。",

  // Stone Game VI
  "denying-counts": () =>
    "取走一颗石子还让对手得不到它对其的价值，所以只看自己的价值不能给石子排序：要看两者之和。",
  "earning-counts": () =>
    "取走一颗石子自己也得到它的价值，所以只看它对对手的价值不能给石子排序：要看两者之和。",
  "values-add-up": () =>
    "取走一颗石子，得到一个价值，也让对手失去一个价值，所以两者要相加；按两者之差排序，会把双方都想要的石子排到最后。",

  // Stone Game VII
  "rest-scores": () => "每一步的得分是剩下的石子之和，而不是移走的那一颗；后者是石子游戏（877）的规则。",

  // Stone Game VIII
  "sentinel-is-a-value": () => "求最大值时从 -1 开始，好像不会有更小的值，但合并得到的和可能更小。",
  "merges-two": () => "每次至少合并两颗石子；这条规则允许只取一颗。",

  // Stone Game IX
  "zeros-pass-the-turn": () => "除以 3 余 0 的石子会把轮次交给对手，所以它们的个数是奇是偶很重要。",
  "three-more": () => "余 0 的石子有奇数颗时，余 1 与余 2 的个数至少相差 3，Alice 才能赢；只差 2 不够。",
  "bob-wins-at-the-end": () => "一颗石子也不剩时 Bob 获胜，即使轮到 Bob 而 Bob 无法走。",
};
