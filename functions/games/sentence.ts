/**
 * What is said about a position is a key with named values, and a language is a catalogue of functions that make text of
 * them (english.ts). So a solver is written once, in whatever language it is read. A game outside the catalogue may say
 * its own plain text.
 */
import type { english } from "./english.ts";

/** A language: the same keys and values as in English, other words. */
export type Language = typeof english;
type Key = keyof Language;

export interface Phrase<K extends Key = Key> {
  readonly key: K;
  readonly values: readonly unknown[];
}

export type Sentence = Phrase | string;

/** A sentence may be part of another one, or some may be a list in it: a move, in what is said about it. */
type Said<T> = T extends string
  ? T | Phrase
  : T extends readonly string[]
    ? readonly (T[number] | Phrase)[]
    : T;
type SaidAll<T extends readonly unknown[]> = { [I in keyof T]: Said<T[I]> };

export const say = <K extends Key>(key: K, ...values: SaidAll<Parameters<Language[K]>>): Phrase<K> => ({
  key,
  values,
});

/** @param language has the words for the sentence and for what is in it */
export function spoken<K extends Key>(sentence: Phrase<K> | string, language: Pick<Language, K>): string {
  if (typeof sentence === "string") return sentence;
  const words = language[sentence.key] as (...values: readonly unknown[]) => string;
  return words(...sentence.values.map((value) => inWords(value, language)));
}

function inWords(value: unknown, language: Partial<Language>): unknown {
  if (Array.isArray(value)) return value.map((one) => inWords(one, language));
  return isPhrase(value) ? spoken(value, language as Language) : value;
}

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === "object" && value !== null && "key" in value && "values" in value;
