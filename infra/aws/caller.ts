/**
 * Who acts, and where: found and said before anything is done in an account, and then held. What works in the account
 * is given these credentials and this region, and does not look for others.
 */
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { PlainError } from "../command.ts";
import { type Terminal, terminal } from "./terminal.ts";

/** Flags of every command that works in an account. */
export const callerFlags = {
  region: { takes: "an AWS region, as in eu-central-1" },
  profile: { takes: "a profile of ~/.aws/config" },
};

export interface Caller {
  readonly account: string;
  readonly arn: string;
  readonly region: string;
  /** Whether somebody chose the region; nobody did where it is the CDK's own fallback. */
  readonly regionNamed: boolean;
  readonly credentials: Credentials;
}

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const FALLBACK_REGION = "us-east-1";

/** @throws {PlainError} without credentials, or with some that AWS refuses */
export async function identify({
  region,
  profile,
}: Readonly<Partial<Record<keyof typeof callerFlags, string>>>): Promise<Caller> {
  // The SDK's notice that it will need a newer Node some day is for whoever updates it, not for who deploys.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  if (profile !== undefined) process.env["AWS_PROFILE"] = profile;
  const named = region ?? (await configuredRegion());
  if (named !== undefined && !/^[a-z]{2}(-[a-z]+)+-\d$/.test(named))
    throw new PlainError(`A region looks like eu-central-1; it was ${JSON.stringify(named)}.`);
  const credentials = await findCredentials();
  const sts = new STSClient({ region: named ?? FALLBACK_REGION, credentials });
  const { Account: account = "", Arn: arn = "" } = await sts
    .send(new GetCallerIdentityCommand())
    .catch((error: unknown) => {
      throw new PlainError(refused(error, credentials.accessKeyId));
    });
  console.log(`Account ${account}, as ${arn}, in ${named ?? FALLBACK_REGION}.`);
  return { account, arn, region: named ?? FALLBACK_REGION, regionNamed: named !== undefined, credentials };
}

/** The environment of a process that is to act as this caller. */
export function environmentOf({ region, credentials }: Caller): NodeJS.ProcessEnv {
  const { AWS_PROFILE: _, AWS_DEFAULT_PROFILE: __, AWS_SESSION_TOKEN: ___, ...rest } = process.env;
  return {
    ...rest,
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    ...(credentials.sessionToken === undefined ? {} : { AWS_SESSION_TOKEN: credentials.sessionToken }),
  };
}

/**
 * A region that nobody named is only taken where the stack already is, or where a person says yes to it.
 * @param isDeployed whether the stack is there
 */
export async function settleRegion(
  caller: Pick<Caller, "region" | "regionNamed">,
  isDeployed: boolean,
  { isTerminal, ask }: Terminal = terminal,
): Promise<void> {
  if (caller.regionNamed) return;
  const how = "Name one: --region=…, AWS_REGION, or aws configure set region ….";
  if (!isTerminal()) throw new PlainError(`No region is named, and there is nobody to ask. ${how}`);
  if (isDeployed) return;
  const answer = await ask(`No region is named. Deploy to ${caller.region}? (yes/no) `);
  if (!/^y(es)?$/i.test(answer)) throw new PlainError(`Nothing was done. ${how}`);
}

async function configuredRegion(): Promise<string | undefined> {
  const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  if (AWS_REGION || AWS_DEFAULT_REGION) return AWS_REGION || AWS_DEFAULT_REGION;
  // What is left is the profile; the SDK throws where that has none.
  return new STSClient().config.region().catch(() => undefined);
}

async function findCredentials(): Promise<Credentials> {
  const mfaCodeProvider = (serial: string) => terminal.ask(`MFA code of ${serial}: `);
  try {
    return await defaultProvider(terminal.isTerminal() ? { mfaCodeProvider } : {})();
  } catch (error) {
    const { message } = error as Error;
    const profile = process.env["AWS_PROFILE"];
    if (!/Could not load credentials from any providers/.test(message))
      throw new PlainError(`The AWS credentials cannot be used: ${message}`);
    throw new PlainError(
      profile === undefined
        ? "There are no AWS credentials here. Set some up with aws configure or aws configure sso, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY."
        : `The profile ${profile} has no AWS credentials. aws configure list-profiles shows which there are.`,
    );
  }
}

function refused(error: unknown, accessKeyId: string): string {
  const { name, message, $response } = error as Error & {
    readonly $response?: { readonly statusCode: number };
  };
  return $response === undefined
    ? `AWS cannot be reached: ${message || name}`
    : `AWS does not accept the credentials found here (access key ${accessKeyId}): ${message} (${name}).`;
}
