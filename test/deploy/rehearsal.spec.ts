/**
 * A life of the stack, with the real CDK command line against a stand-in for AWS: a deployment that fails half-way and
 * is repeated, what was uploaded served and asked, an update, the switch, and the end, which leaves nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LocalServer } from "../../infra/local/start-local.ts";
import { apiSuite } from "../http/api-suite.ts";
import { type Checkout, checkOut, type Ended } from "./checkout.ts";
import type { Stack } from "./stacks.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

const region = "us-east-1";
let aws: StandIn;
let checkout: Checkout;
beforeAll(async () => {
  aws = await startStandIn(region);
  checkout = checkOut(aws, region);
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

const serveUploaded = (limits: boolean): Promise<LocalServer> => aws.api.serve(stack(), limits);

describe("A flag that is wrong", () => {
  it("stops the deployment with a sentence before AWS is asked for anything to change", async () => {
    const { code, output } = await deploy("-c", "access=open");
    expect(code).not.toBe(0);
    expect(output).toContain('The flag access takes key, iam or public; it was given "open".');
    expect(output).not.toMatch(/^\s+at .*\.ts:\d+/m);
    expect(aws.stacks.size + aws.objects.size).toBe(0);
  });
});

describe("A first try", () => {
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
    expect(ended.output).toContain("OptimalPlay.Stop = npm run stop");
  });

  it("says first who deploys where, and what access, rate and quota will be", () => {
    const who = "Account 000000000000, as arn:aws:iam::000000000000:user/somebody, in us-east-1.";
    const inForce = "Access by API key: a key may make 2 requests a second, 20 at once, 2,000 a day.";
    const [first, second, third] = [who, inForce, "OptimalPlay.Url"].map((words) =>
      ended.output.indexOf(words),
    );
    expect(first).toBeGreaterThanOrEqual(0);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
  });

  it("was asked its first question with the key that it made, and the answer was right", () => {
    expect(ended.output).toContain("The answer is right: the deployment works.");
    expect(aws.api.asked.at(-1)).toBe("POST v1/games/sum-game/solve");
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

/** What the stack answers, with its limits, to somebody who has the key. */
async function statusesOf(requests: number): Promise<readonly number[]> {
  const server = await serveUploaded(true);
  const headers = { "x-api-key": server.apiKey ?? "" };
  const statuses: number[] = [];
  for (let i = 0; i < requests; i++)
    statuses.push((await fetch(`${server.url}/v1/games`, { headers })).status);
  await server.close();
  return statuses;
}

describe("A deployment that answers wrongly", () => {
  it("fails after a minute of asking, and says which part to look at", { timeout: 180_000 }, async () => {
    const before = aws.api.asked.length;
    aws.api.instead = { status: 200, type: "application/json", body: '{"game":"sum-game","winner":"alice"}' };
    const { code, output } = await deploy();
    aws.api.instead = undefined;
    expect(code).not.toBe(0);
    expect(output).toMatch(
      /answered \{"game":"sum-game","winner":"alice"\}[\s\S]*Look at the code of the Solve function\./,
    );
    expect(aws.api.asked.length - before).toBeGreaterThan(10);
  });
});

describe("The switch", () => {
  it("refuses every request with one command, and touches nothing but stage and plan", async () => {
    const objects = new Set(aws.objects.keys());
    const { code, output } = await checkout.npm("stop");
    expect(code, output).toBe(0);
    expect(output).toContain("Access by API key, but every request is refused: the rate is 0.");
    expect(typesOf(stack().changes.modified).sort()).toEqual([
      "AWS::ApiGateway::Stage",
      "AWS::ApiGateway::UsagePlan",
    ]);
    expect(new Set(aws.objects.keys())).toEqual(objects);
    expect(await statusesOf(3)).toEqual([429, 429, 429]);
  });

  it("does nothing the second time", async () => {
    const events = stack().events.length;
    const { code, output } = await checkout.npm("stop");
    expect(code, output).toBe(0);
    expect(stack().events.length).toBe(events);
  });

  it("stays as it is when the stack is deployed again, which then asks no question", async () => {
    const asked = aws.api.asked.length;
    const { code, output } = await deploy();
    expect(code, output).toBe(0);
    expect(output).toContain("The stack is stopped and stays so; npm run resume opens it.");
    expect(output).toContain("It refuses every request, so it was not asked whether it works.");
    expect(aws.api.asked.length).toBe(asked);
    expect(await statusesOf(1)).toEqual([429]);
  });

  it("gives back what the stack was given", async () => {
    const { code, output } = await checkout.npm("resume");
    expect(code, output).toBe(0);
    expect(output).toContain("a key may make 2 requests a second, 20 at once, 2,000 a day.");
    expect(await statusesOf(3)).toEqual([200, 200, 200]);
  });
});

describe("Public access, watched", () => {
  it("takes the key away and brings alarms, a budget and a dashboard", async () => {
    const flags = ["access=public", "throttle=0.2/7", "email=you@example.org", "budget=10", "dashboard=true"];
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

describe("The switch of a public stack", () => {
  it("leaves it public, with what it was given", async () => {
    const types = () => typesOf([...stack().resources]);
    const given = types();
    const stopped = await checkout.npm("stop");
    expect(stopped, stopped.output).toMatchObject({ code: 0 });
    expect(stopped.output).toContain("Access for everybody, but every request is refused: the rate is 0.");
    expect(await statusesOf(1)).toEqual([429]);
    const resumed = await checkout.npm("resume");
    expect(resumed, resumed.output).toMatchObject({ code: 0 });
    expect(resumed.output).toMatch(
      /Access for everybody: each of \d+ methods takes \S+ requests a second, 7 at once/,
    );
    expect(types()).toEqual(given);
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
