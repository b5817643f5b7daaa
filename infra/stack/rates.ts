/**
 * What API Gateway lets through, once all of the stack has been made: how the rate is shared out among the methods, and
 * the switch that turns every rate off.
 */
import { CfnCondition, CfnParameter, Fn, type Stack, Token } from "aws-cdk-lib";
import { CfnMethod, CfnStage, CfnUsagePlan } from "aws-cdk-lib/aws-apigateway";
import type { Route } from "../../functions/http/routes.ts";
import type { Config, Throttle } from "./config.ts";

/** The parameter that `npm run stop` and `npm run resume` set. */
export const STOPPED = "Stopped";

/**
 * Of what is open to everybody: what the month can afford beside everything else (`npm run cost`). The burst costs
 * little, since it can be used up only once, and lets a class open the page together. HEAD, which hardly anybody sends, has
 * a tenth of the rate.
 */
const openThrottle: Readonly<Record<"GET" | "HEAD", Throttle>> = {
  GET: { rate: 0.009, burst: 60 },
  HEAD: { rate: 0.001, burst: 5 },
};

export function setRates(
  stack: Stack,
  { access, throttle: { rate } }: Config,
  routes: readonly Route[],
): void {
  const unlessStopped = addStopSwitch(stack);
  // What refuses everything refuses the page, too.
  const unlessShut = (limit: number) => (rate === 0 ? 0 : unlessStopped(limit));
  const open = routes.filter((route) => route.open).map((route) => route.resource);
  const settingsOfOpen = open.flatMap((path) =>
    (["GET", "HEAD"] as const).map((httpMethod) => ({
      httpMethod,
      // As CloudFormation writes a path: its slashes as ~1, behind one that is written as it is.
      resourcePath: path === "/" ? path : `/${path.replaceAll("/", "~1")}`,
      throttlingRateLimit: unlessShut(openThrottle[httpMethod].rate),
      throttlingBurstLimit: unlessShut(openThrottle[httpMethod].burst),
    })),
  );
  const parts = stack.node.findAll();
  // API Gateway counts a stage's rate for each method separately. A key has a separate rate and a
  // quota; where there are no keys, the methods get an equal share of the rate, so that together they stay within it.
  const sharing = parts.filter((part) => part instanceof CfnMethod).length - settingsOfOpen.length;
  const shares = access === "key" ? 1 : sharing;
  for (const part of parts) {
    if (part instanceof CfnStage) {
      const settings = part.methodSettings as readonly CfnStage.MethodSettingProperty[];
      part.methodSettings = settings
        .map(
          (setting): CfnStage.MethodSettingProperty => ({
            ...setting,
            throttlingRateLimit: unlessStopped(share(setting.throttlingRateLimit ?? 0, shares)),
            throttlingBurstLimit: unlessStopped(setting.throttlingBurstLimit ?? 0),
          }),
        )
        .concat(settingsOfOpen);
    }
    if (part instanceof CfnUsagePlan) {
      const { rateLimit = 0, burstLimit = 0 } = part.throttle as CfnUsagePlan.ThrottleSettingsProperty;
      part.throttle = { rateLimit: unlessStopped(rateLimit), burstLimit: unlessStopped(burstLimit) };
    }
  }
}

/** Rounded down, so that the shares do not come to more than the whole. */
const share = (rate: number, shares: number): number => Math.floor((rate / shares) * 1e6) / 1e6;

/**
 * While the parameter is "true" every rate is 0, and the gateway refuses every request. A parameter and not a flag:
 * CloudFormation can change it by itself and keeps the rest as it was deployed, so that stopping needs neither the flags
 * nor the sources, works at once, and resuming gives back what there was.
 * @returns the limit that the template has for a limit
 */
function addStopSwitch(stack: Stack): (limit: number) => number {
  const parameter = new CfnParameter(stack, STOPPED, {
    type: "String",
    allowedValues: ["true", "false"],
    default: "false",
    description: "true refuses every request; npm run stop and npm run resume set it",
  });
  const isStopped = new CfnCondition(stack, "IsStopped", {
    expression: Fn.conditionEquals(parameter, "true"),
  });
  return (limit) => Token.asNumber(Fn.conditionIf(isStopped.logicalId, 0, limit));
}
