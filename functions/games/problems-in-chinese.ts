/** What is wrong with a question: a part of the Chinese catalogue (简体). Names of fields, methods and moves stay as they are sent. */
import type { GameErrorCode } from "./game-error.ts";
import type { Problems, SizeOfField } from "./problems-in-english.ts";
import { plain } from "./text.ts";

const openings: Readonly<Record<GameErrorCode, string>> = {
  "invalid-position": "这个局面无法求解",
  "invalid-text": "这个局面无法读取",
  "invalid-option": "这个请求无法回答",
  "unknown-method": "没有这个方法",
  "illegal-move": "这些着法走不了",
  "invalid-claim": "这个答案无法检验",
  "over-budget": "计算量太大",
};

const isHan = (character: string | undefined): boolean => /\p{Script=Han}/u.test(character ?? "");
/** What stands before or after Chinese characters, with a space if it is something else. */
const after = (text: string): string => (isHan(text[0]) ? text : ` ${text}`);
const before = (text: string): string => (isHan(text.at(-1)) ? text : `${text} `);

const sizesOf = (sizes: readonly SizeOfField[]): string =>
  sizes.map(({ field, size }) => `${field} 不超过 ${plain(size)}`).join("，");
const quoted = (words: readonly unknown[]): string =>
  words
    .map((word) => JSON.stringify(word))
    .join("、")
    .replace(/、([^、]*)$/, " 或 $1");
const legal = (moves: readonly string[], areAll: boolean): string =>
  `可走的着法有 ${moves.join("、")}${areAll ? "" : " 等"}`;
const known = (fields: readonly string[]): string =>
  fields.length === 1 ? `只有 ${fields} 这一个字段` : `可用的字段有 ${fields.join("、")}`;

