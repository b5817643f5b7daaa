/** A pasted function against the solver: run apart, ended after two seconds, the first position that differs kept. */
import type { Trial } from "./trials.ts";

/** The script of `frame.ts`; the bundler puts it here. */
declare const FRAME: string;

const LIMIT_MS = 2_000;

export type Verdict =
  | { readonly kind: "agrees"; readonly count: number }
  | { readonly kind: "wrong"; readonly trial: Trial; readonly yours: unknown }
  | { readonly kind: "stopped"; readonly trial: Trial | undefined }
  | { readonly kind: "fails"; readonly reason: string }
  | { readonly kind: "nameless" }
  | { readonly kind: "unstarted" };

/** What the worker says: at which trial it is, what came, or why nothing can. */
interface Report {
  readonly at?: number;
  readonly gave?: string;
  readonly failed?: string;
  readonly nameless?: true;
  readonly done?: true;
}

/**
 * @param name what LeetCode calls the function; `solve` does as well
 * @param trials the smallest first
 */
export function runProgram(code: string, name: string, trials: readonly Trial[]): Promise<Verdict> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.srcdoc = `<script>${FRAME}</script>`;
  return new Promise<Verdict>((resolve) => {
    let at = -1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const channel = new MessageChannel();
    const end = (verdict: Verdict) => {
      clearTimeout(timer);
      removeEventListener("message", begin);
      channel.port1.close();
      frame.remove();
      resolve(verdict);
    };
    channel.port1.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.nameless) return end({ kind: "nameless" });
      if (data.failed !== undefined) return end({ kind: "fails", reason: String(data.failed).slice(0, 300) });
      if (data.done) return end({ kind: "agrees", count: trials.length });
      at = Number(data.at);
      const trial = trials[at];
      if (data.gave === undefined || trial === undefined) return;
      if (data.gave !== JSON.stringify(trial.answer))
        end({ kind: "wrong", trial, yours: data.gave === "undefined" ? undefined : JSON.parse(data.gave) });
    };
    function begin({ source, data }: MessageEvent): void {
      if (source !== frame.contentWindow || data !== "ready") return;
      timer = setTimeout(() => end({ kind: "stopped", trial: trials[at + 1] ?? trials[at] }), LIMIT_MS);
      frame.contentWindow?.postMessage(harness(code, name, trials), "*", [channel.port2]);
    }
    addEventListener("message", begin);
    document.body.append(frame);
    timer = setTimeout(() => end({ kind: "unstarted" }), 10_000);
  });
}

/** The program with what calls it; what it gives back is compared outside. */
const harness = (code: string, name: string, trials: readonly Trial[]): string => `
const report = postMessage.bind(globalThis);
${code}
;(() => {
  const tried = typeof ${name} === "function" ? ${name} : typeof solve === "function" ? solve : undefined;
  if (tried === undefined) return report({ nameless: true });
  const all = ${JSON.stringify(trials.map(({ given }) => given))};
  for (let at = 0; at < all.length; at++) {
    let gave;
    try {
      gave = tried(...all[at]);
    } catch (error) {
      return report({ failed: String(error) });
    }
    let text;
    try {
      text = JSON.stringify(gave);
    } catch {
      text = JSON.stringify(String(gave));
    }
    report({ at, gave: text === undefined ? "undefined" : text });
  }
  report({ done: true });
})();
`;
