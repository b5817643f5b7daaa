/** PNG with a palette: what goes in is what a decoder finds, and many colours become few. */
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { png } from "../../notebooks/lib/png.ts";

/** Width, palette and numbers of colours of a file, its chunks read one after the other. */
function decoded(file: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString("latin1", at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const part = (name: string): Buffer => chunks.get(name) ?? Buffer.alloc(0);
  const palette = part("PLTE").toString("hex").match(/.{6}/g) ?? [];
  return { width: part("IHDR").readUInt32BE(0), palette, rows: [...inflateSync(part("IDAT"))] };
}

describe("a PNG with a palette", () => {
  it("keeps every pixel, a row after the other", () => {
    const pixels = Uint8Array.from([255, 255, 255, 255, 1, 2, 3, 255, 1, 2, 3, 255, 255, 255, 255, 255]);
    expect(decoded(png(pixels, 2))).toEqual({
      width: 2,
      palette: ["ffffff", "010203"],
      rows: [0, 0, 1, 0, 1, 0],
    });
  });

  it("has at most 256 colours, and white stays white", () => {
    const many = Array.from({ length: 1000 }, (_, i) => [i & 255, (i * 7) & 255, (i * 13) & 255, 255]);
    const pixels = Uint8Array.from([[255, 255, 255, 255], ...many].flat());
    const { palette, rows } = decoded(png(pixels, 1001));
    expect(palette.length).toBeGreaterThan(16);
    expect(palette.length).toBeLessThanOrEqual(256);
    expect(palette[rows[1]]).toBe("ffffff");
  });
});
