/** Reads how an API is deployed and who may ask how much: stage, rates, usage plan and keys. */
import { apiGateway } from "../aws-limits.ts";
import type { ApiResource, Deployment, Quota, Stage, Throttle } from "./deployment.ts";
import { ofThisApi, type UnlimitedResource } from "./methods.ts";
import {
  list,
  onlyThese,
  type Part,
  type Parts,
  type Properties,
  record,
  refusal,
  text,
  whole,
} from "./parts.ts";

export function readStage(parts: Parts, apiId: string): Stage {
  const part = parts.only("AWS::ApiGateway::Stage");
  ofThisApi(part, apiId);
  const name = text(part, "StageName");
  if (!apiGateway.stageName.test(name))
    throw refusal(part, `has StageName ${name}; letters, digits, - and _ are expected`);
  checkSnapshot(parts, part, apiId);
  return {
    name,
    tracing: part.properties["TracingEnabled"] === true,
    accessLogs: part.properties["AccessLogSetting"] !== undefined,
  };
}

/** A stage shows its API as it was when the deployment was made: a method made later is not in it. */
function checkSnapshot(parts: Parts, stage: Part, apiId: string): void {
  const id = text(stage, "DeploymentId");
  const deployment = parts.all("AWS::ApiGateway::Deployment").find((one) => one.id === id);
  if (!deployment) throw refusal(stage, `has DeploymentId ${id}, which is no deployment of the template`);
  ofThisApi(deployment, apiId);
  for (const type of ["AWS::ApiGateway::Method", "AWS::ApiGateway::GatewayResponse"]) {
    const late = parts.all(type).find((one) => !deployment.dependsOn.includes(one.id));
    if (late) throw refusal(deployment, `does not depend on ${late.id}, and may be made before it`);
  }
}

/** @returns the resources with the rate of each method: its own, where the stage has one for it, else that of all */
export function limitMethods(parts: Parts, resources: readonly UnlimitedResource[]): readonly ApiResource[] {
  const part = parts.only("AWS::ApiGateway::Stage");
  const settings = list(part.properties["MethodSettings"] ?? [], `${part.id}'s MethodSettings`).map((one) =>
    readSetting(part, one),
  );
  for (const { verb, path } of settings) {
    const exists = resources.some((resource) => resource.path === path && resource.methods.has(verb));
    if (!exists && !(verb === "*" && path === "/*"))
      throw refusal(part, `has MethodSettings for ${verb} ${path}, which is no method of the API`);
  }
  const throttleOf = (verb: string, path: string) =>
    settings.find((one) => one.verb === verb && one.path === path)?.throttle;
  return resources.map(({ methods, ...resource }) => ({
    ...resource,
    methods: new Map(
      Array.from(methods, ([verb, method]) => {
        const throttle = throttleOf(verb, resource.path) ?? throttleOf("*", "/*");
        return [verb, { ...method, throttle }];
      }),
    ),
  }));
}

function readSetting(part: Part, setting: Properties) {
  const names = "DataTraceEnabled HttpMethod ResourcePath ThrottlingBurstLimit ThrottlingRateLimit";
  onlyThese(part, "MethodSettings", setting, names);
  const { HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit } = setting;
  if (setting["DataTraceEnabled"] === true)
    throw refusal(part, "has MethodSettings.DataTraceEnabled, which would log whole requests");
  return {
    verb: String(HttpMethod),
    // A slash inside the path is written ~1, behind one that is written as it is.
    path: String(ResourcePath)
      .replace(/^\/(?=~1)/, "")
      .replaceAll("~1", "/"),
    throttle: readThrottle(part, ThrottlingRateLimit, ThrottlingBurstLimit),
  };
}

function readThrottle(part: Part, rate: unknown, burst: unknown): Throttle | undefined {
  if (rate === undefined && burst === undefined) return undefined;
  const most = apiGateway.rate;
  if (typeof rate !== "number" || !(rate >= 0 && rate <= most))
    throw refusal(part, `has a rate of ${JSON.stringify(rate)}; a number from 0 to ${most} is expected`);
  return { rate, burst: whole(part, "a burst of", burst, 0, apiGateway.burst) };
}

