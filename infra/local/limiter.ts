/** Rate, burst and quota as API Gateway counts them: for each method, and for all callers of this machine together. */
import type { Deployment, Method, Quota, Throttle } from "../template/deployment.ts";

/** @returns the gateway response type that refuses this request, or undefined when it may pass */
export type Limiter = (method: Method) => "THROTTLED" | "QUOTA_EXCEEDED" | undefined;

export function createLimiter(
  { keyLimits }: Pick<Deployment, "keyLimits">,
  now: () => number = Date.now,
): Limiter {
  const ofMethods = new Map<Method, () => boolean>();
  const takeFromKey = tokenBucket(keyLimits.throttle, now);
  const takeFromQuota = counter(keyLimits.quota, now);
  return (method) => {
    const takeFromMethod = ofMethods.get(method) ?? tokenBucket(method.throttle, now);
    ofMethods.set(method, takeFromMethod);
    const withKey = method.authorization === "key";
    if (withKey && !takeFromKey()) return "THROTTLED";
    if (!takeFromMethod()) return "THROTTLED";
    return withKey && !takeFromQuota() ? "QUOTA_EXCEEDED" : undefined;
  };
}

/** A full bucket holds `burst` tokens and fills at `rate` a second. */
function tokenBucket(throttle: Throttle | undefined, now: () => number): () => boolean {
  if (!throttle) return () => true;
  let tokens = throttle.burst;
  let last = now();
  return () => {
    tokens = Math.min(throttle.burst, tokens + ((now() - last) / 1_000) * throttle.rate);
    last = now();
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}

function counter(quota: Quota | undefined, now: () => number): () => boolean {
  if (!quota) return () => true;
  const days = { DAY: 1, WEEK: 7, MONTH: 30 }[quota.period];
  let period = -1;
  let used = 0;
  return () => {
    const current = Math.floor(now() / (days * 86_400_000));
    if (current !== period) used = 0;
    period = current;
    return ++used <= quota.limit;
  };
}
