import { claimAllowance, DAILY_ALLOWANCE } from '@pennant/rules/wallet/daily-allowance';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { credit } from './ledger.ts';
import { lockWallet, setLastClaim } from './wallet-store.ts';

/**
 * Pays the daily allowance once per UTC day; a refusal's details carry the time of the next claim.
 */
export async function claimDailyAllowance(
  tx: Transaction,
  { userID, now }: { userID: string; now: Date },
) {
  const wallet = await lockWallet(tx, userID);
  if (!wallet) return refuse('wallet_not_found');
  const claim = claimAllowance(now.getTime(), startOfUtcDay(wallet.last_claimed_on));
  const nextClaim = new Date(claim.nextClaim).toISOString();
  if (!claim.ok) return refuse('already_claimed', { nextClaim });

  const day = now.toISOString().slice(0, 10);
  await setLastClaim(tx, userID, day);
  const paid = await credit(tx, {
    userID,
    amount: claim.amount,
    reason: 'Daily allowance',
    cause: { kind: 'daily_allowance', day },
    now,
  });
  if (!paid.ok) return paid;
  return { amount: claim.amount, balance: paid.balance, nextClaim, allowance: DAILY_ALLOWANCE };
}

/** Returns the midnight (UTC) that begins a day 'YYYY-MM-DD', in milliseconds since 1970. */
export function startOfUtcDay(day: string | null): number | null {
  return day === null ? null : Date.parse(`${day}T00:00:00Z`);
}
