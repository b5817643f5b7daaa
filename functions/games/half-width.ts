/** Characters as Chinese and Japanese keyboards write them: as wide as a Chinese character. */

const WIDE = /[\uff01-\uff5e\u3001\u3010\u3011]/g;
/** How far each is from its twin in ASCII. */
const APART = 0xfee0;
/** The comma of lists and the brackets that are on every Chinese keyboard have no twin. */
const others: Readonly<Record<string, string>> = { "\u3001": ",", "\u3010": "[", "\u3011": "]" };

/** The same text with each full-width character replaced by the one that it stands for: `［１，２］` is `[1,2]`. Its length stays. */
export const halfWidth = (text: string): string =>
  text.replace(WIDE, (wide) => others[wide] ?? String.fromCharCode(wide.charCodeAt(0) - APART));
