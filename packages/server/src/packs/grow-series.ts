import { packCost } from '@pennant/rules/packs/pack-cost';
import type { Transaction } from '../platform/database/database.ts';
import { ensureOdds, readCurrentOdds } from './current-odds.ts';
import { checkCost } from './check-offerable.ts';
import { renewOdds } from './renew-odds.ts';
import { lockSeries, saveSeriesPrice } from './series-edit-store.ts';
import { findSeries } from './series-read-store.ts';

/**
 * Runs `change`, which puts cards of a new season into series, and renews their odds: packs that
 * were sold before keep theirs. A series on sale stays on sale: its packs get the lowest price that
 * the rules give it where they would be worth more than they cost. A series that could not fill a
 * pack before and now can goes on sale.
 */
export async function growSeries(
  tx: Transaction,
  { seriesIDs, now }: { readonly seriesIDs: readonly number[]; readonly now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const inOrder = seriesIDs.toSorted((a, b) => a - b);
  for (const seriesID of inOrder) await lockSeries(tx, seriesID, 'exclusive');
  await ensureOdds(tx, inOrder);
  const couldFillAPack = new Map<number, boolean>();
  for (const seriesID of inOrder) {
    const series = await findSeries(tx, seriesID);
    if (series === undefined) continue;
    const [odds] = await readCurrentOdds(tx, [series]);
    couldFillAPack.set(seriesID, odds?.canFillAPack === true);
  }
  await change();
  for (const [seriesID, could] of couldFillAPack) {
    const { canFillAPack, expectedResale } = await renewOdds(tx, { seriesID, now });
    const series = await findSeries(tx, seriesID);
    if (series === undefined) continue;
    const goesOnSale = !could && canFillAPack;
    const isTooCheap = checkCost(series, { expectedResale }) !== null;
    if (goesOnSale || (series.is_active && isTooCheap)) {
      const cost = Math.max(series.cost, packCost(series.min_rating, expectedResale));
      await saveSeriesPrice(tx, seriesID, { cost, isActive: true });
    }
  }
}
