/** The one script: in a document it starts the page with what its address says, in a worker the solver. */

// First, so that all sentences stand together in the script: the compressed page is 2 KB smaller for it.
import "./words-in-english.ts";
import "./words-in-chinese.ts";

import { render } from "preact";
import { App } from "./app.tsx";
import { decoded } from "./keep-link.ts";
import { BrokenLink, stateFrom } from "./link.ts";
import { restoreTheme } from "./remembered.ts";
import { firstState } from "./state.ts";
import { answerQuestions } from "./worker.ts";

if (globalThis.document === undefined) answerQuestions();
else startPage();

function startPage(): void {
  restoreTheme();
  let first = firstState;
  let notice: BrokenLink | undefined;
  try {
    first = stateFrom(decoded(location.hash.slice(1)));
  } catch (error) {
    if (!(error instanceof BrokenLink)) throw error;
    notice = error;
  }
  render(<App first={first} notice={notice} />, document.getElementById("page") as HTMLElement);
}
