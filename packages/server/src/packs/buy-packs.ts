import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { isOffered, readCurrentOdds } from './current-odds.ts';
import { addPacks } from './pack-inventory-store.ts';
import { lockSeries } from './series-edit-store.ts';
import { findSeries } from './series-read-store.ts';

/** Sells a user packs of a series that is on sale: all of them or none. */
export async function buyPacks(
  tx: Transaction,
  order: {
    readonly userID: string;
    readonly seriesID: number;
    readonly amount: number;
    /**
     * The cost of a pack and the hash of the odds that the buyer was shown, or its mark. If either
     * has changed, nothing is bought (`series_changed`).
     */
    readonly cost?: number | undefined;
    readonly oddsHash?: string | undefined;
    readonly now: Date;
  },
) {
  const { userID, seriesID, amount, now } = order;
  await lockSeries(tx, seriesID, 'shared');
  const row = await findSeries(tx, seriesID);
  if (row === undefined) return refuse('series_not_found');
  const [series] = row.is_active ? await readCurrentOdds(tx, [row]) : [];
  if (series === undefined || !isOffered(series)) return refuse('series_not_on_sale');
  const isAsShown =
    (order.cost ?? row.cost) === row.cost &&
    (order.oddsHash === undefined || series.oddsHash.toString('hex').startsWith(order.oddsHash));
  if (!isAsShown) return refuse('series_changed');

  const cost = row.cost * amount;
  const paid = await postJournalEntry(tx, {
    userID,
    reason: `${amount} ${amount === 1 ? 'pack' : 'packs'} of ${row.name} bought`,
    cause: { kind: 'packs_bought', seriesID, amount },
    now,
    moves: [
      { asset: 'money', amount: -cost },
      { asset: 'pack', seriesID, amount },
    ],
  });
  if (!paid.ok) return paid;

  // The wallet is locked at this point, so concurrent purchases can't exceed the limit.
  const packs = await addPacks(tx, { userID, seriesID, amount, bought: amount });
  if (row.purchase_limit !== null && packs.bought > row.purchase_limit) {
    return refuse('purchase_limit_reached', {
      limit: row.purchase_limit,
      left: Math.max(0, row.purchase_limit - (packs.bought - amount)),
    });
  }
  return { seriesID, amount: packs.amount, cost, balance: paid.balance ?? 0 };
}
