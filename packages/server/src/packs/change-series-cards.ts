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
 * Puts cards into a series and takes others out. Cards that are there already, or not there, are passed over, so that a
 * repeat does nothing. Players keep the cards that they have; those that showed the series' variant show their base again.
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
  await holdSeries(tx, seriesID, 'changes');
  await keepOdds(tx, [seriesID]);
  const before = await findAdminSeries(tx, seriesID);
  if (isRefusal(before)) return before;
  const twice = add.filter((cardID) => remove.includes(cardID));
  if (twice.length > 0) return refuse('card_added_and_removed', { cardIDs: twice });
  const known = await findCardSummaries(tx, add);
  const unknown = add.filter((cardID) => !known.has(cardID));
  if (unknown.length > 0) return refuse('cards_unknown', { cardIDs: unknown });

  const added = await addMembers(tx, seriesID, [...new Set(add)]);
  const removed = await removeMembers(tx, seriesID, remove);
  if (removed.length > 0) {
    await dropVariant(tx, { seriesKey: before.seriesKey, cardIDs: removed });
  }
  const odds = await renewOdds(tx, { seriesID, now });
  const why = before.isActive ? whyNotOffered(before, odds) : null;
  if (why) return why;
  const after = await findAdminSeries(tx, seriesID);
  return isRefusal(after) ? after : { before, after, added, removed };
}
