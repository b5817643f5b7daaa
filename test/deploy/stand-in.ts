/**
 * What the deployment commands speak to, on loopback: STS, SSM, S3, CloudFormation and API Gateway, as far as the commands
 * go, and the deployed API itself. A call that is not known here is refused and kept in `unknown`, so that nothing passes
 * by being ignored.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { root } from "../../infra/build.ts";
import { CloudFormation } from "./cloudformation.ts";
import { physicalId } from "./descriptions.ts";
import { ServiceError } from "./service-error.ts";
import type { Stack } from "./stacks.ts";
import { UploadedApi } from "./uploaded-api.ts";
import { xml } from "./xml.ts";

export interface StandIn {
  readonly url: string;
  /** Where the deployed API answers; with a slash at its end. */
  readonly apiUrl: string;
  /** The API that was deployed last, and what was asked of it. */
  readonly api: UploadedApi;
  readonly stacks: ReadonlyMap<string, Stack>;
  /** What was uploaded, by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  readonly unknown: readonly string[];
  /** Whether `cdk bootstrap` has been run. */
  bootstrapped: boolean;
  /** The next resource of this type cannot be created. */
  failOnce(type: string): void;
  close(): Promise<void>;
}

const account = "000000000000";
/** The only credentials that are accepted, beside those of a role. */
export const accessKeyId = "AKIAEXAMPLE";
const bucketOf = (region: string) => `cdk-hnb659fds-assets-${account}-${region}`;
/** What `cdk bootstrap` of the installed CLI makes: it reads its own template, and so does this. */
export function bootstrapVersion(): string {
  const file = join(root, "node_modules/aws-cdk/lib/api/bootstrap/bootstrap-template.yaml");
  const [, version] =
    /\n {2}CdkBootstrapVersion:\n[\s\S]*?\n {6}Value: '(\d+)'/.exec(readFileSync(file, "utf8")) ?? [];
  if (version === undefined) throw new Error(`${file} has no CdkBootstrapVersion where it is looked for.`);
  return version;
}

