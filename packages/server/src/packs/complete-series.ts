import type { OwnedOfSeries } from '@pennant/contract/collection';
import type { SeriesCompletion } from '@pennant/contract/series-completion';
import { COMPLETION_PACKS } from '@pennant/rules/packs/completion-packs';
import type { ReceiveCardsResult } from '../cards/receive-cards.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import {
  addCompletedSeries,
  countOwnedOfSeries,
  findBaseSeriesOfCards,
  findNewlyComplete,
  readCompletedSeries,
  readOwnedOfSeries,
  type CompletedSeriesRow,
} from './completed-series-store.ts';
import { hasAllCards, readCurrentOdds } from './current-odds.ts';
import { countPacks } from './pack-inventory-store.ts';
import { receivePacks } from './receive-packs.ts';
import { findSeries } from './series-read-store.ts';

const toCompletionDto = (row: CompletedSeriesRow): SeriesCompletion => ({
  seriesID: row.series_id,
  seriesKey: row.series_key,
  name: row.name,
  year: row.year,
  cards: row.cards,
  completed: row.completed_at.toISOString(),
});

/** Returns the base series that a user has completed, newest first. */
export const listCompletedSeries = async (
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<SeriesCompletion[]> => (await readCompletedSeries(queries, userID)).map(toCompletionDto);

/** Returns how many different cards in the packs of each series a user has, by tier. */
export async function listOwnedOfSeries(
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<OwnedOfSeries[]> {
  const rows = await readOwnedOfSeries(queries, userID);
  return rows.map(({ series_id, tier, owned }) => ({ seriesID: series_id, tier, owned }));
}

/**
 * Grants a pack of each base series that received cards have completed, in the transaction that
 * received them, after their journal entry. The caller has locked the wallet first, so that of two
 * transactions that bring the last two cards of a series the later one sees both. Returns the
 * completed series, in order of series id.
 */
export async function grantCompletionPacks(
  tx: Transaction,
  {
    userID,
    received,
    now,
  }: { readonly userID: string; readonly received: ReceiveCardsResult; readonly now: Date },
): Promise<SeriesCompletion[]> {
  const newCardIDs = [...received.copies.keys()].filter(received.isNew);
  // Only a card that was not there before can complete a series.
  if (newCardIDs.length === 0) return [];
  const seriesIDs = await findBaseSeriesOfCards(tx, newCardIDs);
  return seriesIDs.length === 0 ? [] : recordCompletions(tx, { userID, seriesIDs, now });
}

/**
 * Grants the pack of a complete base series that has not come by itself: the series was complete
 * before packs were granted for that, or became so when a card was taken out of it. Once only; a
 * repeated call returns the same completion.
 */
export async function collectSeriesPack(
  tx: Transaction,
  {
    userID,
    seriesID,
    now,
  }: { readonly userID: string; readonly seriesID: number; readonly now: Date },
) {
  const wallet = await lockBalance(tx, userID);
  if (!wallet.ok) return wallet;
  if ((await findSeries(tx, seriesID)) === undefined) return refuse('series_not_found');
  await recordCompletions(tx, { userID, seriesIDs: [seriesID], now });
  const completed = (await listCompletedSeries(tx, { userID })).find(
    (series) => series.seriesID === seriesID,
  );
  if (completed === undefined) {
    const owned = (await countOwnedOfSeries(tx, userID, [seriesID])).get(seriesID) ?? 0;
    return refuse('series_not_complete', { owned });
  }
  return { ...completed, amount: await countPacks(tx, userID, seriesID) };
}

/** Records which of the series are complete now, and gives one pack of each of them. */
async function recordCompletions(
  tx: Transaction,
  {
    userID,
    seriesIDs,
    now,
  }: { readonly userID: string; readonly seriesIDs: readonly number[]; readonly now: Date },
): Promise<SeriesCompletion[]> {
  const completed: SeriesCompletion[] = [];
  for (const { series_id: seriesID, cards } of await findNewlyComplete(tx, userID, seriesIDs)) {
    const row = await findSeries(tx, seriesID);
    // A season whose cards are still being made is not complete, whatever the user has of it.
    if (row === undefined || cards === 0 || !(await hasAllCards(tx, row))) continue;
    const [odds] = await readCurrentOdds(tx, [row]);
    if (odds?.canFillAPack !== true) continue;
    await receivePacks(tx, { userID, seriesID, amount: COMPLETION_PACKS });
    const entered = await postJournalEntry(tx, {
      userID,
      reason: `${row.name} complete`,
      cause: { kind: 'series_completed', seriesID, cards },
      now,
      moves: [{ asset: 'pack', seriesID, amount: COMPLETION_PACKS }],
    });
    if (!entered.ok) throw new Error('packs could not be posted');
    const { journalID } = entered;
    await addCompletedSeries(tx, { userID, seriesID, cards, journalID, now });
    const { series_key: seriesKey, name, year } = row;
    completed.push({ seriesID, seriesKey, name, year, cards, completed: now.toISOString() });
  }
  return completed;
}
