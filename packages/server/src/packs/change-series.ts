import type { AdminSeries } from '@pennant/contract/series-admin';
import { TIERS, topRatingOf } from '@pennant/rules/cards/tier';
import { renameVariant } from '../cards/keep-variants.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { findAdminSeries, isOfHistory } from './all-series.ts';
import { keepOdds } from './odds-in-force.ts';
import { renewOdds, whyNotOffered, whyTooCheap } from './renew-odds.ts';
import {
  addSeries,
  holdSeries,
  isKeyTaken,
  saveSeries,
  type SeriesFields,
} from './series-store.ts';
import { isCatalogueComplete } from './store.ts';

/** What is wrong with a series whatever its cards are; null where nothing is. */
function faultOf({ tierWeights, minRating, seriesKey }: SeriesFields, keyBefore: string | null) {
  const inPacks = TIERS.filter(({ tier }) => topRatingOf(tier) >= minRating);
  if (tierWeights !== null && inPacks.every(({ tier }) => tierWeights[tier] === 0))
    return refuse('series_without_weight');
  // The base variant of every card of a season.
  const isReserved = /^\d+-base$/.test(seriesKey) && seriesKey !== keyBefore;
  return isReserved ? refuse('series_key_reserved') : null;
}

/** Makes a series. Without cards it can't be on sale yet. */
export async function createSeries(tx: Transaction, fields: SeriesFields & { readonly now: Date }) {
  if (!(await isCatalogueComplete(tx))) return refuse('series_not_ready');
  const fault = faultOf(fields, null);
  if (fault) return fault;
  if (fields.isActive)
    return refuse('series_cannot_fill_a_pack', { cards: 0, numberOfCards: fields.numberOfCards });
  const seriesID = await addSeries(tx, fields);
  if (seriesID === undefined) return refuse('series_key_taken');
  await renewOdds(tx, { seriesID, now: fields.now });
  return findAdminSeries(tx, seriesID);
}

/** Changes a series; answers it as it was and as it is. */
export async function changeSeries(
  tx: Transaction,
  change: { readonly seriesID: number; readonly fields: SeriesFields; readonly now: Date },
) {
  const { seriesID, fields, now } = change;
  // Until the last card is made, the making itself prices series.
  if (!(await isCatalogueComplete(tx))) return refuse('series_not_ready');
  await holdSeries(tx, seriesID, 'changes');
  await keepOdds(tx, [seriesID]);
  const before = await findAdminSeries(tx, seriesID);
  if (isRefusal(before)) return before;
  const fault = faultOf(fields, before.seriesKey) ?? fixedByHistory(before, fields);
  if (fault) return fault;
  if (fields.seriesKey !== before.seriesKey) {
    if (await isKeyTaken(tx, fields.seriesKey, seriesID)) return refuse('series_key_taken');
    await renameVariant(tx, { from: before.seriesKey, to: fields.seriesKey });
  }
  await saveSeries(tx, seriesID, fields);
  const odds = await renewOdds(tx, { seriesID, now });
  const why = fields.isActive ? whyNotOffered(fields, odds) : whyTooCheap(fields, odds);
  if (why) return why;
  const after = await findAdminSeries(tx, seriesID);
  return isRefusal(after) ? after : { before, after };
}

/** The base series of a season is known by its key and its year everywhere: they stay. */
const fixedByHistory = (before: AdminSeries, fields: SeriesFields) =>
  isOfHistory(before.seriesID) &&
  (before.seriesKey !== fields.seriesKey || before.year !== fields.year)
    ? refuse('series_of_history')
    : null;
