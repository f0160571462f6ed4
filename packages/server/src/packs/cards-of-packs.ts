import type { Transaction } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import { findAdminSeries } from './all-series.ts';
import { keepOdds } from './odds-in-force.ts';
import { renewOdds, whyNotOffered } from './renew-odds.ts';
import { holdSeries, seriesOfCards } from './series-store.ts';

/**
 * Changes cards, and renews the odds of every series that they are in: a card of another rating is of another tier. Is
 * refused where a series that is active could not be offered any more.
 */
export async function whileCardsChange<Changed>(
  tx: Transaction,
  {
    cardIDs,
    seriesIDs: others = [],
    now,
  }: {
    readonly cardIDs: readonly number[];
    /** Series that cards come into besides. */
    readonly seriesIDs?: readonly number[];
    readonly now: Date;
  },
  change: () => Promise<Changed>,
) {
  const seriesIDs = [...new Set([...(await seriesOfCards(tx, cardIDs)), ...others])].sort(
    (a, b) => a - b,
  );
  for (const seriesID of seriesIDs) await holdSeries(tx, seriesID, 'changes');
  await keepOdds(tx, seriesIDs);
  const changed = await change();
  if (isRefusal(changed)) return changed;
  for (const seriesID of seriesIDs) {
    const odds = await renewOdds(tx, { seriesID, now });
    const series = await findAdminSeries(tx, seriesID);
    if (isRefusal(series)) return series;
    const why = series.isActive ? whyNotOffered(series, odds) : null;
    if (why) return why;
  }
  return changed;
}
