import { awardText } from '@pennant/rules/admin/award-limits';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { hasAllCards, readCurrentOdds } from './current-odds.ts';
import { receivePacks } from './receive-packs.ts';
import { countSeriesCards } from './series-card-store.ts';
import { findSeries } from './series-read-store.ts';

/**
 * Gives a user packs of a series, on sale or not, provided that they can be opened. The packs do
 * not count towards the purchase limit. Returns how many packs of the series the user had before
 * and has after.
 */
export async function awardPacks(
  tx: Transaction,
  award: {
    readonly userID: string;
    readonly seriesID: number;
    readonly amount: number;
    readonly reason: string;
    readonly now: Date;
  },
) {
  const { userID, seriesID, amount, now } = award;
  const row = await findSeries(tx, seriesID);
  if (row === undefined) return refuse('series_not_found');
  if (!(await hasAllCards(tx, row))) return refuse('series_not_ready');
  const [series] = await readCurrentOdds(tx, [row]);
  if (series === undefined || !series.canFillAPack) {
    const cards = (await countSeriesCards(tx, [seriesID])).get(seriesID) ?? 0;
    return refuse('series_cannot_fill_a_pack', { cards, numberOfCards: row.number_of_cards });
  }
  const packs = await receivePacks(tx, { userID, seriesID, amount });
  const entered = await postJournalEntry(tx, {
    userID,
    reason: awardText(award.reason),
    cause: { kind: 'award' },
    now,
    moves: [{ asset: 'pack', seriesID, amount }],
  });
  if (!entered.ok) return entered;
  return { ok: true, before: packs - amount, after: packs, series: row.name } as const;
}
