/** The dialog from which a game is taken along: link, code, file, print; and what the API is asked and answers. */
import { useEffect, useRef, useState } from "preact/hooks";
import { apiRoutes } from "../http/routes.ts";
import { type Answered, type Asked, type Kind, kinds } from "./answers.ts";
import { usePage } from "./context.ts";
import { Dialog } from "./dialog.tsx";
import { BrokenLink, fragmentOf, stateFrom } from "./link.ts";
import { writePosition } from "./read.ts";
import { ask } from "./solver.ts";
import { sizeOf } from "./statements.ts";

type Form = "curl" | "TypeScript" | "Python" | "JSON" | "box";
const forms: readonly Form[] = ["curl", "TypeScript", "Python", "JSON", "box"];

/** Where the API is: beside the page; from disk, where `npm start` puts it. */
function apiAddress(): string {
  if (!/^https?:$/.test(location.protocol)) return "http://localhost:3000";
  return location.origin + location.pathname.replace(/\/$/, "");
}

export function Share({ onClose }: { readonly onClose: () => void }) {
  const { state, dispatch, words, now } = usePage();
  const [form, setForm] = useState<Form>("curl");
  const [wrong, setWrong] = useState("");
  const fragment = fragmentOf(state);
  const isLinkable = sizeOf(state.start) <= 2_000 || state.drawn !== null;
  const link = `${location.href.replace(/#.*/, "")}#${fragment}`;

  function save(): void {
    const file = new Blob(
      [`${JSON.stringify({ page: "optimal-play", fragment, start: state.start, moves: state.moves })}\n`],
      {
        type: "application/json",
      },
    );
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = `${state.slug}.json`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 1_000);
  }

  async function load(file: File | undefined, close: () => void): Promise<void> {
    if (file === undefined) return;
    try {
      const saved = JSON.parse(await file.text());
      if (saved?.page !== "optimal-play" || typeof saved.fragment !== "string")
        throw new BrokenLink((words) => words.notAGame);
      dispatch({ type: "load", state: stateFrom(saved.fragment, saved.start) });
      close();
    } catch {
      setWrong(words.notAGame);
    }
  }

  return (
    <Dialog name="share" title={words.share} first=".copyable button" onClose={onClose}>
      {(close) => (
        <>
          <section>
            <h3>{words.link}</h3>
            {isLinkable ? <Copyable text={link} name={words.link} rows={2} /> : <p>{words.tooLongForLink}</p>}
          </section>
          <section>
            <div class="row">
              <h3>{words.code_}</h3>
              <Choices
                of={forms}
                chosen={form}
                choose={setForm}
                name={(one) => (one === "box" ? words.leetcodeBox : one)}
              />
            </div>
            <Copyable key={form} text={codeIn(form, state.slug, now)} name={words.code_} rows={5} />
          </section>
          <section>
            <h3>{words.file}</h3>
            <div class="row">
              <button type="button" class="quiet game" onClick={save}>
                {words.save}
              </button>
              <label class="quiet game file">
                {words.load}
                <input
                  type="file"
                  accept=".json,application/json"
                  class="vh"
                  onChange={(event) => void load(event.currentTarget.files?.[0], close)}
                />
              </label>
              <button
                type="button"
                class="quiet game"
                onClick={() => {
                  close();
                  print();
                }}
              >
                {words.print}
              </button>
            </div>
            {wrong !== "" && (
              <p role="alert" class="slip">
                {wrong}
              </p>
            )}
          </section>
          <Exchange />
          <details>
            <summary>{words.routes}</summary>
            <ul class="routes">
              {apiRoutes.map(([name, { method, resource }]) => (
                <li key={name}>
                  <code>
                    {method} {resource}
                  </code>{" "}
                  <span>{words.summaries[name]}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </Dialog>
  );
}

function Copyable({
  text,
  name,
  rows,
}: {
  readonly text: string;
  readonly name: string;
  readonly rows: number;
}) {
  const { words, announce } = usePage();
  const box = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  return (
    <div class="copyable">
      <textarea ref={box} class="wide mono" readOnly rows={rows} aria-label={name} value={text} />
      <button
        type="button"
        class="quiet game"
        onClick={async () => {
          // Over plain http there is no clipboard but the old one.
          try {
            await navigator.clipboard.writeText(text);
          } catch {
            box.current?.select();
            document.execCommand("copy");
          }
          setCopied(true);
          announce(words.copied);
        }}
      >
        {copied ? `✓ ${words.copied}` : words.copy}
      </button>
    </div>
  );
}

function codeIn(form: Form, slug: string, position: unknown): string {
  const json = JSON.stringify(position);
  const body = JSON.stringify({ position });
  const address = `${apiAddress()}/v1/games/${slug}/moves`;
  switch (form) {
    case "curl":
      return `curl -s ${address} -H 'content-type: application/json' -d '${body}'`;
    case "TypeScript":
      return `import { games } from "@optimal-play/games";\n\nconst position = ${json} as const;\nconsole.log(games["${slug}"].solve(position, { line: 10 }));`;
    case "Python":
      return `import json, urllib.request\n\nbody = json.dumps({"position": ${json}}).encode()\nrequest = urllib.request.Request("${address}", body, {"content-type": "application/json"})\nprint(json.load(urllib.request.urlopen(request)))`;
    case "JSON":
      return json;
    case "box":
      return writePosition(slug as Parameters<typeof writePosition>[0], position);
  }
}

/** What the API would be asked about the board, and its answer, which the worker gives by the API's own functions. */
function Exchange() {
  const { state, words, now } = usePage();
  const [kind, setKind] = useState<Kind>("moves");
  const [answered, setAnswered] = useState<Answered>();
  const asked: Asked =
    kind === "play"
      ? { position: state.start, moves: state.moves.slice(0, state.ply), reply: true }
      : kind === "check"
        ? { position: now, claim: { answer: true } }
        : kind === "solve"
          ? { position: now, line: 5 }
          : { position: now };
  useEffect(() => {
    let wanted = true;
    setAnswered(undefined);
    ask(state.slug, kind, asked).then(
      (answer) => wanted && setAnswered(answer),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [kind, now]);
  const text = (value: unknown) => {
    // Lists of numbers on one line.
    const whole = JSON.stringify(value, undefined, 1).replace(
      /\[\s+(-?\d[-\d,\s]*?)\s+\]/g,
      (_, list: string) => `[${list.replace(/\s+/g, " ")}]`,
    );
    return whole.length > 20_000 ? `${whole.slice(0, 20_000)}\n…` : whole;
  };
  return (
    <details>
      <summary>{words.requestAndAnswer}</summary>
      <div class="row">
        <Choices of={kinds} chosen={kind} choose={setKind} name={(one) => one} />
      </div>
      <h3>{words.request}</h3>
      <pre>{`POST ${apiAddress()}/v1/games/${state.slug}/${kind}\ncontent-type: application/json\n\n${text(asked)}`}</pre>
      <h3>{words.answer}</h3>
      <pre class="answer" lang="en">
        {answered === undefined ? "…" : `${answered.status}\n${text(answered.body)}`}
      </pre>
    </details>
  );
}

/** Buttons of which one is pressed. */
function Choices<T extends string>({
  of,
  chosen,
  choose,
  name,
}: {
  readonly of: readonly T[];
  readonly chosen: T;
  readonly choose: (one: T) => void;
  readonly name: (one: T) => string;
}) {
  return of.map((one) => (
    <button
      key={one}
      type="button"
      class="quiet small game"
      aria-pressed={one === chosen}
      onClick={() => choose(one)}
    >
      {name(one)}
    </button>
  ));
}
