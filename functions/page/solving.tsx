/** Says that something takes a while, and ends it. */
import { useEffect, useState } from "preact/hooks";
import { usePage } from "./context.ts";
import { cancelAll, onBusy } from "./solver.ts";
import { sizeOf } from "./statements.ts";
import { grouped } from "./told.ts";

/** What is said after this long without an answer. */
const PATIENCE_MS = 400;

export function Solving() {
  const { state, words } = usePage();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    onBusy((isBusy) => {
      clearTimeout(timer);
      timer = undefined;
      if (isBusy) timer = setTimeout(() => setSlow(true), PATIENCE_MS);
      else setSlow(false);
    });
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <p role="status" class="card solving">
      {words.solving(`${words.names[state.slug]}, ${grouped(sizeOf(state.start))}`)}{" "}
      <button type="button" class="quiet small game" onClick={cancelAll}>
        {words.cancel}
      </button>
    </p>
  );
}
