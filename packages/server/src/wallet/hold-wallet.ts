import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { lockWallet } from './store.ts';

/**
 * Locks a wallet before anything else of its user, where the sum to be moved is only known once other rows are locked
 * (lock order: wallet, inventory by card id, game). Answers its balance.
 */
export async function holdWallet(
  tx: Transaction,
  userID: string,
): Promise<{ ok: true; balance: number } | Refusal<'wallet_not_found'>> {
  const wallet = await lockWallet(tx, userID);
  return wallet ? { ok: true, balance: wallet.balance } : refuse('wallet_not_found');
}
