/**
 * Whether a deployment works: it is asked its first question, over the internet as anybody would, and the answer is
 * compared. A new key, or a new address, takes a while to spread, so it is asked again for up to a minute.
 */
import { APIGatewayClient, GetApiKeyCommand } from "@aws-sdk/client-api-gateway";
import { AwsClient } from "aws4fetch";
import { PlainError } from "../command.ts";
import type { Access } from "../stack/config.ts";
import { firstQuestion } from "../stack/first-question.ts";
import { accessOf } from "../template/access.ts";
import type { Deployment } from "../template/deployment.ts";
import type { Caller } from "./caller.ts";
import { physicalId } from "./deployed-stack.ts";

export interface Asked {
  /** Of the stage, with a slash at its end. */
  readonly url: string;
  readonly access: Access;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly patienceMs?: number;
  readonly pauseMs?: number;
}

/** @throws {PlainError} that says which part to look at */
export async function askFirstQuestion({
  url,
  access,
  send,
  patienceMs = 60_000,
  pauseMs = 3_000,
}: Asked): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const wrong = await whatIsWrong(`${url}${firstQuestion.path}`, access, send);
    if (wrong === undefined) return;
    if (Date.now() + pauseMs > deadline) throw new PlainError(wrong);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** How a caller asks a deployment: with the key that it made, with a signature, or just so. */
export async function asCaller(
  caller: Caller,
  deployment: Deployment,
): Promise<Pick<Asked, "access" | "send">> {
  const access = accessOf(deployment);
  if (access === "iam") {
    const { region, credentials } = caller;
    const signing = new AwsClient({ ...credentials, region, service: "execute-api", retries: 0 });
    return { access, send: (url, init) => signing.fetch(url, init) };
  }
  const headers: Record<string, string> =
    access === "key" ? { "x-api-key": await readKey(caller, deployment) } : {};
  return { access, send: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...headers } }) };
}

async function readKey(caller: Caller, { keys }: Deployment): Promise<string> {
  const { region, credentials } = caller;
  try {
    const apiKey = await physicalId(caller, keys[0].id);
    const client = new APIGatewayClient({ region, credentials });
    const { value = "" } = await client.send(new GetApiKeyCommand({ apiKey, includeValue: true }));
    return value;
  } catch (error) {
    const { name, message } = error as Error;
    throw new PlainError(
      `The stack is deployed, but its key cannot be read to try it: ${message} (${name}).`,
    );
  }
}

async function whatIsWrong(url: string, access: Access, send: Asked["send"]): Promise<string | undefined> {
  const headers = { "content-type": "application/json" };
  let text: string;
  let status: number;
  try {
    const response = await send(url, {
      method: "POST",
      headers,
      body: firstQuestion.body,
      signal: AbortSignal.timeout(10_000),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    const { message, cause } = error as Error;
    return `${url} does not answer (${cause instanceof Error ? cause.message : message}). Look at the way there: name resolution, a proxy, a firewall.`;
  }
  if (status !== 200)
    return `${url} answered ${status}: ${text.slice(0, 500)}\nLook at ${partOf(status, access)}.`;
  if (isRight(text)) return undefined;
  return `${url} answered ${text.slice(0, 500)}\nIt should have in it ${JSON.stringify(firstQuestion.answer)}. Look at the code of the Solve function.`;
}

function isRight(text: string): boolean {
  try {
    const answer = Object(JSON.parse(text));
    return Object.entries(firstQuestion.answer).every(([name, value]) => answer[name] === value);
  } catch {
    return false;
  }
}

/** Which part of a deployment gives an answer of this status to a right question. */
function partOf(status: number, access: Access): string {
  if (status === 403) return forbidding[access];
  if (status === 404) return "the stage and the deployment of the REST API: it does not know the route";
  if (status === 429)
    return "the rates of the stage and of the usage plan, and at what else the account is asked";
  if (status >= 500) return "the Solve function: its log, its permission to be called, its concurrency";
  return "the code of the Solve function";
}

const forbidding: Readonly<Record<Access, string>> = {
  key: "the API key and its usage plan",
  iam: "the right execute-api:Invoke of these credentials",
  public: "the methods of the REST API: access should be public, and they ask for something",
};
