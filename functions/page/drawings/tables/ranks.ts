/** Stone Game VI: the stones slide from where they were given to their rank by sum, and then the players alternate. */
import type { Player } from "../sheet.ts";
import { fitting, short } from "../text.ts";
import { fieldsOf, type Lay, range } from "./layout.ts";

export const ranks: Lay = (table, options) => {
  const { cells, position } = table;
  const { theme } = options;
  const { aliceValues = [], bobValues = [] } = fieldsOf(table);
  const { toMove } = position as { readonly toMove: Player };
  const n = aliceValues.length;
  const count = n + 1;
  const room = options.width - 4;
  const inLine = Math.min(count, Math.floor(room / 34));
  const pitch = Math.min(72, room / inLine);
  const left = 2 + (room - pitch * inLine) / 2;
  const single = count <= inLine;
  const head = single ? 96 : 0;
  const high = 132;
  const place = (rank: number) => ({
    x: left + (rank % inLine) * pitch,
    y: 2 + head + Math.floor(rank / inLine) * high,
  });
  const inset = 2.5;
  const stones = inOrder();
  return {
    width: options.width,
    height: 2 + head + Math.ceil(count / inLine) * high,
    boxes: cells.map(({ at: [rank] }) => {
      const { x, y } = place(rank);
      return { x: x + inset, y: y + 68, width: pitch - 2 * inset, height: 30 };
    }),
    around(on, lit) {
      const [here] = cells[lit].at;
      const pair = (x: number, y: number, stone: number, strong: boolean): void => {
        on.rect(
          x + inset,
          y,
          pitch - 2 * inset,
          40,
          {
            fill: strong ? theme.stone : theme.panel,
            stroke: strong ? theme.ink : theme.stoneEdge,
            width: strong ? 2 : 1,
          },
          6,
        );
        for (const [value, at, fill] of [
          [aliceValues[stone], y + 11, theme.alice],
          [bobValues[stone], y + 29, theme.bob],
        ] as const) {
          const text = short(value);
          on.text(x + pitch / 2, at, text, {
            size: fitting(text, pitch - 2 * inset - 4, 14, 6, true),
            bold: true,
            fill,
          });
        }
      };
      stones.forEach((stone, rank) => {
        const { x, y } = place(rank);
        if (single) {
          const given = left + stone * pitch;
          on.line(
            [
              [given + pitch / 2, 43],
              [x + pitch / 2, y],
            ],
            { stroke: theme.soft, width: rank >= here ? 1.5 : 1, ...(rank >= here ? {} : { dash: "2 3" }) },
          );
          pair(given, 2, stone, false);
        }
        pair(x, y, stone, rank >= here);
        // the players in turn
        const player: Player = (rank % 2 === 0) === (toMove === "alice") ? "alice" : "bob";
        on.sign(player, x + pitch / 2, y + 54, 6);
      });
    },
  };

  /** The stones by rank, as places in the position: each choice names one among those that are left. */
  function inOrder(): number[] {
    let places = range(0, n - 1);
    const byRank = new Map(
      cells.map(({ at, choice }) => [at[0], choice as { readonly index: number } | null]),
    );
    const order: number[] = [];
    for (let rank = 0; rank < n; rank++) {
      const index = byRank.get(rank)?.index ?? 0;
      order.push(places[index]);
      places = places.filter((_, i) => i !== index);
    }
    return order;
  }
};
