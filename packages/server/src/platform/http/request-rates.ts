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

interface Bucket {
  tokens: number;
  /** When they were counted, in ms. */
  at: number;
}

/** Buckets that are full again need not be remembered; they are swept when a rate has more than this many. */
const SWEEP_ABOVE = 20_000;

/**
 * Token buckets in memory: each server counts for itself, which is exact enough to keep a client from crowding out
 * the others. Limits that guard accounts are kept in the database instead.
 */
export function requestRates(clock: Clock, factor: number): RequestRates {
  // Apart for each rate: to put two words together for a key would cost each request more than the rest of this.
  const all: Record<RateName, Map<string, Bucket>> = {
    rolls: new Map(),
    spending: new Map(),
    reads: new Map(),
  };

  return {
    take(rate, who) {
      const now = clock().getTime();
      const perSecond = RATES[rate].perSecond * factor;
      const burst = RATES[rate].burst * factor;
      // A clock that was set back gives nothing and takes nothing.
      const refilled = ({ tokens, at }: Bucket) =>
        Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);

      const buckets = all[rate];
      let bucket = buckets.get(who);
      if (bucket === undefined) {
        if (buckets.size >= SWEEP_ABOVE) {
          for (const [name, kept] of buckets) if (refilled(kept) >= burst) buckets.delete(name);
        }
        bucket = { tokens: burst, at: now };
        buckets.set(who, bucket);
      }
      bucket.tokens = refilled(bucket);
      bucket.at = now;
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1;
        return null;
      }
      return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    },
  };
}
