/** Why there is no answer. */
import { usePage } from "./context.ts";

export function Refused({ reason }: { readonly reason: string }) {
  const { words } = usePage();
  return (
    <p role="status" class="card">
      {words.refused} <span lang="en">{reason}</span>
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