export async function startStandIn(region: string): Promise<StandIn> {
  const objects = new Map<string, Buffer>();
  const unknown: string[] = [];
  const formation = new CloudFormation({ account, region, bucket: bucketOf(region), objects });
  const api = new UploadedApi(formation.stacks, objects);

  async function answer(request: IncomingMessage, body: Buffer): Promise<Reply> {
    if (request.url?.startsWith(apiPath))
      return api.forward(request, request.url.slice(apiPath.length), body);
    if (!acceptedKeys.test(String(request.headers["authorization"]))) {
      const message = "The security token included in the request is invalid.";
      return { ...failure(new ServiceError("InvalidClientTokenId", message)), status: 403 };
    }
    const target = String(request.headers["x-amz-target"] ?? "");
    if (target === "AmazonSSM.GetParameter") {
      return standIn.bootstrapped
        ? json({ Parameter: { Value: bootstrapVersion() } })
        : { ...json({ __type: "ParameterNotFound" }), status: 400 };
    }
    // After a failure the CLI looks for a further explanation in the account's trail.
    if (target.endsWith(".LookupEvents")) return json({ Events: [] });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/apikeys/")) return readKey(pathname.slice("/apikeys/".length));
    if (pathname !== "/") return s3(request.method ?? "", pathname, searchParams, body);
    const form = new URLSearchParams(body.toString("utf8"));
    const action = form.get("Action") ?? "";
    const result = sts[action]?.() ?? formation.act(action, form);
    if (result === undefined) return refuse(`${action || target || request.method}`);
    return {
      status: 200,
      type: "text/xml",
      body: xml({ [`${action}Response`]: { [`${action}Result`]: result } }),
    };
  }

  async function readKey(id: string): Promise<Reply> {
    const key = (await api.current()).deployment.keys.find((one) => physicalId(one.id) === id);
    if (!key) return { ...json({ message: "Invalid API Key identifier specified" }), status: 404 };
    return json({ id, value: (await api.current()).apiKey });
  }

  function s3(method: string, pathname: string, query: URLSearchParams, body: Buffer): Reply {
    const [, bucket, ...path] = pathname.split("/");
    const key = path.join("/");
    if (!standIn.bootstrapped) {
      return {
        ...failure(new ServiceError("NoSuchBucket", "The specified bucket does not exist")),
        status: 404,
      };
    }
    if (bucket !== bucketOf(region)) return refuse(`S3 ${method} ${pathname}`);
    if (method === "PUT" && key !== "") {
      objects.set(key, body);
      return { status: 200, type: "text/xml", body: "", etag: '"stored"' };
    }
    if (method !== "GET" || key !== "") return refuse(`S3 ${method} ${pathname}`);
    if (query.has("location"))
      return { status: 200, type: "text/xml", body: xml({ LocationConstraint: "" }) };
    if (query.has("encryption")) return { status: 200, type: "text/xml", body: xml(encrypted) };
    if (!query.has("list-type")) return refuse(`S3 ${method} ${pathname}?${query}`);
    const found = [...objects.keys()].filter((name) => name.startsWith(query.get("prefix") ?? ""));
    const contents = found.map((name) => ({ Key: name, Size: objects.get(name)?.length ?? 0 }));
    const listed = { Name: bucket, KeyCount: found.length, IsTruncated: false, Contents: contents };
    return { status: 200, type: "text/xml", body: xml({ ListBucketResult: listed }) };
  }

  function refuse(what: string): Reply {
    unknown.push(what);
    return failure(new ServiceError("InvalidAction", `${what} is not known to the stand-in.`));
  }

  const server = createServer((request, response) => {
    void read(request)
      .then((body) => answer(request, body))
      .catch((error: unknown) => {
        if (!(error instanceof ServiceError)) unknown.push(String(error));
        return failure(error instanceof ServiceError ? error : new ServiceError("Internal", `${error}`));
      })
      .then((reply) => send(response, reply));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: StandIn = {
    url,
    apiUrl: `${url}${apiPath}`,
    api,
    stacks: formation.stacks,
    objects,
    unknown,
    bootstrapped: true,
    failOnce: (type) => formation.failOnce(type),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, api.close()]);
    },
  };
  return standIn;
}

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly etag?: string;
}

const apiPath = "/execute-api/";
const roleKeyId = "ASIAEXAMPLE";
const acceptedKeys = new RegExp(`Credential=(${accessKeyId}|${roleKeyId})/`);

/** Of an account with the rights to assume the bootstrap's roles. */
const sts: Readonly<Record<string, () => object>> = {
  GetCallerIdentity: () => ({
    Account: account,
    Arn: `arn:aws:iam::${account}:user/somebody`,
    UserId: "SOMEBODY",
  }),
  AssumeRole: () => ({
    Credentials: {
      AccessKeyId: roleKeyId,
      SecretAccessKey: "secret",
      SessionToken: "token",
      Expiration: "2099-01-01T00:00:00Z",
    },
  }),
};

const encrypted = {
  ServerSideEncryptionConfiguration: {
    Rule: [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }],
  },
};

const json = (value: unknown): Reply => ({
  status: 200,
  type: "application/x-amz-json-1.1",
  body: JSON.stringify(value),
});

const failure = ({ code, message }: ServiceError): Reply => ({
  status: 400,
  type: "text/xml",
  body: xml({ ErrorResponse: { Error: { Type: "Sender", Code: code, Message: message } } }),
});

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers["content-encoding"]?.includes("aws-chunked") ? unchunk(body) : body;
}

/** S3's way to send a body with its checksum behind it: lengths in hexadecimal, each followed by that much. */
function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf("\r\n", at);
    const length = Number.parseInt(body.toString("latin1", at, end), 16);
    if (!(length > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}

function send(response: ServerResponse, { status, type, body, etag }: Reply): void {
  response.writeHead(status, { "content-type": type, ...(etag === undefined ? {} : { etag }) }).end(body);
}
