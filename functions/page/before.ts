/** Runs before the first board is seen: sets the colours, and hides the board from those who will see another. */
import { keptLanguage, restoreTheme } from "./kept.ts";

restoreTheme();
if (location.hash.length > 1 || keptLanguage() !== "en") document.documentElement.dataset["first"] = "other";
