import type { Transaction } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import { findAdminSeries } from './read-series-for-admin.ts';
import { ensureOdds } from './current-odds.ts';
import { checkOfferable } from './check-offerable.ts';
import { renewOdds } from './renew-odds.ts';
import { findSeriesOfCards } from './series-card-store.ts';
import { lockSeries } from './series-edit-store.ts';

/**
 * Runs `change`, which changes the given cards, and renews the odds of every series that holds
 * them: a card with another rating may be in another tier. Refused if an active series could then
 * no longer be offered.
 */
export async function withRenewedOdds<Changed>(
  tx: Transaction,
  {
    cardIDs,
    seriesIDs: additionalSeriesIDs = [],
    now,
  }: {
    readonly cardIDs: readonly number[];
    /** Further series, into which `change` puts cards. */
    readonly seriesIDs?: readonly number[];
    readonly now: Date;
  },
  change: () => Promise<Changed>,
) {
  const seriesIDs = [
    ...new Set([...(await findSeriesOfCards(tx, cardIDs)), ...additionalSeriesIDs]),
  ].sort((a, b) => a - b);
  for (const seriesID of seriesIDs) await lockSeries(tx, seriesID, 'exclusive');
  await ensureOdds(tx, seriesIDs);
  const changed = await change();
  if (isRefusal(changed)) return changed;
  for (const seriesID of seriesIDs) {
    const odds = await renewOdds(tx, { seriesID, now });
    const series = await findAdminSeries(tx, seriesID);
    if (isRefusal(series)) return series;
    const refusal = series.isActive ? checkOfferable(series, odds) : null;
    if (refusal) return refusal;
  }
  return changed;
}
