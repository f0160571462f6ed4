import type { Call } from '@pennant/contract/call';
import type { Clock } from '../clock.ts';

/** What one player, or one address of guests, may ask for: so many a second on average, so many at once. */
export const RATES = {
  rolls: { perSecond: 30, burst: 120 },
  spending: { perSecond: 10, burst: 40 },
  reads: { perSecond: 50, burst: 200 },
} as const;
export type RateName = keyof typeof RATES;

/** Rolling dice and playing on, which a browser does many times a minute. */
const ROLLING_PATH = /^\/games\/\{id\}\/(roll|play)$/;

/** Which limit a call counts against. */
export function rateOf(call: Call): RateName {
  if (ROLLING_PATH.test(call.path)) return 'rolls';
  return call.writes ? 'spending' : 'reads';
}

export interface RequestRates {
  /** Takes one request from the allowance; answers how many seconds to wait where it is used up, else null. */
  take(rate: RateName, who: string): number | null;
}

/** Buckets that are full again need not be remembered; they are swept when there are more than this many. */
const SWEEP_ABOVE = 20_000;

/**
 * Token buckets in memory: each server counts for itself, which is exact enough to keep a client from crowding out
 * the others. Limits that guard accounts are kept in the database instead.
 */
export function requestRates(clock: Clock, factor: number): RequestRates {
  const buckets = new Map<string, { tokens: number; at: number; rate: RateName }>();

  const refilled = (bucket: { tokens: number; at: number; rate: RateName }, now: number) => {
    const { perSecond, burst } = RATES[bucket.rate];
    // A clock that was set back gives nothing and takes nothing.
    const passed = Math.max(0, now - bucket.at) / 1000;
    return Math.min(burst * factor, bucket.tokens + passed * perSecond * factor);
  };

  return {
    take(rate, who) {
      const now = clock().getTime();
      const key = `${rate} ${who}`;
      const bucket = buckets.get(key) ?? { tokens: RATES[rate].burst * factor, at: now, rate };
      bucket.tokens = refilled(bucket, now);
      bucket.at = now;
      if (!buckets.has(key)) {
        if (buckets.size >= SWEEP_ABOVE) {
          for (const [name, kept] of buckets) {
            if (refilled(kept, now) >= RATES[kept.rate].burst * factor) buckets.delete(name);
          }
        }
        buckets.set(key, bucket);
      }
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1;
        return null;
      }
      return Math.max(1, Math.ceil((1 - bucket.tokens) / (RATES[rate].perSecond * factor)));
    },
  };
}
