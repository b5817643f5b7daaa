/** The dialog in which a game and its position are chosen. */
import { useEffect, useRef, useState } from "preact/hooks";
import { theme, usePage } from "./context.ts";
import { drawCard } from "./drawings/index.ts";
import { Picture } from "./picture.tsx";
import { drawnPosition } from "./random-position.ts";
import { readPosition, writePosition } from "./read.ts";
import { rulesOf, type Slug, slugs } from "./statements.ts";
import { grouped, positionText } from "./told.ts";

const GREATEST_SIZE = 100_000;

export function Choose({ onClose }: { readonly onClose: () => void }) {
  const { state, dispatch, words } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState("");
  const [slug, setSlug] = useState<Slug>(state.slug);
  useEffect(() => dialog.current?.showModal(), []);
  const wanted = search.trim().toLowerCase();
  const found = slugs.filter(
    (one) =>
      words.names[one].toLowerCase().includes(wanted) ||
      one.includes(wanted.replaceAll(" ", "-")) ||
      String(rulesOf(one).leetcode).startsWith(wanted),
  );
  const close = () => dialog.current?.close();
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
      />
      {found.length === 0 && <p role="status">{words.nothingFound}</p>}
      <ul class="cards">
        {found.map((one) => (
          <li key={one}>
            <button
              type="button"
              class="game-card"
              aria-pressed={one === slug}
              onClick={() => {
                setSlug(one);
                dispatch({ type: "new", slug: one, start: firstOf(one) });
                close();
              }}
            >
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
        onChoose={(start, drawn) => {
          dispatch({ type: "new", slug, start, ...(drawn === undefined ? {} : { drawn }) });
          close();
        }}
      />
    </dialog>
  );
}

const firstOf = (slug: Slug): unknown =>
  readPosition(slug, JSON.stringify(firstExamples[slug] ?? rulesOf(slug).examples[0]));
/** Where the statement's first example is too short to play. */
const firstExamples: Partial<Record<Slug, unknown>> = {
  "sum-game": { num: "?3295???" },
  "stone-game": { piles: [3, 2, 8, 6, 4, 7, 4] },
  "stone-game-ii": { piles: [2, 7, 9, 4, 4, 6, 3] },
  "stone-game-iii": { stoneValue: [1, 2, 3, -9, 4, 2, -3, 7] },
  "stone-game-iv": { n: 17 },
  "stone-game-vi": { aliceValues: [2, 4, 3, 6, 1], bobValues: [1, 6, 7, 2, 5] },
  "stone-game-viii": { stones: [7, -6, 5, 10, 5, -2, -6] },
  "stone-game-ix": { stones: [5, 1, 2, 4, 3, 2, 1] },
};

type Chosen = (start: unknown, drawn?: { seed: number; size: number }) => void;

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
  const [wrong, setWrong] = useState("");
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
          onChange={(event) => onSlug(event.currentTarget.value as Slug)}
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
          const drawn = { seed: Number(seed), size: Number(size) };
          const right = /^\d{1,9}$/.test(seed) && /^\d+$/.test(size) && drawn.size <= GREATEST_SIZE;
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
            setWrong(error instanceof Error ? error.message : String(error));
          }
        }}
      >
        <label class="block">
          <span class="no">
            {words.paste}: {words.pasteHint}
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
            aria-invalid={wrong !== ""}
            aria-describedby={wrong === "" ? undefined : "wrong-position"}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setWrong("");
            }}
          />
        </label>
        {wrong !== "" && <Caret text={text} wrong={wrong} />}
        <button type="submit" class="quiet game">
          {words.usePosition}
        </button>
      </form>
    </section>
  );
}

/** The line with a caret under the place that the error names. */
function Caret({ text, wrong }: { readonly text: string; readonly wrong: string }) {
  const at = Number(/character (\d+)/.exec(wrong)?.[1] ?? 0);
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
      <p class="slip">{wrong}</p>
    </div>
  );
}
