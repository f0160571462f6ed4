import type { Transaction } from '../platform/database/database.ts';
import { readPacksAtFormerOdds, takePacksAtFormerOdds } from './packs-sold-at-former-odds-store.ts';

/** A number of packs that are opened by the same odds table. */
export interface PacksByOdds {
  /** Null for the current odds. */
  readonly oddsHash: Buffer | null;
  readonly packs: number;
}

/**
 * Returns by which odds a user's next packs of a series are opened: first those sold before the
 * odds changed, by the odds at their sale, oldest first. Removes these from the record of packs
 * sold at former odds. The caller has locked the user's row of `pack_inventory`.
 */
export async function takePacksByOdds(
  tx: Transaction,
  opening: { readonly userID: string; readonly seriesID: number; readonly amount: number },
): Promise<readonly PacksByOdds[]> {
  const { userID, seriesID } = opening;
  let left = opening.amount;
  const taken: PacksByOdds[] = [];
  for (const { odds_hash: oddsHash, amount } of await readPacksAtFormerOdds(tx, userID, seriesID)) {
    if (left === 0) break;
    const packs = Math.min(left, amount);
    await takePacksAtFormerOdds(tx, { userID, seriesID, oddsHash, packs, isAll: packs === amount });
    taken.push({ oddsHash, packs });
    left -= packs;
  }
  return left === 0 ? taken : [...taken, { oddsHash: null, packs: left }];
}
