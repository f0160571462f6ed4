import { findCardSummaries } from '../cards/find-cards.ts';
import { dropVariant } from '../cards/keep-variants.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { findAdminSeries } from './all-series.ts';
import { keepOdds } from './odds-in-force.ts';
import { renewOdds, whyNotOffered } from './renew-odds.ts';
import { addMembers, holdSeries, removeMembers } from './series-store.ts';
import { isCatalogueComplete } from './store.ts';

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
  await holdSeries(tx, seriesID, 'exclusive');
  await keepOdds(tx, [seriesID]);
  const before = await findAdminSeries(tx, seriesID);
  if (isRefusal(before)) return before;
  const inBoth = add.filter((cardID) => remove.includes(cardID));
  if (inBoth.length > 0) return refuse('card_added_and_removed', { cardIDs: inBoth });
  const known = await findCardSummaries(tx, add);
  const unknown = add.filter((cardID) => !known.has(cardID));
  if (unknown.length > 0) return refuse('cards_unknown', { cardIDs: unknown });

  const added = await addMembers(tx, seriesID, [...new Set(add)]);
  const removed = await removeMembers(tx, seriesID, remove);
  if (removed.length > 0) {
    await dropVariant(tx, { seriesKey: before.seriesKey, cardIDs: removed });
  }
  const odds = await renewOdds(tx, { seriesID, now });
  const refusal = before.isActive ? whyNotOffered(before, odds) : null;
  if (refusal) return refusal;
  const after = await findAdminSeries(tx, seriesID);
  return isRefusal(after) ? after : { before, after, added, removed };
}
