/**
 * PNG with a palette: drawings have few colours, so a byte a pixel is enough, and a file a third as large as one in true
 * colour. Compressed by a package rather than by Node, whose zlib differs from version to version: the bytes are stored.
 */
import { zlibSync } from "fflate";

/**
 * @param pixels red, green, blue and alpha of each pixel, in rows; taken as opaque
 * @param width pixels of a row
 */
export function png(pixels: Uint8Array, width: number): Buffer {
  const height = pixels.length / 4 / width;
  let image = indexed(pixels, width, 1);
  // channels in coarser and coarser steps, until there are few enough
  for (let step = 4; image.palette.length > 256; step *= 2) image = indexed(pixels, width, step);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(
    image.palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", zlibSync(image.rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Rows of numbers of colours, each after a 0, which says that no filter is used. */
function indexed(pixels: Uint8Array, width: number, step: number) {
  const numbers = new Map<number, number>();
  const rows = new Uint8Array(pixels.length / 4 + pixels.length / 4 / width);
  const coarse = (channel: number): number => Math.min(255, Math.round(channel / step) * step);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    if ((from / 4) % width === 0) to++;
    const colour = (coarse(pixels[from]) << 16) | (coarse(pixels[from + 1]) << 8) | coarse(pixels[from + 2]);
    let number = numbers.get(colour);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(colour, number);
    }
    rows[to++] = number;
  }
  return { palette: [...numbers.keys()], rows };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

/** CRC-32, as PNG asks for. */
function checksum(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
