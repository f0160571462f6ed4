import type { AdminSeries } from '@pennant/contract/series-admin';
import { TIERS, topRatingOf } from '@pennant/rules/cards/tier';
import { renameVariant } from '../cards/update-displayed-variants.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { findAdminSeries, isHistorySeries } from './read-series-for-admin.ts';
import { ensureOdds } from './current-odds.ts';
import { checkOfferable, checkCost } from './check-offerable.ts';
import { renewOdds } from './renew-odds.ts';
import {
  addSeries,
  lockSeries,
  isKeyTaken,
  saveSeries,
  type SeriesFields,
} from './series-edit-store.ts';
import { isCatalogueComplete } from './series-read-store.ts';

/**
 * Returns what is wrong with the fields of a series, whatever its cards are; null if nothing is.
 */
function checkSeriesFields(
  { tierWeights, minRating, seriesKey }: SeriesFields,
  keyBefore: string | null,
) {
  const inPacks = TIERS.filter(({ tier }) => topRatingOf(tier) >= minRating);
  if (tierWeights !== null && inPacks.every(({ tier }) => tierWeights[tier] === 0))
    return refuse('series_without_weight');
  // These keys name the base variant of every card of a season.
  const isReserved = /^\d+-base$/.test(seriesKey) && seriesKey !== keyBefore;
  return isReserved ? refuse('series_key_reserved') : null;
}

/** Creates a series without cards, so it can't be on sale yet. */
export async function createSeries(tx: Transaction, fields: SeriesFields & { readonly now: Date }) {
  if (!(await isCatalogueComplete(tx))) return refuse('series_not_ready');
  const fault = checkSeriesFields(fields, null);
  if (fault) return fault;
  if (fields.isActive)
    return refuse('series_cannot_fill_a_pack', { cards: 0, numberOfCards: fields.numberOfCards });
  const seriesID = await addSeries(tx, fields);
  if (seriesID === undefined) return refuse('series_key_taken');
  await renewOdds(tx, { seriesID, now: fields.now });
  return findAdminSeries(tx, seriesID);
}

/** Changes a series. Returns it as it was and as it is now. */
export async function changeSeries(
  tx: Transaction,
  change: { readonly seriesID: number; readonly fields: SeriesFields; readonly now: Date },
) {
  const { seriesID, fields, now } = change;
  // Until the last card is generated, the card generation itself sets the prices of series.
  if (!(await isCatalogueComplete(tx))) return refuse('series_not_ready');
  await lockSeries(tx, seriesID, 'exclusive');
  await ensureOdds(tx, [seriesID]);
  const before = await findAdminSeries(tx, seriesID);
  if (isRefusal(before)) return before;
  const fault = checkSeriesFields(fields, before.seriesKey) ?? checkHistoryFields(before, fields);
  if (fault) return fault;
  if (fields.seriesKey !== before.seriesKey) {
    if (await isKeyTaken(tx, fields.seriesKey, seriesID)) return refuse('series_key_taken');
    await renameVariant(tx, { from: before.seriesKey, to: fields.seriesKey });
  }
  await saveSeries(tx, seriesID, fields);
  const odds = await renewOdds(tx, { seriesID, now });
  const refusal = fields.isActive ? checkOfferable(fields, odds) : checkCost(fields, odds);
  if (refusal) return refusal;
  const after = await findAdminSeries(tx, seriesID);
  return isRefusal(after) ? after : { before, after };
}

/**
 * Returns a refusal if the key or the year of a series of the history would change: base series are
 * identified by both everywhere.
 */
const checkHistoryFields = (before: AdminSeries, fields: SeriesFields) =>
  isHistorySeries(before.seriesID) &&
  (before.seriesKey !== fields.seriesKey || before.year !== fields.year)
    ? refuse('series_of_history')
    : null;
