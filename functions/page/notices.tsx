/** Why there is no answer. */
import type { Refusal } from "./answers.ts";
import { usePage } from "./context.ts";
import { refusalText } from "./told.ts";

/** @param opening what is said first, where it is not that something takes too long */
export function Refused({ reason, opening }: { readonly reason: Refusal; readonly opening?: string }) {
  const { words } = usePage();
  const isLong = typeof reason !== "string" && reason.code === "over-budget";
  return (
    <p role="status" class="card">
      {opening ?? (isLong ? words.refused : "")} {refusalText(words, reason)}
    </p>
  );
}

export function Again({ again }: { readonly again: () => void }) {
  const { words } = usePage();
  return (
    <p role="status" class="card">
      {words.cancelled}{" "}
      <button type="button" class="quiet small game" onClick={again}>
        {words.again}
      </button>
    </p>
  );
}
