/** Requests, and answers in a form that can be compared between two servers. */
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Asked => ({
  method: "POST",
  path,
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** Without fetch, which would add headers of its own and decode what comes. */
export async function hear(url: string, { method = "GET", path, headers = {}, body }: Asked): Promise<Heard> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    request(url + path, { method, headers: { ...headers, ...length } }, resolve)
      .on("error", reject)
      .end(body);
  });
  const {
    "x-amzn-requestid": id = "",
    date: _date,
    connection: _c,
    "keep-alive": _k,
    ...kept
  } = answer.headers;
  const text = (await buffer(answer)).toString("utf8");
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)])),
    body: text.replaceAll(String(id), "<request id>"),
  };
}
