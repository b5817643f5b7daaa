/** Starts the page with what its address says. */
import { render } from "preact";
import { App } from "./app.tsx";
import { decoded } from "./keep-link.ts";
import { BrokenLink, stateFrom } from "./link.ts";
import { restoreTheme } from "./remembered.ts";
import { firstState } from "./state.ts";

restoreTheme();
let first = firstState;
let notice: string | undefined;
try {
  first = stateFrom(decoded(location.hash.slice(1)));
} catch (error) {
  if (!(error instanceof BrokenLink)) throw error;
  notice = error.message;
}
render(<App first={first} notice={notice} />, document.getElementById("page") as HTMLElement);
