import type { Transaction } from '../platform/database/database.ts';
import { readSoldBefore, takeSoldBefore } from './sold-before-store.ts';

/** Packs that are opened by one table of odds. */
export interface PacksByOdds {
  /** Null for the odds in force. */
  readonly oddsHash: Buffer | null;
  readonly packs: number;
}

/**
 * By which odds a user's next packs of a series are opened: those that were sold before its odds changed come first, by the
 * odds that they were sold under. Takes them off the note. His row of packs is locked by now.
 */
export async function takeByOdds(
  tx: Transaction,
  opening: { readonly userID: string; readonly seriesID: number; readonly amount: number },
): Promise<readonly PacksByOdds[]> {
  const { userID, seriesID } = opening;
  let left = opening.amount;
  const taken: PacksByOdds[] = [];
  for (const { odds_hash: oddsHash, amount } of await readSoldBefore(tx, userID, seriesID)) {
    if (left === 0) break;
    const packs = Math.min(left, amount);
    await takeSoldBefore(tx, { userID, seriesID, oddsHash, packs, isAll: packs === amount });
    taken.push({ oddsHash, packs });
    left -= packs;
  }
  return left === 0 ? taken : [...taken, { oddsHash: null, packs: left }];
}