/** @returns the keys that open the stage, and what each may ask */
export function readKeys(parts: Parts, apiId: string, stage: string): Pick<Deployment, "keys" | "keyLimits"> {
  const plans = parts.all("AWS::ApiGateway::UsagePlan");
  if (plans.length > 1) throw refusal(plans[1], "is a second usage plan; one is all that is known here");
  const keys = parts.all("AWS::ApiGateway::ApiKey");
  for (const plan of plans) checkStages(plan, plan.properties["ApiStages"], "Stage", apiId, stage);
  for (const key of keys) checkStages(key, key.properties["StageKeys"], "StageName", apiId, stage);
  const bound = parts.all("AWS::ApiGateway::UsagePlanKey").map((part) => {
    const [key, type, plan] = ["KeyId", "KeyType", "UsagePlanId"].map((name) => text(part, name));
    if (type !== "API_KEY") throw refusal(part, `has KeyType ${type}; API_KEY is expected`);
    if (!keys.some(({ id }) => id === key))
      throw refusal(part, `has KeyId ${key}, which is no API key of the template`);
    if (!plans.some(({ id }) => id === plan))
      throw refusal(part, `has UsagePlanId ${plan}, which is no usage plan of the template`);
    return key;
  });
  return {
    keys: keys
      .filter(({ id, properties }) => bound.includes(id) && properties["Enabled"] === true)
      .map((key) => ({
        id: key.id,
        value: key.properties["Value"] === undefined ? undefined : text(key, "Value"),
      })),
    keyLimits: plans.length === 0 ? { throttle: undefined, quota: undefined } : readKeyLimits(plans[0]),
  };
}

/** @throws {TemplateError} where methods ask for a key and none would open them */
export function checkKeys(parts: Parts, { keys, resources }: Pick<Deployment, "keys" | "resources">): void {
  const asks = resources.some(({ methods }) =>
    [...methods.values()].some(({ authorization }) => authorization === "key"),
  );
  if (!asks || keys.length > 0) return;
  const stage = parts.only("AWS::ApiGateway::Stage");
  throw refusal(
    stage,
    "has methods that ask for a key, and no enabled key with an AWS::ApiGateway::UsagePlanKey",
  );
}

function checkStages(part: Part, value: unknown, nameProperty: string, apiId: string, stage: string): void {
  const stages = list(value ?? [], `${part.id}'s stages`);
  for (const one of stages) {
    const [api, name] = [one["ApiId"] ?? one["RestApiId"], one[nameProperty]];
    if (api !== apiId || name !== stage)
      throw refusal(part, `names the stage ${name} of ${api}; the template has ${stage} of ${apiId}`);
    if (Object.keys(Object(one["Throttle"])).length > 0)
      throw refusal(part, "has a rate for single methods, which is not known here");
  }
  if (stages.length !== 1) throw refusal(part, `names ${stages.length} stages; the template has one`);
}

function readKeyLimits(plan: Part): Deployment["keyLimits"] {
  const throttle = record(plan.properties["Throttle"] ?? {}, `${plan.id}'s Throttle`);
  onlyThese(plan, "Throttle", throttle, "BurstLimit RateLimit");
  return {
    throttle: readThrottle(plan, throttle["RateLimit"], throttle["BurstLimit"]),
    quota: readQuota(plan, plan.properties["Quota"] as Properties | undefined),
  };
}

function readQuota(plan: Part, quota: Properties | undefined): Quota | undefined {
  if (quota === undefined) return undefined;
  onlyThese(plan, "Quota", quota, "Limit Period");
  const { Limit, Period } = quota;
  if (Period !== "DAY" && Period !== "WEEK" && Period !== "MONTH")
    throw refusal(plan, `has a quota for a ${Period}; DAY, WEEK or MONTH is expected`);
  return { limit: whole(plan, "a quota of", Limit, 0, 2 ** 31 - 1), period: Period };
}
