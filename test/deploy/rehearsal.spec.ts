/**
 * A life of the stack, with the real CDK command line against a stand-in for AWS: a deployment that fails half-way and
 * is repeated, what was uploaded served and asked, an update, the kill switch, and the end, which leaves nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalServer, serveTemplate } from "../../infra/local/start-local.ts";
import { apiSuite } from "../api-suite.ts";
import { type Checkout, checkOut, type Ended } from "./checkout.ts";
import type { Stack } from "./stacks.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

const region = "us-east-1";
let aws: StandIn;
let checkout: Checkout;
beforeAll(async () => {
  aws = await startStandIn(region);
  checkout = checkOut(aws.url, region);
});
afterAll(async () => {
  checkout?.remove();
  await aws?.close();
});

const deploy = (...args: readonly string[]) =>
  checkout.npm("deploy", "--", "--require-approval", "never", ...args);

function stack(): Stack {
  const found = aws.stacks.get("OptimalPlay");
  if (!found) throw new Error("There is no stack.");
  return found;
}

const typesOf = (ids: readonly string[], { template } = stack()) =>
  ids.map((id) => template.Resources[id]?.Type);

/** The stack's own template and zips, as they lie in the bucket. */
async function serveUploaded(limits: boolean): Promise<LocalServer> {
  return serveTemplate(JSON.parse(JSON.stringify(stack().template)), (key) => unpacked(key), {
    port: 0,
    limits,
  });
}

function unpacked(key: string): string {
  const zip = aws.objects.get(key);
  if (!zip) throw new Error(`${key} was not uploaded.`);
  const folder = join(checkout.folder, "unpacked", key);
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

describe("A flag that is wrong", () => {
  it("stops the deployment with a sentence before AWS is asked for anything to change", async () => {
    const { code, output } = await deploy("-c", "access=open");
    expect(code).not.toBe(0);
    expect(output).toContain('The context flag access takes key, iam or public; it was given "open".');
    expect(output).not.toMatch(/^\s+at .*\.ts:\d+/m);
    expect(aws.stacks.size + aws.objects.size).toBe(0);
  });
});

describe("A first try", () => {
  it("without credentials says what is missing", async () => {
    const { code, output } = await checkout.npmWithoutCredentials("deploy");
    expect(code).not.toBe(0);
    expect(output).toMatch(/Unable to resolve AWS account|credentials/i);
  });

  it("before the bootstrap says which command comes first, and changes nothing", async () => {
    aws.bootstrapped = false;
    const { code, output } = await deploy();
    aws.bootstrapped = true;
    expect(code).not.toBe(0);
    expect(output).toContain("cdk bootstrap");
    expect(aws.stacks.size + aws.objects.size).toBe(0);
  });
});

describe("A deployment that fails half-way", () => {
  it("says so, leaves nothing running, and can simply be repeated", async () => {
    aws.failOnce("AWS::ApiGateway::Stage");
    const failed = await deploy();
    expect(failed.code).not.toBe(0);
    expect(failed.output).toContain("The stand-in was told to fail here.");
    expect(stack()).toMatchObject({ status: "ROLLBACK_COMPLETE", retained: [] });
    expect(stack().resources.size).toBe(0);

    const repeated = await deploy();
    expect(repeated, repeated.output).toMatchObject({ code: 0 });
    expect(stack().status).toBe("CREATE_COMPLETE");
  });
});

describe("A deployment", () => {
  let ended: Ended;
  beforeAll(async () => {
    ended = await deploy();
  });

  it("that changes nothing says so and changes nothing", () => {
    expect(ended, ended.output).toMatchObject({ code: 0 });
    expect(ended.output).toContain("no changes");
    expect(stack().status).toBe("CREATE_COMPLETE");
  });

  it("has made every resource of the template, all of them inside the stack", () => {
    expect([...stack().resources].sort()).toEqual(Object.keys(stack().template.Resources).sort());
    for (const type of typesOf([...stack().resources])) {
      expect(type).toMatch(/^AWS::(ApiGateway|IAM|Lambda|Logs)::/);
    }
  });

  it("prints the address, how to read the key, a line to try and the one that stops it", () => {
    expect(ended.output).toMatch(
      /OptimalPlay\.Url = https:\/\/\S+\.execute-api\.us-east-1\.amazonaws\.com\//,
    );
    expect(ended.output).toMatch(
      /OptimalPlay\.ReadKey = aws apigateway get-api-key --api-key \S+ --include-value/,
    );
    expect(ended.output).toMatch(
      /OptimalPlay\.Try = curl -s https:\/\/\S+\/v1\/games\/sum-game\/solve -H "x-api-key: \$KEY"/,
    );
    expect(ended.output).toMatch(/OptimalPlay\.Stop = npm run deploy -- -c 'throttle=0\/0'/);
  });

  it("uploaded nothing but bundles and the template", () => {
    for (const [key, content] of aws.objects) {
      if (key.endsWith(".zip"))
        expect(Object.keys(unzipSync(content))).toEqual(
          expect.arrayContaining(["index.mjs", "THIRD-PARTY-LICENSES.txt"]),
        );
      else expect(JSON.parse(content.toString("utf8"))).toHaveProperty("Resources");
    }
    expect(aws.objects.size).toBe(3);
  });

  it("called nothing that a first-time user's credentials would be refused, as far as the stand-in knows", () => {
    expect(aws.unknown).toEqual([]);
  });
});

describe("What was uploaded, served", () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await serveUploaded(false);
  });
  afterAll(() => server?.close());

  it("wants the key", async () => {
    expect((await fetch(`${server.url}/v1/games`)).status).toBe(403);
    expect(server.apiKey).toMatch(/\w{20}/);
  });

  apiSuite(() => server);
});

