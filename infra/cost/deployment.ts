/** What a synthesised template has in it that costs money, or bounds what does. */

import { PlainError } from "../command.ts";
import type { Access } from "../stack/config.ts";

export interface Deployment {
  readonly access: Access;
  /** Of the stage; with a key also of the key. */
  readonly throttle: { readonly rate: number; readonly burst: number };
  /** Requests a day, where a key is counted. */
  readonly quota: number | undefined;
  readonly functions: readonly DeployedFunction[];
  /** Whether browsers' preflights are answered, which ask for no key and no signature. */
  readonly preflights: boolean;
  readonly tracing: boolean;
  readonly accessLogs: boolean;
  readonly alarms: readonly { readonly metrics: number; readonly periodSeconds: number }[];
  readonly dashboards: number;
}

export interface DeployedFunction {
  readonly id: string;
  readonly gigabytes: number;
  readonly timeoutSeconds: number;
  readonly architecture: "arm64" | "x86_64";
  /** How many may run at once, where the template says so. */
  readonly concurrency: number | undefined;
}

export interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties?: Properties }>>;
}
// A template is whatever JSON the CDK wrote; each property is looked at where it is read.
type Properties = Readonly<Record<string, unknown>>;

/** @throws {PlainError} when the template holds something whose price is not known here */
export function readDeployment({ Resources }: Template): Deployment {
  for (const [id, { Type, Properties: properties = {} }] of Object.entries(Resources)) {
    refuseUnpriced(id, Type, properties);
  }
  const all = (type: string) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties: properties = {} }]) =>
      Type === type ? [{ id, properties }] : [],
    );
  const [stage] = all("AWS::ApiGateway::Stage").map(({ properties }) => properties);
  const [settings] = stage["MethodSettings"] as readonly Properties[];
  const [plan] = all("AWS::ApiGateway::UsagePlan").map(({ properties }) => properties);
  const methods = all("AWS::ApiGateway::Method").map(({ properties }) => properties);
  return {
    access: accessOf(methods),
    throttle: {
      rate: Number(settings["ThrottlingRateLimit"]),
      burst: Number(settings["ThrottlingBurstLimit"]),
    },
    quota: plan === undefined ? undefined : Number((plan["Quota"] as Properties)["Limit"]),
    functions: all("AWS::Lambda::Function").map(({ id, properties }) => readFunction(id, properties)),
    preflights: methods.some((method) => method["HttpMethod"] === "OPTIONS"),
    tracing: stage["TracingEnabled"] === true,
    accessLogs: stage["AccessLogSetting"] !== undefined,
    alarms: all("AWS::CloudWatch::Alarm").map(({ properties }) => readAlarm(properties)),
    dashboards: all("AWS::CloudWatch::Dashboard").length,
  };
}

/** Free of charge in themselves: what they cost comes with requests, or not at all. */
const unpriced =
  /^AWS::(IAM::(Role|Policy)|Lambda::Permission|Logs::LogGroup|SNS::(Topic|TopicPolicy|Subscription)|Budgets::Budget|CDK::Metadata|ApiGateway::(RestApi|Resource|Method|Deployment|GatewayResponse|UsagePlan|UsagePlanKey|ApiKey))$/;
const priced = /^AWS::(Lambda::Function|ApiGateway::Stage|CloudWatch::(Alarm|Dashboard))$/;
/** Properties that cost extra. */
const extras = ["CacheClusterEnabled", "EphemeralStorage", "SnapStart", "CapacityProviderConfig"];

function refuseUnpriced(id: string, type: string, properties: Properties): void {
  if (!unpriced.test(type) && !priced.test(type))
    throw new PlainError(`${id} is a ${type}, whose price is not known here.`);
  const extra = extras.find((name) => properties[name] !== undefined);
  if (extra !== undefined)
    throw new PlainError(`${id} (${type}) has ${extra}, whose price is not known here.`);
}

/** A preflight is open in every mode; it ends at the gateway. */
function accessOf(methods: readonly Properties[]): Access {
  const asked = methods.filter((method) => method["HttpMethod"] !== "OPTIONS");
  if (asked.every((method) => method["ApiKeyRequired"] === true)) return "key";
  return asked.every((method) => method["AuthorizationType"] === "AWS_IAM") ? "iam" : "public";
}

function readFunction(id: string, properties: Properties): DeployedFunction {
  const [architecture = "x86_64"] = (properties["Architectures"] ?? []) as DeployedFunction["architecture"][];
  const concurrency = properties["ReservedConcurrentExecutions"];
  return {
    id,
    gigabytes: Number(properties["MemorySize"] ?? 128) / 1024,
    timeoutSeconds: Number(properties["Timeout"] ?? 3),
    architecture,
    concurrency: concurrency === undefined ? undefined : Number(concurrency),
  };
}

/** An alarm on an expression is charged for every metric in it. */
function readAlarm(properties: Properties): Deployment["alarms"][number] {
  const queries = (properties["Metrics"] ?? []) as readonly Properties[];
  const stats = queries.flatMap((query) => (query["MetricStat"] === undefined ? [] : [query["MetricStat"]]));
  const periods = [properties, ...(stats as Properties[])].map((part) => Number(part["Period"] ?? 0));
  return { metrics: Math.max(1, stats.length), periodSeconds: Math.max(...periods) };
}
