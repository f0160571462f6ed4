import { changeOverOneConnection } from '../platform/database/cluster/one-connection-store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const RECORD_FORMER_ODDS = statement(
  'packs.record_former_odds',
  `insert into pack_sold_before (user_id, series_id, odds_hash, amount, changed_at)
   select user_id, series_id, $2, amount - noted.packs, $3
   from pack_inventory
     cross join lateral (
       select coalesce(sum(sold.amount), 0)::bigint as packs from pack_sold_before sold
       where sold.user_id = pack_inventory.user_id
         and sold.series_id = pack_inventory.series_id) noted
   where series_id = $1 and amount > 0 and amount > noted.packs
   on conflict (user_id, series_id, odds_hash) do update set
     amount = pack_sold_before.amount + excluded.amount`,
);

/**
 * Records for all users' unopened packs of a series that they were sold at these odds, except for
 * packs recorded already.
 */
export async function recordFormerOdds(
  tx: Transaction,
  former: { readonly seriesID: number; readonly oddsHash: Buffer; readonly now: Date },
): Promise<void> {
  await changeOverOneConnection(tx);
  await tx.query(RECORD_FORMER_ODDS, [former.seriesID, former.oddsHash, former.now]);
}

const READ_PACKS_AT_FORMER_ODDS = statement(
  'packs.read_at_former_odds',
  `select odds_hash, amount from pack_sold_before where user_id = $1 and series_id = $2
   order by changed_at, odds_hash`,
  { prepared: true },
);

/**
 * Returns a user's packs of a series that were sold at former odds, oldest first. The caller has
 * locked the user's row of `pack_inventory`.
 */
export const readPacksAtFormerOdds = (tx: Transaction, userID: string, seriesID: number) =>
  tx.query(READ_PACKS_AT_FORMER_ODDS, [userID, seriesID]);

const IS_THIS_RECORD = 'user_id = $1 and series_id = $2 and odds_hash = $3';
const DELETE_FORMER_ODDS = statement(
  'packs.delete_former_odds',
  `delete from pack_sold_before where ${IS_THIS_RECORD}`,
);
const TAKE_AT_FORMER_ODDS = statement(
  'packs.take_at_former_odds',
  `update pack_sold_before set amount = amount - $4 where ${IS_THIS_RECORD}`,
);

/** Removes opened packs from the record of packs sold at former odds; deletes an empty record. */
export async function takePacksAtFormerOdds(
  tx: Transaction,
  taken: {
    readonly userID: string;
    readonly seriesID: number;
    readonly oddsHash: Buffer;
    readonly packs: number;
    readonly isAll: boolean;
  },
): Promise<void> {
  const { userID, seriesID, oddsHash, packs, isAll } = taken;
  await (isAll
    ? tx.query(DELETE_FORMER_ODDS, [userID, seriesID, oddsHash])
    : tx.query(TAKE_AT_FORMER_ODDS, [userID, seriesID, oddsHash, packs]));
}
