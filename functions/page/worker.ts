/** Solves, away from the page: a question comes with a number, and its answer has the same. */

import { chinese } from "../games/chinese.ts";
import { english } from "../games/english.ts";
import type { AnyGame } from "../games/game.ts";
import { games } from "../games/index.ts";
import { proofOf } from "../games/proofs.ts";
import { type Asked, answer, type Kind } from "./answers.ts";
import { trials } from "./trials.ts";

export interface Question {
  readonly id: number;
  readonly kind: Kind | keyof typeof more;
  readonly game: string;
  readonly asked: Asked;
  /** As in HTML. */
  readonly language: string;
}

/** What only the page asks. */
const more = {
  trials,
  methods: ({ slug, methods }: AnyGame) =>
    methods.map(({ name, time, space, source, table }) => ({
      name,
      time,
      space,
      source,
      proof: proofOf(slug, name) ?? null,
      table: table !== undefined,
    })),
};

export function answerQuestions(): void {
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    const { id, kind, asked, language } = data;
    const game = (games as Readonly<Record<string, AnyGame>>)[data.game];
    const answered =
      kind === "trials" || kind === "methods"
        ? { status: 200, body: more[kind](game) }
        : answer(game, kind, asked, language === "zh-CN" ? chinese : english);
    postMessage({ id, ...answered });
  });
}
