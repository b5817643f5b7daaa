/** What the browser keeps for the next visit, where it keeps anything: language, dark or light. */
import { useEffect, useState } from "preact/hooks";
import { wordsInChinese } from "./words-in-chinese.ts";
import type { Words } from "./words-in-english.ts";
import { wordsInEnglish } from "./words-in-english.ts";

const LANGUAGE = "optimal-play-language";
const THEME = "optimal-play-theme";

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is off
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is off: the choice holds until the page is left
  }
}

export function useWords(): [words: Words, switchLanguage: () => void] {
  const [language, setLanguage] = useState(
    () => remembered(LANGUAGE) ?? (navigator.language.startsWith("zh") ? "zh" : "en"),
  );
  const words = language === "zh" ? wordsInChinese : wordsInEnglish;
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.title = words.title;
  }, [words]);
  return [
    words,
    () => {
      const other = language === "zh" ? "en" : "zh";
      remember(LANGUAGE, other);
      setLanguage(other);
    },
  ];
}

export function restoreTheme(): void {
  const theme = remembered(THEME);
  if (theme === "dark" || theme === "light") document.documentElement.dataset["theme"] = theme;
}

export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const isDark =
    dataset["theme"] === undefined
      ? matchMedia("(prefers-color-scheme: dark)").matches
      : dataset["theme"] === "dark";
  dataset["theme"] = isDark ? "light" : "dark";
  remember(THEME, dataset["theme"]);
}
