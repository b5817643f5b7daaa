/** Requests as they go out: right ones as the document wants them, and others that are corrupted in one or two places. */
import fc from "fast-check";
import type { Sent } from "./contract.ts";
import { type Draft, mutationsOfBytes } from "./mutations-of-bytes.ts";
import { mutationsOfParts } from "./mutations-of-parts.ts";
import type { Plan } from "./requests.ts";
import type { Wire } from "./wire.ts";

export interface FuzzRequest {
  /** What was done to it; nothing, if it is as the document wants it. */
  readonly corrupted: readonly string[];
  readonly wire: Wire;
  readonly sent: Sent;
}

export const written = (plan: Plan): FuzzRequest => finish([], draft(plan));

export function corrupted(plan: Plan): fc.Arbitrary<FuzzRequest> {
  const onPlan = fc.constantFrom(...Object.keys(mutationsOfParts));
  const onDraft = fc.constantFrom(...Object.keys(mutationsOfBytes));
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.tuple(onPlan) },
      { weight: 3, arbitrary: fc.tuple(onDraft) },
      { weight: 2, arbitrary: fc.tuple(onPlan, onDraft) },
      { weight: 1, arbitrary: fc.tuple(onPlan, onPlan) },
    )
    .chain((names) => {
      const first = names.filter((name) => name in mutationsOfParts);
      const then = names.filter((name) => name in mutationsOfBytes);
      const planned = first.reduce(
        (before, name) => before.chain((value) => mutationsOfParts[name](value)),
        fc.constant(plan),
      );
      return then
        .reduce((before, name) => before.chain((value) => mutationsOfBytes[name](value)), planned.map(draft))
        .map((value) => finish(names, value));
    });
}

function draft({ method, path, query, headers, body }: Plan): Draft {
  const search = new URLSearchParams(
    query.map(([name, value]): [string, string] => [name, value]),
  ).toString();
  return {
    method,
    target: search === "" ? path : `${path}?${search}`,
    headers: [["Host", "localhost"], ...headers],
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body) ?? "", "utf8"),
    plain: true,
  };
}

function finish(names: readonly string[], { method, target, headers, body, plain }: Draft): FuzzRequest {
  const framed = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const length: [string, string][] =
    body === undefined || framed ? [] : [["Content-Length", String(body.length)]];
  const json = plain && body !== undefined && isUtf8(body) ? { json: body.toString("utf8") } : {};
  return {
    corrupted: names,
    wire: { method, target, headers: [...headers, ...length], body, hangUp: framed },
    sent: { method, target, ...json },
  };
}

const isUtf8 = (bytes: Buffer) => Buffer.from(bytes.toString("utf8"), "utf8").equals(bytes);
