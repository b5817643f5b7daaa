/** Rate, burst and daily quota as API Gateway counts them, one counter for all callers of this machine. */
import type { LocalApi, Quota, Throttle } from "./local-api.ts";

/** @returns the gateway response type that refuses this request, or undefined when it may pass */
export type Limiter = (withKey: boolean) => "THROTTLED" | "QUOTA_EXCEEDED" | undefined;

export function createLimiter({ stageThrottle, keyLimits }: LocalApi, now: () => number = Date.now): Limiter {
  const takeFromStage = tokenBucket(stageThrottle, now);
  const takeFromKey = tokenBucket(keyLimits.throttle, now);
  const takeFromQuota = counter(keyLimits.quota, now);
  return (withKey) => {
    if (!takeFromStage()) return "THROTTLED";
    if (!withKey) return undefined;
    if (!takeFromKey()) return "THROTTLED";
    return takeFromQuota() ? undefined : "QUOTA_EXCEEDED";
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
  const days = { DAY: 1, WEEK: 7, MONTH: 30 }[quota.period] ?? 1;
  let period = -1;
  let used = 0;
  return () => {
    const current = Math.floor(now() / (days * 86_400_000));
    if (current !== period) used = 0;
    period = current;
    return ++used <= quota.limit;
  };
}
