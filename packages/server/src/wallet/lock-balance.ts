import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { lockWallet } from './wallet-store.ts';

/**
 * Locks a wallet and returns its balance. Called before any other lock on the user's rows when the
 * amount depends on them (lock order: wallet, inventory by card id, game).
 */
export async function lockBalance(
  tx: Transaction,
  userID: string,
): Promise<{ ok: true; balance: number } | Refusal<'wallet_not_found'>> {
  const wallet = await lockWallet(tx, userID);
  return wallet ? { ok: true, balance: wallet.balance } : refuse('wallet_not_found');
}
