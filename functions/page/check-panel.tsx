/** The tab on which an answer or a program is held against the solver. */
import { Claim } from "./claim.tsx";
import { usePage } from "./context.ts";
import { Program } from "./program-panel.tsx";

export function CheckPanel() {
  const { state } = usePage();
  return (
    <>
      <Claim key={JSON.stringify([state.slug, state.moves.length, state.ply])} />
      <Program key={state.slug} />
    </>
  );
}
