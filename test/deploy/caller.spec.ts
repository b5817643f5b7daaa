/** What the commands that work in an account say of who types them, before they do anything there. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Checkout, checkOut } from "./checkout.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

let aws: StandIn;
let checkout: Checkout;
beforeAll(async () => {
  aws = await startStandIn("eu-central-1");
  checkout = checkOut(aws, "eu-central-1");
});
afterAll(async () => {
  checkout?.remove();
  await aws?.close();
});

const commands = ["deploy", "destroy", "stop", "resume"];
const noCredentials = { AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined };
const noRegion = { AWS_REGION: undefined };
const who = "Account 000000000000, as arn:aws:iam::000000000000:user/somebody, in ";

/** Writes ~/.aws/config. */
function configure(text: string): void {
  const folder = join(checkout.folder, "home/.aws");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "config"), text);
}

describe.each(commands)("npm run %s", (command) => {
  it("says that there are no credentials, and how to get some", async () => {
    const { code, output } = await checkout.npmWith(noCredentials, command);
    expect(code).not.toBe(0);
    expect(output).toContain("There are no AWS credentials here. Set some up with aws configure");
  });

  it("says that AWS does not accept the credentials, and which they are", async () => {
    const { code, output } = await checkout.npmWith({ AWS_ACCESS_KEY_ID: "AKIAOTHER" }, command);
    expect(code).not.toBe(0);
    expect(output).toContain(
      "AWS does not accept the credentials found here (access key AKIAOTHER): The security token included in the request is invalid. (InvalidClientTokenId).",
    );
  });

  it("does not fall back on a region that nobody named, where there is nobody to ask", async () => {
    const { code, output } = await checkout.npmWith(noRegion, command);
    expect(code).not.toBe(0);
    expect(output).toMatch(
      /No region is named, and there is nobody to ask|There is no stack OptimalPlay in us-east-1\. No region/,
    );
  });
});

describe("The region", () => {
  it.each([
    ["AWS_REGION", { AWS_REGION: "eu-west-1" }, [], "eu-west-1"],
    ["AWS_DEFAULT_REGION", { ...noRegion, AWS_DEFAULT_REGION: "eu-west-2" }, [], "eu-west-2"],
    ["the default profile", noRegion, [], "eu-north-1"],
    ["a profile", { ...noRegion, ...noCredentials }, ["--profile=other"], "ap-south-1"],
    ["--region, before all of them", { AWS_REGION: "eu-west-1" }, ["--region=sa-east-1"], "sa-east-1"],
  ])("is taken from %s", async (_, environment, flags, region) => {
    const keys = "aws_access_key_id=AKIAEXAMPLE\naws_secret_access_key=x";
    configure(`[default]\nregion=eu-north-1\n[profile other]\nregion=ap-south-1\n${keys}\n`);
    const { output } = await checkout.npmWith(environment, "stop", "--", ...flags);
    configure("");
    expect(output).toContain(`${who}${region}.`);
    expect(output).toContain(`There is no stack OptimalPlay in ${region}.`);
  });

  it("is refused when it cannot be one", async () => {
    const { output } = await checkout.npm("stop", "--", "--region=Frankfurt");
    expect(output).toContain('A region looks like eu-central-1; it was "Frankfurt".');
  });
});

describe("A profile", () => {
  it("without credentials is named", async () => {
    const { output } = await checkout.npmWith(noCredentials, "stop", "--", "--profile=nobody");
    expect(output).toContain("The profile nobody has no AWS credentials.");
  });

  it("whose session is over is told apart from none", async () => {
    configure(
      "[default]\nsso_start_url=https://example.org\nsso_region=eu-west-1\nsso_account_id=1\nsso_role_name=r\n",
    );
    const { output } = await checkout.npmWith(noCredentials, "stop");
    configure("");
    expect(output).toMatch(/The AWS credentials cannot be used: .*sso/i);
  });
});

describe("AWS out of reach", () => {
  it("is told apart from wrong credentials", async () => {
    const { output } = await checkout.npmWith({ AWS_ENDPOINT_URL: "http://127.0.0.1:9" }, "stop");
    expect(output).toContain("AWS cannot be reached: connect ECONNREFUSED 127.0.0.1:9");
  });
});

it("none of them has changed anything", () => {
  expect(aws.stacks.size + aws.objects.size).toBe(0);
  expect(aws.unknown).toEqual([]);
});
