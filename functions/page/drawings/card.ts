/** A small picture of each game, for the list to choose from. */
import type { DrawOptions, Picture } from "./picture.ts";
import { fillOf, type Paint, type Player, type Sheet, sheet } from "./sheet.ts";

const WIDE = 160;
const HIGH = 96;
const BASE = 76;

/**
 * 160 by 96 whatever the width that is available.
 * @throws RangeError for a game that has no picture
 */
export function drawCard(slug: string, { theme }: Pick<DrawOptions, "theme">): Picture {
  const draw = cards[slug];
  if (draw === undefined)
    throw new RangeError(
      `expected a game with a picture, one of ${Object.keys(cards).join(", ")}; got ${slug}`,
    );
  const on = sheet(theme);
  on.rect(0, 0, WIDE, HIGH - 1, { width: 0 }); // all are of one height
  draw(on);
  return on.done(WIDE);
}

const paintOf = ({ theme }: Sheet, kind: "stone" | "can" | "ghost" | Player): Paint => {
  if (kind === "stone") return { fill: theme.stone, stroke: theme.stoneEdge };
  if (kind === "can") return { fill: theme.stone, stroke: theme.ink, width: 2.5 };
  if (kind === "ghost") return { stroke: theme.stoneEdge, width: 1.5, dash: "4 4" };
  return { fill: fillOf(theme, kind), stroke: theme[kind], width: 1.5 };
};

type Kind = Parameters<typeof paintOf>[1];

/** Bars from left to right, each with its height (below the line where negative) and look. */
function row(on: Sheet, bars: readonly (readonly [height: number, kind: Kind])[], base = BASE): void {
  const pitch = 140 / bars.length;
  bars.forEach(([height, kind], i) => {
    const x = 10 + i * pitch + 2;
    on.rect(x, height < 0 ? base : base - height, pitch - 4, Math.abs(height), paintOf(on, kind), 3);
    if (kind === "can") on.pointer(x + pitch / 2 - 2, base + Math.max(0, -height) + 5, 5);
  });
}

const cards: Readonly<Record<string, (on: Sheet) => void>> = {
  "sum-game"(on) {
    const { ink, stoneEdge } = on.theme;
    on.line(
      [
        [80, 30],
        [80, 84],
      ],
      { stroke: stoneEdge, width: 4 },
    );
    on.line(
      [
        [60, 85],
        [100, 85],
      ],
      { stroke: stoneEdge, width: 4 },
    );
    on.line(
      [
        [26, 36],
        [134, 24],
      ],
      { stroke: ink, width: 4 },
    );
    for (const [x, y, text] of [
      [26, 36, "7?"],
      [134, 24, "??"],
    ] as const) {
      on.line(
        [
          [x - 22, y + 18],
          [x, y],
          [x + 22, y + 18],
        ],
        { stroke: stoneEdge, width: 1.5 },
      );
      [...text].forEach((character, k) => {
        const open = character === "?";
        on.rect(
          x - 21 + k * 22,
          y + 18,
          20,
          22,
          open ? { stroke: ink, width: 1.5, dash: "3 2" } : paintOf(on, "stone"),
          3,
        );
        on.text(x - 11 + k * 22, y + 29, character, { size: 14, bold: true });
      });
    }
    on.circle(80, 30, 5, { fill: on.theme.paper, stroke: ink, width: 2.5 });
  },
  "stone-game": (on) =>
    row(on, [
      [24, "can"],
      [54, "stone"],
      [36, "stone"],
      [62, "stone"],
      [44, "can"],
    ]),
  "stone-game-ii"(on) {
    row(on, [
      [28, "alice"],
      [50, "can"],
      [34, "can"],
      [58, "stone"],
      [22, "stone"],
      [44, "stone"],
      [36, "stone"],
    ]);
    on.line(
      [
        [32, 92],
        [68, 92],
      ],
      { stroke: on.theme.ink, width: 3 },
    );
  },
  "stone-game-iii": (on) =>
    row(
      on,
      [
        [34, "can"],
        [-24, "can"],
        [20, "can"],
        [42, "stone"],
        [-30, "stone"],
        [26, "stone"],
      ],
      52,
    ),
  "stone-game-iv"(on) {
    for (let i = 0; i < 19; i++) {
      const [column, line] = i < 16 ? [i % 4, i >> 2] : [4, i - 16];
      const lifted = column < 2 && line < 2;
      on.rect(
        36 + column * 18 - (lifted ? 6 : 0),
        16 + line * 18 - (lifted ? 6 : 0),
        15,
        15,
        paintOf(on, lifted ? "can" : "stone"),
        2,
      );
    }
  },
  "stone-game-v"(on) {
    row(on, [
      [30, "alice"],
      [44, "alice"],
      [24, "alice"],
      [52, "ghost"],
      [38, "ghost"],
      [60, "ghost"],
    ]);
    on.line(
      [
        [80, 10],
        [80, 86],
      ],
      { stroke: on.theme.ink, width: 3 },
    );
  },
  "stone-game-vi"(on) {
    [
      [24, 14],
      [36, 30],
      [12, 34],
      [30, 8],
      [18, 22],
    ].forEach(([alice, bob], i) => {
      const x = 15 + i * 27;
      on.rect(x, 46 - alice, 20, alice, paintOf(on, "alice"), 3);
      on.rect(x, 50, 20, bob, paintOf(on, "bob"), 3);
    });
  },
  "stone-game-vii"(on) {
    row(
      on,
      [
        [30, "can"],
        [52, "stone"],
        [22, "stone"],
        [46, "stone"],
        [36, "bob"],
      ],
      70,
    );
    on.line(
      [
        [12, 84],
        [12, 90],
        [120, 90],
        [120, 84],
      ],
      { stroke: on.theme.ink, width: 2 },
    );
  },
  "stone-game-viii"(on) {
    on.rect(12, 26, 66, 50, paintOf(on, "can"), 6);
    for (const x of [34, 56])
      on.line(
        [
          [x, 66],
          [x, 72],
        ],
        { stroke: on.theme.stoneEdge },
      );
    for (const [x, height] of [
      [84, 26],
      [108, 40],
      [132, 20],
    ])
      on.rect(x, BASE - height, 18, height, paintOf(on, "stone"), 3);
    on.line(
      [
        [82, 86],
        [104, 86],
      ],
      { stroke: on.theme.ink, width: 2.5 },
    );
    on.line(
      [
        [98, 80],
        [105, 86],
        [98, 92],
      ],
      { stroke: on.theme.ink, width: 2.5 },
    );
  },
  "stone-game-ix"(on) {
    [2, 4, 3].forEach((count, heap) => {
      const x = 30 + heap * 50;
      for (let i = 0; i < count; i++)
        on.circle(x + (i % 2 === 0 ? -9 : 9), 66 - Math.floor(i / 2) * 20, 8, paintOf(on, "stone"));
      on.text(x, 86, String(heap), { size: 14, bold: true, fill: on.theme.soft });
    });
  },
};