export const problemsInChinese: Problems = {
  refused: (code, problems) => `${openings[code]}：${problems.join("；")}。`,
  expected: (what, got) => `此处应为${after(what)}，实际是${after(got)}`,

  "long-string": (length) => `长度为 ${length} 的字符串`,
  "array-of": (length) => (length === 0 ? "空数组" : `含 ${length} 个元素的数组`),
  object: () => "对象",
  nothing: () => "空",
  "at-index": (what, index) => `下标 ${index} 处的 ${what}`,

  "one-of": (words) => quoted(words),
  integer: () => "整数",
  "integer-between": (least, most) => `${least} 到 ${most} 的整数`,
  "integer-from-0": () => "不小于 0 的整数",
  "true-or-false": () => "true 或 false",
  integers: () => "整数数组",
  "integers-as-in": () => "整数数组（例如 [5,3,4,5]）",
  moves: () => "着法数组",
  text: () => "文本",
  digits: () => '数字或 "?"',
  "string-of-digits": () => '由数字和 "?" 组成的字符串',
  "digits-up-to": (maxDigit) => `不超过 maxDigit（${maxDigit}）的数字`,
  "moves-up-to": (most) => `至多 ${most} 步`,

  "at-character": (place, problem) => `第 ${place} 个字符：${problem}`,
  "in-part": (part, problem) => `${part}，${problem}`,
  end: () => "结尾",
  "end-of-line": () => "行尾",
  "comma-or": (closing) => `逗号或${after(closing)}`,
  "comma-space-or": (closing) => `逗号、空格或${after(closing)}`,
  "name-or": (closing) => `带冒号的参数名或${after(closing)}`,
  "one-of-the-names": (names) => `参数名 ${names.join("、")} 之一`,
  "either-word": (words) => words.join(" 或 "),
  "named-field": (name, kind) => `参数 ${name}（${kind}）`,
  once: (name) => `另一个参数（${name} 已经给出）`,
  "digits-or-closing": (quote) => `数字、"?" 或右引号 ${quote}`,
  closing: (quote) => `右引号 ${quote}`,

  "unknown-field": (name, fields) => `没有${after(name)} 这个字段；${known(fields)}`,
  "missing-field": (name) => `缺少字段 ${name}`,
  "not-an-object": (got, fields) => `此处应为对象，实际是${after(got)}；${known(fields)}`,
  "sum-too-large": (factor, sum) =>
    `为了保证答案精确，各数绝对值之和${factor === 1 ? "" : `的 ${factor} 倍`}不能超过 2^53 - 1；实际约为 ${(sum * factor).toPrecision(3)}`,
  "odd-length": (length) => `字符数应为偶数（左右各一半），实际有 ${length} 个`,
  "not-as-many": (count, got) => `个数应与 aliceValues 相同（${count} 个），实际有 ${got} 个`,
  "empty-claim": () => "winner、answer、difference、scores、best、line 中至少要有一项",
  "empty-line": () => "至少要有一步着法",
  "is-over": () => "游戏已经结束，不能再走",
  "not-legal": (move, moves, areAll) => `这里不能走 ${move}；${legal(moves, areAll)}`,
  "not-a-move": (problems, moves, areAll) => `${problems.join("；")}；${legal(moves, areAll)}`,

  "no-method": (slug, name, methods) =>
    `${slug} 没有${name === undefined ? "这个方法" : `名为 ${name} 的方法`}；可用的方法有 ${methods.join("、")}`,
  "no-table": (name, methods) => `方法 ${name} 没有表格；有表格的方法是 ${methods.join("、")}`,
  "no-tables": (slug) => `${slug} 没有带表格的方法`,
  "table-too-large": (name, cells, mostCells, looks, sizes) => {
    const most =
      looks === undefined
        ? `最多只能显示 ${plain(mostCells)} 格`
        : `一共要参考其他格子 ${plain(looks.count)} 次，而这么多格时最多只能显示 ${plain(looks.most)} 次`;
    return `方法 ${name} 的表格在这里可达 ${plain(cells)} 格，${most}；请缩小局面（${name} 能显示的范围是 ${sizesOf(sizes)}）`;
  },

  "all-moves": () => "评估全部着法",
  "every-split": () => "评估全部分法",
  judging: () => "逐步评判",
  limit: (total) => `上限是 ${plain(total)} 次`,
  left: (left, total, afterReading) =>
    `${afterReading ? "读取请求之后，" : ""}${plain(total)} 次中只剩 ${plain(left)} 次`,
  "needs-more": (name, needed, limit, { sizes, methods, otherwise }) => {
    const takes = sizes.map((one) => `${sizesOf([one])}${one.isSmaller ? "，且数值更小" : ""}`);
    const advice = [
      ...(takes.length === 0 ? [] : [`缩小局面（${before(name)}能处理的范围是 ${takes.join("，")}）`]),
      ...(methods.length > 0 ? [`改用方法 ${quoted(methods)}`] : []),
      ...(otherwise === undefined ? [] : [otherwise]),
    ];
    const operations = needed > 1e15 ? `超过 ${plain(1e15)}` : `大约 ${plain(needed)}`;
    const detail = `${before(name)}在这里需要${operations} 次基本运算，${limit}`;
    return advice.length > 0 ? `${detail}；请${after(advice.join("，或"))}` : detail;
  },
  "too-many-moves": (moves, left, possible, toJudge) => {
    const doIt = toJudge ? "评判" : "走";
    const some = possible === 0 ? `一步也${doIt}不了` : `只能${doIt}前 ${plain(possible)} 步`;
    return `${plain(moves)} 步着法需要的计算超过了剩下的 ${plain(left)} 次基本运算；${some}`;
  },
  "hard-row": (name, limit, stones, always) =>
    `${before(name)}在 ${plain(limit)} 次基本运算之内没有算完这一行的 ${plain(stones)} 颗大于 0 的石子；所需的计算量取决于具体的石子，不超过 ${plain(always)} 颗时一定能算完`,
};
