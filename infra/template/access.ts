/** Who may ask a deployment, and how much, in one line for whoever typed a command. */
import type { Access } from "../stack/config.ts";
import type { Deployment, Method, Throttle } from "./deployment.ts";

/** What the API asks of a caller; a preflight, and what else is open in every mode, does not count. */
export function accessOf(deployment: Deployment): Access {
  const asked = new Set(methodsOf(deployment).map(({ authorization }) => authorization));
  return asked.has("key") ? "key" : asked.has("iam") ? "iam" : "public";
}

/** @returns a sentence on access, rate and quota */
export function inForce(deployment: Deployment): string {
  const who = callers[accessOf(deployment)];
  if (refusesAll(deployment)) return `Access ${who}, but every request is refused: the rate is 0.`;
  const { throttle, quota } = deployment.keyLimits;
  if (throttle !== undefined && quota !== undefined) {
    const daily = `${quota.limit.toLocaleString("en")} a ${quota.period.toLowerCase()}`;
    return `Access ${who}: a key may make ${inWords(throttle)}, ${daily}.`;
  }
  const ofApi = deployment.resources.flatMap(({ path, methods }) =>
    path === "/" ? [] : [...methods.values()],
  );
  const rates = new Set(ofApi.map(({ throttle }) => inWords(throttle)));
  return `Access ${who}: each of ${ofApi.length} methods takes ${[...rates].join(" or ")}; no quota. The page has its own rate.`;
}

export const refusesAll = (deployment: Deployment): boolean =>
  methodsOf(deployment).every(({ throttle }) => throttle?.rate === 0);

const callers: Readonly<Record<Access, string>> = {
  key: "by API key",
  iam: "by signature (IAM)",
  public: "for everybody",
};

const methodsOf = ({ resources }: Deployment): readonly Method[] =>
  resources.flatMap(({ methods }) => [...methods.values()]);

const inWords = (throttle: Throttle | undefined): string =>
  throttle === undefined
    ? "whatever the account allows"
    : `${throttle.rate} requests a second, ${throttle.burst} at once`;
