/** What can be wrong with a request on its way: its text, its bytes, its length, its headers, its address. */
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { oddTexts } from "./mutations-of-parts.ts";

/** A request with its body as bytes. */
export interface Draft {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
  /** Whether the bytes arrive as they stand, with their length and as JSON. */
  readonly plain: boolean;
}

export const mutationsOfBytes: Readonly<Record<string, (draft: Draft) => fc.Arbitrary<Draft>>> = {
  "text cut off": (draft) => onBytes(draft, (bytes, at) => bytes.subarray(0, at)),
  "a byte too few": (draft) =>
    onBytes(draft, (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])),
  "bytes in between": (draft) =>
    fc
      .constantFrom(
        ...[
          [0],
          [0xff],
          [0xc3],
          [0xc0, 0x80],
          [0xed, 0xa0, 0x80],
          [0xef, 0xbb, 0xbf],
          [0x22],
          [0x5c],
          [0x2c],
        ],
        ...[[0x7b], [0x7d], [0x5b], [0x5d], [0x30], [0x2e], [0x65], [0x2d], [0x0d, 0x0a], [0xe2, 0x80, 0xa8]],
      )
      .chain((extra) =>
        onBytes(draft, (bytes, at) =>
          Buffer.concat([bytes.subarray(0, at), Buffer.from(extra), bytes.subarray(at)]),
        ),
      ),
  "another number": (draft) =>
    fc
      .constantFrom(
        "1.0",
        "1e0",
        "01",
        "+1",
        "-0",
        "1e400",
        "NaN",
        "Infinity",
        "0x1",
        "1_0",
        "9007199254740993",
      )
      .chain((text) => onText(draft, (body) => body.replace(/-?\d+/, text))),
  "other bytes": (draft) =>
    fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ ...draft, body: Buffer.from(bytes) })),
  "another encoding": (draft) =>
    fc
      .constantFrom("utf16le" as const, "latin1" as const, "base64" as const)
      .chain((encoding) =>
        onBytes(draft, (bytes) =>
          encoding === "base64"
            ? Buffer.from(bytes.toString("base64"))
            : Buffer.from(bytes.toString(), encoding),
        ),
      ),
  "a compressed body": (draft) =>
    fc.constant({
      ...draft,
      plain: false,
      body: draft.body && gzipSync(draft.body),
      headers: [...draft.headers, ["Content-Encoding", "gzip"]],
    }),
  "deep nesting": (draft) =>
    fc
      .tuple(fc.constantFrom("[", '{"a":', '{"position":'), fc.integer({ min: 100, max: 20_000 }))
      .chain(([open, depth]) => onText(draft, (body) => open.repeat(depth) + body)),
  "a key twice": (draft) => onText(draft, (body) => body.replace("{", '{"position":{},"position":1,')),
  "a body where there is none": (draft) =>
    fc.constant({ ...draft, body: draft.body ?? Buffer.from('{"position":{}}') }),
  "no body": ({ body: _body, ...draft }) => fc.constant({ ...draft, body: undefined }),
  "a length that is wrong": (draft) =>
    fc
      .constantFrom("0", "1", "5", "-1", "x", "1e3", "99999", "12000000", "18446744073709551616", "1, 1")
      .map((length) => ({ ...draft, plain: false, headers: [...draft.headers, ["Content-Length", length]] })),
  "chunks that are none": (draft) =>
    fc.constantFrom("chunked", "Chunked", "identity", "gzip, chunked", "x").map((coding) => ({
      ...draft,
      plain: false,
      headers: [...draft.headers, ["Transfer-Encoding", coding]],
    })),
  "another header": (draft) =>
    fc
      .tuple(
        fc.constantFrom(
          ...[
            "If-None-Match",
            "X-Api-Key",
            "Accept",
            "Range",
            "Expect",
            "Upgrade",
            "Authorization",
            "Cookie",
          ],
          ...[
            "X-HTTP-Method-Override",
            "Host",
            "__proto__",
            "Constructor",
            "X-Forwarded-For",
            "Accept-Encoding",
          ],
        ),
        fc.oneof(oddTexts, fc.constantFrom("*", '"x", W/"y"', "100-continue", "bytes=0-1", "gzip", "h2c")),
      )
      // Line breaks and NUL would end the head; that is the next mutation's business.
      .map(([name, value]) => ({
        ...draft,
        headers: [...draft.headers, [name, value.replaceAll(/[\r\n\0]/g, "")]],
      })),
  "a broken head": (draft) =>
    fc
      .constantFrom(
        "X: a\r\n b",
        "X: a\0b",
        "\0: x",
        "X y: z",
        ": x",
        "X: \r",
        `X: ${"x".repeat(12_000)}`,
        "é: ü",
      )
      .map((line) => {
        const colon = line.indexOf(":");
        const header = [line.slice(0, colon), line.slice(colon + 2)] as const;
        return { ...draft, plain: false, headers: [...draft.headers, header] };
      }),
  "a broken address": (draft) =>
    fc
      .constantFrom(
        "%",
        "%zz",
        "%c3%28",
        "//",
        "/../..",
        "/",
        "#x",
        "?",
        "?&&=&a",
        "\t",
        "|",
        "é",
        ";a=1",
        "a".repeat(9_000),
      )
      .chain((extra) =>
        fc.nat().map((at) => {
          const place = 1 + (at % draft.target.length);
          return { ...draft, target: draft.target.slice(0, place) + extra + draft.target.slice(place) };
        }),
      ),
};

const onBytes = (draft: Draft, change: (bytes: Buffer, at: number) => Buffer): fc.Arbitrary<Draft> =>
  fc.nat().map((at) => {
    const bytes = draft.body ?? Buffer.alloc(0);
    return { ...draft, body: change(bytes, at % (bytes.length + 1)) };
  });

const onText = (draft: Draft, change: (text: string) => string): fc.Arbitrary<Draft> =>
  onBytes(draft, (bytes) => Buffer.from(change(bytes.toString("utf8")), "utf8"));
