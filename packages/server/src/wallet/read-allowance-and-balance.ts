import { claimAllowance, DAILY_ALLOWANCE } from '@pennant/rules/wallet/daily-allowance';
import type { Queries } from '../platform/database/database.ts';
import { startOfUtcDay } from './claim-daily-allowance.ts';
import { findWallet } from './wallet-store.ts';

/** Returns what a user's wallet holds; null without a wallet. */
export const readBalance = async (queries: Queries, userID: string): Promise<number | null> =>
  (await findWallet(queries, userID))?.balance ?? null;

/**
 * Returns the time from which the allowance can be claimed, given the day of the last claim: now
 * where it can be.
 */
export function nextClaimOf(lastClaimedOn: string | null, now: Date): string {
  const claim = claimAllowance(now.getTime(), startOfUtcDay(lastClaimedOn));
  return claim.ok ? now.toISOString() : new Date(claim.nextClaim).toISOString();
}

/** Returns the daily allowance of a user: whether it can be claimed, and from when. */
export async function readAllowance(
  queries: Queries,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<{ amount: number; isClaimable: boolean; nextClaim: string }> {
  const wallet = await findWallet(queries, userID);
  const nextClaim = nextClaimOf(wallet?.last_claimed_on ?? null, now);
  return {
    amount: DAILY_ALLOWANCE,
    isClaimable: wallet !== undefined && nextClaim === now.toISOString(),
    nextClaim,
  };
}