describe("An update with a changed source", () => {
  const release = "9.9.9";

  it("changes the two functions and nothing else, and what was uploaded is the new version", async () => {
    const manifest = join(checkout.folder, "functions/games/package.json");
    const old = readFileSync(manifest, "utf8");
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(old), version: release }));
    const { code, output } = await deploy();
    expect(code, output).toBe(0);
    expect(stack().status).toBe("UPDATE_COMPLETE");
    expect(stack().changes).toMatchObject({ added: [], removed: [] });
    expect(typesOf(stack().changes.modified)).toEqual(["AWS::Lambda::Function", "AWS::Lambda::Function"]);

    const server = await serveUploaded(false);
    const headers = { "x-api-key": server.apiKey ?? "" };
    const document = await (await fetch(`${server.url}/v1/openapi.json`, { headers })).json();
    expect(document).toMatchObject({ info: { version: release } });
    await server.close();
  });
});

describe("An update that fails", () => {
  it("goes back to what was there, which can be updated again", async () => {
    aws.failOnce("AWS::ApiGateway::UsagePlan");
    const failed = await deploy("-c", "quota=100");
    expect(failed.code).not.toBe(0);
    expect(stack().status).toBe("UPDATE_ROLLBACK_COMPLETE");
    expect([...stack().resources].sort()).toEqual(Object.keys(stack().template.Resources).sort());
  });
});

describe("The kill switch", () => {
  it("refuses every request, and touches nothing but stage and plan", async () => {
    const { code, output } = await deploy("-c", "throttle=0/0");
    expect(code, output).toBe(0);
    expect(typesOf(stack().changes.modified).sort()).toEqual([
      "AWS::ApiGateway::Stage",
      "AWS::ApiGateway::UsagePlan",
    ]);
    const server = await serveUploaded(true);
    const headers = { "x-api-key": server.apiKey ?? "" };
    for (let i = 0; i < 3; i++) {
      expect((await fetch(`${server.url}/v1/games`, { headers })).status).toBe(429);
    }
    await server.close();
  });
});

describe("Public access, watched", () => {
  it("takes the key away and brings alarms, a budget and a dashboard", async () => {
    const flags = ["access=public", "email=you@example.org", "budget=10", "dashboard=true"];
    const { code, output } = await deploy(...flags.flatMap((flag) => ["-c", flag]));
    expect(code, output).toBe(0);
    const types = new Set(typesOf([...stack().resources]));
    for (const type of ["ApiGateway::ApiKey", "ApiGateway::UsagePlan"])
      expect(types).not.toContain(`AWS::${type}`);
    for (const type of [
      "CloudWatch::Alarm",
      "CloudWatch::Dashboard",
      "Budgets::Budget",
      "SNS::Subscription",
    ]) {
      expect(types).toContain(`AWS::${type}`);
    }
  });
});

describe("The end", () => {
  it("leaves nothing: every resource deleted, none retained", async () => {
    for (const { DeletionPolicy = "Delete", UpdateReplacePolicy = "Delete" } of Object.values(
      stack().template.Resources,
    )) {
      expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(["Delete", "Delete"]);
    }
    const { code, output } = await checkout.npm("destroy", "--", "--force");
    expect(code, output).toBe(0);
    expect(stack()).toMatchObject({ status: "DELETE_COMPLETE", retained: [] });
    expect(stack().resources.size).toBe(0);
    expect(aws.unknown).toEqual([]);
  });
});
