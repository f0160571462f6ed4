import { findCardSummaries } from '../cards/find-cards.ts';
import { resetVariant } from '../cards/update-displayed-variants.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { findAdminSeries } from './read-series-for-admin.ts';
import { ensureOdds } from './current-odds.ts';
import { checkOfferable } from './check-offerable.ts';
import { renewOdds } from './renew-odds.ts';
import { addSeriesCards, removeSeriesCards } from './series-card-store.ts';
import { lockSeries } from './series-edit-store.ts';
import { isCatalogueComplete } from './series-read-store.ts';

/**
 * Adds cards to a series and removes others. Cards to add that are in it and cards to remove that
 * are not are skipped, so a repeated call changes nothing. Users keep the cards that they own;
 * removed cards that displayed the series' variant display their base variant again.
 */
export async function changeSeriesCards(
  tx: Transaction,
  change: {
    readonly seriesID: number;
    readonly add: readonly number[];
    readonly remove: readonly number[];
    readonly now: Date;
  },
) {
  const { seriesID, add, remove, now } = change;
  if (!(await isCatalogueComplete(tx))) return refuse('series_not_ready');
  await lockSeries(tx, seriesID, 'exclusive');
  await ensureOdds(tx, [seriesID]);
  const before = await findAdminSeries(tx, seriesID);
  if (isRefusal(before)) return before;
  const inBoth = add.filter((cardID) => remove.includes(cardID));
  if (inBoth.length > 0) return refuse('card_added_and_removed', { cardIDs: inBoth });
  const known = await findCardSummaries(tx, add);
  const unknown = add.filter((cardID) => !known.has(cardID));
  if (unknown.length > 0) return refuse('cards_unknown', { cardIDs: unknown });

  const added = await addSeriesCards(tx, seriesID, [...new Set(add)]);
  const removed = await removeSeriesCards(tx, seriesID, remove);
  if (removed.length > 0) {
    await resetVariant(tx, { seriesKey: before.seriesKey, cardIDs: removed });
  }
  const odds = await renewOdds(tx, { seriesID, now });
  const refusal = before.isActive ? checkOfferable(before, odds) : null;
  if (refusal) return refusal;
  const after = await findAdminSeries(tx, seriesID);
  return isRefusal(after) ? after : { before, after, added, removed };
}
