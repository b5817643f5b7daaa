/** A move that is not drawn, typed. */
import { useState } from "preact/hooks";
import { halfWidth } from "../games/half-width.ts";
import { usePage } from "./context.ts";
import { isLegal } from "./statements.ts";

/** A move that is not drawn, by its fields. */
export function OtherMove({ onMove }: { readonly onMove: (move: unknown) => void }) {
  const { rules, now, words } = usePage();
  const [wrong, setWrong] = useState(false);
  const names = Object.keys((rules.move as unknown as { entries: Record<string, unknown> }).entries);
  return (
    <form
      class="row other"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const move = Object.fromEntries(
          names.map((name) => {
            const text = halfWidth(String(form.get(name)));
            return [name, name === "keep" ? text : Number(text)];
          }),
        );
        const legal = isLegal(rules, now, move);
        setWrong(!legal);
        if (legal) onMove(move);
      }}
    >
      <span>{words.otherMoveHint}</span>
      {names.map((name) =>
        name === "keep" ? (
          <select key={name} name={name} aria-label={words.fields[name]}>
            <option value="left">{words.sides.left}</option>
            <option value="right">{words.sides.right}</option>
          </select>
        ) : (
          <input
            key={name}
            name={name}
            aria-label={words.fields[name]}
            placeholder={words.fields[name]}
            inputMode="numeric"
            size={8}
            required
          />
        ),
      )}
      <button type="submit" class="quiet game">
        {words.playTyped}
      </button>
      {wrong && (
        <span role="alert" class="slip">
          {words.notLegal}
        </span>
      )}
    </form>
  );
}
