import { awardText } from '@pennant/rules/admin/award-limits';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { findOpenableSeries } from './find-openable-series.ts';
import { receivePacks } from './receive-packs.ts';

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
  const row = await findOpenableSeries(tx, seriesID);
  if (isRefusal(row)) return row;
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
