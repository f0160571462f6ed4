import type { Transaction } from '../platform/database/database.ts';
import { computeOdds } from './current-odds.ts';
import { recordFormerOdds } from './packs-sold-at-former-odds-store.ts';
import { readCurrentOddsHash, replaceOdds } from './odds-store.ts';
import { readSeriesCards } from './series-card-store.ts';
import { findSeries } from './series-read-store.ts';

/**
 * Replaces the odds of a series after its cards, weights or limits were changed. Unopened packs
 * keep the odds at which they were sold, and all former tables are kept for verification. The
 * caller has locked the series. Returns the key figures of the new odds.
 */
export async function renewOdds(
  tx: Transaction,
  { seriesID, now }: { readonly seriesID: number; readonly now: Date },
): Promise<{ expectedResale: number; canFillAPack: boolean; cards: number }> {
  const [row, before, cards] = [
    await findSeries(tx, seriesID),
    await readCurrentOddsHash(tx, seriesID),
    await readSeriesCards(tx, [seriesID]),
  ];
  if (row === undefined) throw new Error(`there is no series ${seriesID} to renew the odds of`);
  const odds = computeOdds(row, cards);
  if (before !== undefined && before.toString('hex') !== odds.hash) {
    await recordFormerOdds(tx, { seriesID, oddsHash: before, now });
  }
  await replaceOdds(tx, [odds]);
  return {
    expectedResale: odds.expectedResale,
    canFillAPack: odds.canFillAPack,
    cards: odds.tiers.reduce((sum, tier) => sum + tier.cards, 0),
  };
}
