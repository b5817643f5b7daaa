/** What the browser keeps for the next visit, where it keeps anything: language, dark or light. */

const LANGUAGE = "optimal-play-language";
const THEME = "optimal-play-theme";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is off
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is off: the choice holds until the page is left
  }
}

export type Language = "en" | "zh";

export const keptLanguage = (): Language =>
  (kept(LANGUAGE) ?? navigator.language).startsWith("zh") ? "zh" : "en";
export const keepLanguage = (language: Language): void => keep(LANGUAGE, language);

export function restoreTheme(): void {
  const theme = kept(THEME);
  if (theme === "dark" || theme === "light") document.documentElement.dataset["theme"] = theme;
}

export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const isDark =
    dataset["theme"] === undefined
      ? matchMedia("(prefers-color-scheme: dark)").matches
      : dataset["theme"] === "dark";
  dataset["theme"] = isDark ? "light" : "dark";
  keep(THEME, dataset["theme"]);
}
