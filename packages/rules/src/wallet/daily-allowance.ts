import { BASE_PACK_COST } from '../packs/cost.ts';

/** Base packs that a day's allowance buys. */
const PACKS_A_DAY = 3;

/** What a claim pays: three base packs a day, so that nobody is ever stuck. */
export const DAILY_ALLOWANCE = PACKS_A_DAY * BASE_PACK_COST;

/** Milliseconds of a UTC day: Unix time has no leap seconds. */
const DAY = 86_400_000;

const dayOf = (time: number) => Math.floor(time / DAY);

export type Claim =
  | { readonly ok: true; readonly amount: number; readonly nextClaim: number }
  | { readonly ok: false; readonly code: 'already_claimed'; readonly nextClaim: number };

/**
 * Whether the allowance can be claimed now, once a UTC day. Times in milliseconds since 1970; `lastClaim` null for never.
 * `nextClaim` is the midnight (UTC) after now. A last claim that lies ahead (a clock set back) counts as today's.
 */
export const claimAllowance = (now: number, lastClaim: number | null): Claim =>
  lastClaim !== null && dayOf(lastClaim) >= dayOf(now)
    ? { ok: false, code: 'already_claimed', nextClaim: (dayOf(lastClaim) + 1) * DAY }
    : { ok: true, amount: DAILY_ALLOWANCE, nextClaim: (dayOf(now) + 1) * DAY };
