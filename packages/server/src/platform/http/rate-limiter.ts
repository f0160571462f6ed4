import type { Call } from '@pennant/contract/call';
import type { onRequestHookHandler } from 'fastify';
import type { Clock } from '../clock.ts';
import { commonRefusals, refuse } from '../refusal.ts';
import { clientAddressOf } from './client-address.ts';
import type { Stage } from './request-stage.ts';
import { sendRefusal } from './responses.ts';

/**
 * Limits per player, or per client address of guests: average requests per second, and burst. Pages
 * and images come without a token: they count per address.
 */
export const RATE_LIMITS = {
  rolls: { perSecond: 30, burst: 120 },
  spending: { perSecond: 10, burst: 40 },
  reads: { perSecond: 50, burst: 200 },
  /** Pages that the server renders, beyond which the browser does; images of cards. */
  pages: { perSecond: 5, burst: 40 },
  images: { perSecond: 2, burst: 20 },
  /** Reports of browsers, which are written into the log. */
  reports: { perSecond: 0.1, burst: 10 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** Calls that roll dice or play on, which a browser makes many times a minute. */
const ROLLING_PATH = /^\/games\/\{id\}\/(roll|play)$/;

/** Calls that write nothing and play a whole game for it, which takes more than a read. */
const REPLAYING_PATH = /^\/daily\/\{day\}\/free/;

/** Returns the limit that a call counts against. */
function rateLimitNameOf(call: Call): RateLimitName {
  if (ROLLING_PATH.test(call.path)) return 'rolls';
  return call.writes || REPLAYING_PATH.test(call.path) ? 'spending' : 'reads';
}

/**
 * Refuses a request beyond the limit of its user, or of its address if it has no valid token. Goes
 * before any other refusal, so that refused requests are limited as well.
 */
export const limitRate = (call: Call, limiter: RateLimiter): Stage => {
  const rate = rateLimitNameOf(call);
  return ({ context: { principal, address } }) => {
    const wait = limiter.take(rate, principal?.userID ?? address);
    return wait === null ? null : refuse('too_many_requests', { retryAfter: wait });
  };
};

/** Returns the hook that limits reads of routes outside the contract, by the client's address. */
export const limitReads =
  (limiter: RateLimiter): onRequestHookHandler =>
  (request, reply, next) => {
    const wait = limiter.take('reads', clientAddressOf(request.ip ?? ''));
    if (wait === null) return next();
    const refusal = refuse('too_many_requests', { retryAfter: wait });
    void sendRefusal(reply, { ...commonRefusals.too_many_requests, refusal });
  };

export interface RateLimiter {
  /**
   * Counts one request of a client; returns the seconds to wait if its limit is used up, else null.
   */
  take(rate: RateLimitName, client: string): number | null;
}

interface Bucket {
  tokens: number;
  /** The time of the last refill, in ms since 1970. */
  refilledAt: number;
}

/** Number of buckets per limit above which the full ones are deleted. */
const SWEEP_THRESHOLD = 20_000;

/**
 * Creates a rate limiter with token buckets in memory: each server counts for itself, which is
 * exact enough to keep a client from crowding out the others. Limits that protect accounts are
 * counted in the database instead (`sign-in-and-email-limits.ts`).
 */
export function createRateLimiter(clock: Clock, factor: number): RateLimiter {
  // One map per limit: concatenating a key would cost each request more than all the rest.
  const bucketsByRate: Record<RateLimitName, Map<string, Bucket>> = {
    rolls: new Map(),
    spending: new Map(),
    reads: new Map(),
    pages: new Map(),
    images: new Map(),
    reports: new Map(),
  };

  return {
    take(rate, client) {
      const now = clock().getTime();
      const perSecond = RATE_LIMITS[rate].perSecond * factor;
      const burst = RATE_LIMITS[rate].burst * factor;
      // A clock that was set back changes nothing.
      const refill = ({ tokens, refilledAt }: Bucket) =>
        Math.min(burst, tokens + (Math.max(0, now - refilledAt) / 1000) * perSecond);

      const buckets = bucketsByRate[rate];
      let bucket = buckets.get(client);
      if (bucket === undefined) {
        if (buckets.size >= SWEEP_THRESHOLD) {
          for (const [key, other] of buckets) if (refill(other) >= burst) buckets.delete(key);
        }
        bucket = { tokens: burst, refilledAt: now };
        buckets.set(client, bucket);
      }
      bucket.tokens = refill(bucket);
      bucket.refilledAt = now;
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1;
        return null;
      }
      return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    },
  };
}
