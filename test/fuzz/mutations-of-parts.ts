/** What can be wrong with a request before it is written out: a value, a field, a parameter, the game, the verb. */
import fc from "fast-check";
import { isRecord, placesIn, valueAt, withValue } from "./json-places.ts";
import type { Plan } from "./requests.ts";

export const mutationsOfParts: Readonly<Record<string, (plan: Plan) => fc.Arbitrary<Plan>>> = {
  "another value": (plan) => onPlace(plan, () => oddValues),
  "a field left out": (plan) => onPlace(plan, () => fc.constant(undefined)),
  "a value in an array": (plan) => onPlace(plan, (value) => fc.constant([value])),
  "a value as text": (plan) => onPlace(plan, (value) => fc.constant(JSON.stringify(value))),
  "a value twice": (plan) =>
    onPlace(plan, (value) => fc.constant(Array.isArray(value) ? [...value, ...value] : value)),
  "a field too many": (plan) =>
    fc.tuple(oddTexts, oddValues, fc.nat()).map(([name, value, at]) => {
      const objects = placesIn(plan.body).filter((place) => isRecord(valueAt(plan.body, place)));
      if (objects.length === 0)
        return { ...plan, query: [...plan.query, [name, String(JSON.stringify(value))]] };
      return { ...plan, body: withValue(plan.body, [...objects[at % objects.length], name], value) };
    }),
  "another parameter": (plan) =>
    fc.tuple(oddTexts, oddTexts).map(([name, value]) => ({ ...plan, query: [...plan.query, [name, value]] })),
  "a parameter's value": (plan) =>
    fc.tuple(fc.nat(), oddTexts).map(([at, value]) => ({
      ...plan,
      query: plan.query.map(([name, text], i) => [name, i === at % plan.query.length ? value : text]),
    })),
  "a parameter twice": (plan) => fc.constant({ ...plan, query: [...plan.query, ...plan.query] }),
  "another game": (plan) =>
    oddTexts.map((text) => ({
      ...plan,
      path: plan.path.replace(/(?<=\/games\/)[^/]+/, encodeURIComponent(Buffer.from(text).toString())),
    })),
  "another verb": (plan) =>
    fc
      .constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "PROPFIND", "get", "X")
      .map((method) => ({ ...plan, method })),
  "another content type": (plan) =>
    fc
      .constantFrom(
        ...[
          "",
          "application/json",
          "APPLICATION/JSON ; charset=utf-8",
          "application/problem+json",
          "text/json",
        ],
        ...["application/json; charset=utf-16", "multipart/form-data", "application/jsonp", ";", "é"],
      )
      .map((type) => ({ ...plan, headers: [["content-type", type]] })),
  "no content type": (plan) => fc.constant({ ...plan, headers: [] }),
};

function onPlace(plan: Plan, change: (value: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<Plan> {
  const places = placesIn(plan.body);
  return fc.nat(places.length - 1).chain((at) =>
    change(valueAt(plan.body, places[at])).map((value) => ({
      ...plan,
      body: withValue(plan.body, places[at], value),
    })),
  );
}

export const oddTexts = fc.constantFrom(
  ...[
    "",
    " ",
    "0",
    "-0",
    "1e3",
    "1.5",
    "1e999",
    "NaN",
    "null",
    "true",
    "[]",
    "{}",
    "__proto__",
    "constructor",
  ],
  ...[
    "toString",
    "hasOwnProperty",
    "\u0000",
    "\ud800",
    "é",
    "😀",
    "'",
    '"',
    "%",
    "%00",
    "../..",
    "x".repeat(3_000),
  ],
  ...[
    "9007199254740991",
    "9007199254740992",
    "-9007199254740992",
    "1".repeat(400),
    "5,3,,4",
    ",",
    "5;3",
    "0x10",
  ],
);

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  oddTexts,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    -0,
    2 ** 31,
    2 ** 53 - 1,
    2 ** 53,
    -(2 ** 53),
    1e300,
    5e-324,
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    [1, "2"],
    [1.5],
    { length: 3 },
    { toString: 1 },
    { toJSON: 1 },
  ),
  fc.integer({ min: 100, max: 5_000 }).map((length) => new Array(length).fill(1)),
  fc.integer({ min: 1_000_000, max: 2 ** 40 }),
);
