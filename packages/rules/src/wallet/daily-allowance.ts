import { BASE_PACK_COST } from '../packs/pack-cost.ts';
import { DAY_MS, utcDayOf } from '../time/utc-day.ts';

/** Base packs that a day's allowance buys. */
const PACKS_PER_DAY = 3;

/** Amount of one claim: the cost of three base packs. */
export const DAILY_ALLOWANCE = PACKS_PER_DAY * BASE_PACK_COST;

export type AllowanceClaim =
  | { readonly ok: true; readonly amount: number; readonly nextClaim: number }
  | { readonly ok: false; readonly code: 'already_claimed'; readonly nextClaim: number };

/**
 * Returns whether the allowance, once per UTC day, can be claimed now. Times are in milliseconds
 * since 1970; `lastClaim` is null before the first claim. `nextClaim` is the next midnight (UTC). A
 * last claim in the future (a clock set back) counts as today's.
 */
export const claimAllowance = (now: number, lastClaim: number | null): AllowanceClaim =>
  lastClaim !== null && utcDayOf(lastClaim) >= utcDayOf(now)
    ? { ok: false, code: 'already_claimed', nextClaim: (utcDayOf(lastClaim) + 1) * DAY_MS }
    : { ok: true, amount: DAILY_ALLOWANCE, nextClaim: (utcDayOf(now) + 1) * DAY_MS };
