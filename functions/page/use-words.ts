/** The page's words, in the language that was chosen last. */
import { useEffect, useState } from "preact/hooks";
import { keepLanguage, keptLanguage } from "./kept.ts";
import { wordsInChinese } from "./words-in-chinese.ts";
import type { Words } from "./words-in-english.ts";
import { wordsInEnglish } from "./words-in-english.ts";

export function useWords(): [words: Words, switchLanguage: () => void] {
  const [language, setLanguage] = useState(keptLanguage);
  const words = language === "zh" ? wordsInChinese : wordsInEnglish;
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.title = words.title;
  }, [words]);
  return [
    words,
    () => {
      const other = language === "zh" ? "en" : "zh";
      keepLanguage(other);
      setLanguage(other);
    },
  ];
}
