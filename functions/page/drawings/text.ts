/** Numbers as they are written in drawings, and about how wide a text is: there is no document to measure it. */

export const MINUS = "−";
const UNITS = ["", "k", "M", "G", "T", "P"];

/** An integer in at most five characters: 9999, −12k, 1.2M. What is cut off is cut towards zero. */
export function short(value: number): string {
  const sign = value < 0 ? MINUS : "";
  let size = Math.abs(value);
  if (size < 10_000) return sign + size;
  let unit = 0;
  while (size >= 1000) {
    size /= 1000;
    unit++;
  }
  const digits = size < 10 ? Math.floor(size * 10) / 10 : Math.floor(size);
  return `${sign}${digits}${UNITS[unit]}`;
}

/** With a sign before it; 0 has none. */
export const signed = (value: number): string => (value > 0 ? "+" : "") + short(value);

/** With separators, exactly: 99,970. */
export const grouped = (value: number): string =>
  (value < 0 ? MINUS : "") + String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, ",");

/** Modulo 3, never negative. */
export const remainderOf = (value: number): number => ((value % 3) + 3) % 3;

/** Pixels, no less than in DejaVu Sans, the widest of the fonts that are used. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const character of text) {
    if (/[⺀-鿿＀-￯]/.test(character)) ems += 1;
    else if (/[.,:;|'!ijl ()]/.test(character)) ems += 0.4;
    else if (/[mwMW@%+−=★▸◂→●■]/.test(character)) ems += 0.92;
    else ems += 0.64;
  }
  return ems * size * (bold ? 1.1 : 1);
}

/** The greatest size from `size` down to `least` at which a text fits; 0 where none does. */
export function fitting(text: string, room: number, size: number, least: number, bold = false): number {
  const fits = Math.min(size, room / textWidth(text, 1, bold));
  return fits < least ? 0 : Math.floor(fits * 2) / 2;
}
