/** The dialog in which a game and its position are chosen. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { GameError } from "../games/game-error.ts";
import { halfWidth } from "../games/half-width.ts";
import { theme, usePage } from "./context.ts";
import { drawCard } from "./drawings/index.ts";
import { firstPositionOf } from "./first-positions.ts";
import { Picture } from "./picture.tsx";
import { drawnPosition } from "./random-position.ts";
import { readPosition, writePosition } from "./read.ts";
import { rulesOf, type Slug, slugs } from "./statements.ts";
import { complaintsText, grouped, positionText } from "./told.ts";

const GREATEST_SIZE = 100_000;

export function Choose({ onClose }: { readonly onClose: () => void }) {
  const { state, dispatch, words } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState("");
  const [slug, setSlug] = useState<Slug>(state.slug);
  useEffect(() => dialog.current?.showModal(), []);
  const wanted = halfWidth(search).trim().toLowerCase();
  const found = slugs.filter(
    (one) =>
      words.names[one].toLowerCase().includes(wanted) ||
      one.includes(wanted.replaceAll(" ", "-")) ||
      String(rulesOf(one).leetcode).startsWith(wanted),
  );
  const close = () => dialog.current?.close();
  const begin = (one: Slug) => {
    dispatch({ type: "new", slug: one, start: firstPositionOf(one) });
    close();
  };
  return (
    <dialog ref={dialog} class="choose" aria-labelledby="choose" onClose={onClose}>
      <div class="row">
        <h2 id="choose">{words.chooseGame}</h2>
        <span class="grow" />
        <button type="button" class="quiet" onClick={close}>
          {words.close}
        </button>
      </div>
      <input
        type="search"
        class="wide"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={({ key, isComposing }) => {
          if (key === "Enter" && !isComposing && wanted !== "" && found[0] !== undefined) begin(found[0]);
        }}
      />
      {found.length === 0 && <p role="status">{words.nothingFound}</p>}
      <ul class="cards">
        {found.map((one) => (
          <li key={one}>
            <button type="button" class="game-card" aria-pressed={one === slug} onClick={() => begin(one)}>
              <Picture drawing={drawCard(one, { theme })} />
              <b>{words.names[one]}</b>
              <span class="no">LeetCode {rulesOf(one).leetcode}</span>
            </button>
          </li>
        ))}
      </ul>
      <PositionChoice
        slug={slug}
        onSlug={setSlug}
        onChoose={(start, drawn, other = slug) => {
          dispatch({ type: "new", slug: other, start, ...(drawn === undefined ? {} : { drawn }) });
          close();
        }}
      />
    </dialog>
  );
}

/** @param other the game, where it is not the selected one */
type Chosen = (start: unknown, drawn?: { seed: number; size: number }, other?: Slug) => void;

/** More games than so many say nothing about which one was meant. */
const MOST_OTHERS = 3;

/** The games whose position the text is, when the selected one cannot read it. */
function gamesOf(text: string): readonly { readonly slug: Slug; readonly start: unknown }[] {
  const found = slugs.flatMap((slug) => {
    try {
      return [{ slug, start: readPosition(slug, text) }];
    } catch {
      return [];
    }
  });
  return found.length > MOST_OTHERS ? [] : found;
}

function PositionChoice({
  slug,
  onSlug,
  onChoose,
}: {
  readonly slug: Slug;
  readonly onSlug: (slug: Slug) => void;
  readonly onChoose: Chosen;
}) {
  const { words, state } = usePage();
  const rules = rulesOf(slug);
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<GameError>();
  const others = useMemo(() => (wrong === undefined ? [] : gamesOf(text)), [wrong, text]);
  const [seed, setSeed] = useState("1");
  const [size, setSize] = useState(slug === "stone-game-iv" ? "40" : "8");
  const [wrongSize, setWrongSize] = useState("");
  return (
    <section class="positions">
      <div class="row">
        <h2>{words.position}</h2>
        <select
          aria-label={words.chooseGame}
          value={slug}
          onChange={(event) => {
            onSlug(event.currentTarget.value as Slug);
            setWrong(undefined);
          }}
        >
          {slugs.map((one) => (
            <option key={one} value={one}>
              {words.names[one]}
            </option>
          ))}
        </select>
      </div>
      <div class="row">
        <span class="no">{words.example}</span>
        {rules.examples.map((example) => (
          <button
            key={JSON.stringify(example)}
            type="button"
            class="quiet small game mono"
            onClick={() => onChoose(readPosition(slug, JSON.stringify(example)))}
          >
            {positionText(example, 32)}
          </button>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const [typedSeed, typedSize] = [halfWidth(seed), halfWidth(size)];
          const drawn = { seed: Number(typedSeed), size: Number(typedSize) };
          const right = /^\d{1,9}$/.test(typedSeed) && /^\d+$/.test(typedSize) && drawn.size <= GREATEST_SIZE;
          setWrongSize(right ? "" : words.wholeNumber(0, grouped(GREATEST_SIZE)));
          if (right) onChoose(drawnPosition(slug, drawn), drawn);
        }}
      >
        <span class="no">{words.random}</span>
        <label>
          {words.seed}{" "}
          <input
            size={6}
            inputMode="numeric"
            value={seed}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
        <label>
          {words.size}{" "}
          <input
            size={7}
            inputMode="numeric"
            value={size}
            onInput={(event) => setSize(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="quiet game">
          {words.draw}
        </button>
        {wrongSize !== "" && (
          <span role="alert" class="slip">
            {wrongSize}
          </span>
        )}
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          try {
            onChoose(readPosition(slug, text));
          } catch (error) {
            if (!(error instanceof GameError)) throw error;
            setWrong(error);
          }
        }}
      >
        <label class="block">
          <span class="no">
            {words.paste}
            {words.colon}
            {words.pasteHint}
          </span>
          <textarea
            class="wide mono"
            rows={3}
            spellcheck={false}
            placeholder={writePosition(slug, slug === state.slug ? state.start : rules.examples[0]).slice(
              0,
              200,
            )}
            value={text}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? undefined : "wrong-position"}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setWrong(undefined);
            }}
          />
        </label>
        {wrong !== undefined && <Caret text={text} wrong={wrong} />}
        {others.length > 0 && (
          <div class="row others">
            <span>{words.positionOf}</span>
            {others.map((other) => (
              <button
                key={other.slug}
                type="button"
                class="quiet game"
                onClick={() => onChoose(other.start, undefined, other.slug)}
              >
                {words.names[other.slug]}
              </button>
            ))}
          </div>
        )}
        <button type="submit" class="quiet game">
          {words.usePosition}
        </button>
      </form>
    </section>
  );
}

/** The line with a caret under the place that the error names. */
function Caret({ text, wrong }: { readonly text: string; readonly wrong: GameError }) {
  const { words } = usePage();
  const at = wrong.faults[0].character ?? 0;
  const before = text.slice(0, Math.max(0, at - 1));
  const row = before.slice(before.lastIndexOf("\n") + 1);
  const whole = text.slice(before.length - row.length).split("\n")[0];
  const from = Math.max(0, row.length - 24);
  return (
    <div id="wrong-position" role="alert" class="wrong">
      {at > 0 && (
        <pre aria-hidden="true">
          {whole.slice(from, from + 40)}
          {"\n"}
          {" ".repeat(row.length - from)}^
        </pre>
      )}
      <p class="slip">{complaintsText(words, wrong)}</p>
    </div>
  );
}
