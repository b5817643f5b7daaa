/** Asks a server as many questions as wanted, right and wrong ones, and holds each answer against the document. */
import fc from "fast-check";
import { contractOf, type Document } from "./contract.ts";
import { corrupted, type FuzzRequest, written } from "./corrupt.ts";
import { plans } from "./requests.ts";
import { send } from "./wire.ts";

export interface FuzzOptions {
  readonly port: number;
  readonly document: Document;
  readonly requests: number;
  /** The same seed asks the same questions. */
  readonly seed: number;
  /** Told of each answer; the status is undefined where the connection was closed without one. */
  readonly heard?: (request: FuzzRequest, status: number | undefined) => void;
}

/** @throws {Error} at the first answer that is not as documented, with the smallest request found that shows it */
export async function fuzz({ port, document, requests, seed, heard = () => {} }: FuzzOptions): Promise<void> {
  const valid = plans(document);
  const any = fc.oneof(
    { weight: 3, arbitrary: valid.map(written) },
    { weight: 7, arbitrary: valid.chain(corrupted) },
  );
  const answeredAsDocumented = fc.asyncProperty(any, async (request) => {
    const { status, complaints } = await ask(port, document, request);
    heard(request, status);
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
  });
  await fc.assert(answeredAsDocumented, { numRuns: requests, seed });
}

export async function ask(
  port: number,
  document: Document,
  { wire, sent }: FuzzRequest,
): Promise<{ readonly status: number | undefined; readonly complaints: readonly string[] }> {
  const answer = await send(port, wire);
  if (answer !== undefined) {
    return { status: answer.status, complaints: contract(document).complaints(sent, answer) };
  }
  // Who announces more than he sends, and then hangs up, is owed nothing.
  return { status: undefined, complaints: wire.hangUp ? [] : ["no answer at all"] };
}

/** Compiled once for a document. */
function contract(document: Document) {
  const known = contracts.get(document) ?? contractOf(document);
  contracts.set(document, known);
  return known;
}

const contracts = new WeakMap<Document, ReturnType<typeof contractOf>>();
