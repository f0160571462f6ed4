import { costCoversResale } from '@pennant/rules/packs/cost';
import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { workOutOdds } from './odds-in-force.ts';
import { keepSoldOdds, readHashInForce } from './sold-before-store.ts';
import { findSeries, readSeriesCards, replaceOdds } from './store.ts';

/**
 * Opens a new version of a series' odds after its cards, weights or limits were changed: packs that are not opened yet
 * keep the odds that they were sold under, and the tables of all versions stay for whoever verifies. The series is held by
 * its changer. Answers what its packs resell for now.
 */
export async function renewOdds(
  tx: Transaction,
  { seriesID, now }: { readonly seriesID: number; readonly now: Date },
): Promise<{ expectedResale: number; canFillAPack: boolean; cards: number }> {
  const [row, before, cards] = [
    await findSeries(tx, seriesID),
    await readHashInForce(tx, seriesID),
    await readSeriesCards(tx, [seriesID]),
  ];
  if (row === undefined) throw new Error(`there is no series ${seriesID} to renew the odds of`);
  const odds = workOutOdds(row, cards);
  if (before !== undefined && before.toString('hex') !== odds.hash) {
    await keepSoldOdds(tx, { seriesID, oddsHash: before, now });
  }
  await replaceOdds(tx, [odds]);
  return {
    expectedResale: odds.expectedResale,
    canFillAPack: odds.canFillAPack,
    cards: odds.tiers.reduce((sum, tier) => sum + tier.cards, 0),
  };
}

/** Why a series may not be offered like this, with the figures; null where it may. */
export function whyNotOffered(
  series: { readonly cost: number; readonly numberOfCards: number },
  odds: { expectedResale: number; canFillAPack: boolean; cards: number },
): Refusal<'series_cannot_fill_a_pack' | 'cost_below_resale'> | null {
  if (!odds.canFillAPack) {
    return refuse('series_cannot_fill_a_pack', {
      cards: odds.cards,
      numberOfCards: series.numberOfCards,
    });
  }
  return whyTooCheap(series, odds);
}

/** The same for its cost alone. */
export function whyTooCheap(
  { cost }: { readonly cost: number },
  { expectedResale }: { readonly expectedResale: number },
): Refusal<'cost_below_resale'> | null {
  const covered = costCoversResale({ cost, expectedResale });
  if (covered.ok) return null;
  return refuse('cost_below_resale', { cost, expectedResale, lowestCost: covered.lowestCost });
}
