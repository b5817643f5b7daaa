/**
 * Cuts what comes in into batches of whole lines, each as soon as it is there, so that a program which asks line by line is
 * answered line by line. Blank lines wait for the next line that is not: those at the very end are left out.
 */

/** Bytes of a line. The largest positions that a method takes, of ten million stones, fit. */
export const LONGEST_LINE = 64 * 1024 * 1024;

export interface Batch {
  /** The number of the first line, from 1. */
  readonly first: number;
  readonly count: number;
  /** The lines, with what separates them; nothing where one was too long to be kept. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

const NEWLINE = 0x0a;

export async function* batches(
  chunks: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<Batch> {
  let blank = 0;
  for await (const { first, count, bytes } of allBatches(chunks, longest)) {
    const end = bytes === undefined ? 0 : endWithoutBlanks(bytes);
    if (bytes !== undefined && end === 0) {
      blank += count;
      continue;
    }
    // only counted, so that any number of them can wait
    for (; blank > 0; blank -= Math.min(blank, MOST_BLANKS)) {
      const some = Math.min(blank, MOST_BLANKS);
      yield { first: first - blank, count: some, bytes: new Uint8Array(some).fill(NEWLINE) };
    }
    blank = bytes === undefined ? 0 : linesIn(bytes.subarray(end));
    yield { first, count: count - blank, bytes: blank === 0 ? bytes : bytes?.slice(0, end) };
  }
}

const MOST_BLANKS = 10_000;

/** Where the last line ends that is not blank; 0 where all are. */
function endWithoutBlanks(bytes: Uint8Array): number {
  let at = bytes.length;
  while (at > 0 && isBlank(bytes[at - 1])) at--;
  return at === 0 ? 0 : bytes.indexOf(NEWLINE, at) + 1;
}

/** Spaces, tabs and line ends. */
const isBlank = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

async function* allBatches(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Batch> {
  let first = 1;
  /** The beginning of a line whose end is still to come. */
  let begun: Uint8Array[] = [];
  let length = 0;
  const whole = function* (end: Uint8Array): Generator<Batch> {
    const isTooLong = length + end.indexOf(NEWLINE) > longest;
    if (isTooLong) {
      yield { first: first++, count: 1, bytes: undefined };
      end = end.subarray(end.indexOf(NEWLINE) + 1);
    }
    const bytes = joined(isTooLong ? [end] : [...begun, end]);
    begun = [];
    length = 0;
    const count = linesIn(bytes);
    if (count > 0) yield { first, count, bytes };
    first += count;
  };
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield* whole(chunk.subarray(0, end));
    const rest = chunk.subarray(end);
    length += rest.length;
    if (length <= longest) begun.push(rest);
    else begun = [];
  }
  // the last line need not have an end
  if (length > 0) yield* whole(Uint8Array.of(NEWLINE));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  // a copy, even of a single part: it goes to another thread, and what it came in may be used again
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
