import type { Queries, Transaction } from '../platform/database/database.ts';

/** Returns the hash of the current odds of a series; undefined if none are stored. */
export const readCurrentOddsHash = async (
  queries: Queries,
  seriesID: number,
): Promise<Buffer | undefined> => {
  const [row] = await queries.query<{ odds_hash: Buffer }>(
    'select odds_hash from series_odds where series_id = $1',
    [seriesID],
  );
  return row?.odds_hash;
};

/**
 * Records for all users' unopened packs of a series that they were sold at these odds, except for
 * packs recorded already.
 */
export const recordFormerOdds = (
  tx: Transaction,
  former: { readonly seriesID: number; readonly oddsHash: Buffer; readonly now: Date },
) =>
  tx.query(
    `insert into pack_sold_before (user_id, series_id, odds_hash, amount, changed)
     select user_id, series_id, $2, amount - noted.packs, $3
     from pack_inventory
       cross join lateral (
         select coalesce(sum(sold.amount), 0)::bigint as packs from pack_sold_before sold
         where sold.user_id = pack_inventory.user_id and sold.series_id = pack_inventory.series_id) noted
     where series_id = $1 and amount > noted.packs
     on conflict (user_id, series_id, odds_hash) do update set amount = pack_sold_before.amount + excluded.amount`,
    [former.seriesID, former.oddsHash, former.now],
  );

export interface FormerOddsRow {
  readonly odds_hash: Buffer;
  readonly amount: number;
}

/**
 * Returns a user's packs of a series that were sold at former odds, oldest first. The caller has
 * locked the user's row of `pack_inventory`.
 */
export const readPacksAtFormerOdds = (tx: Transaction, userID: string, seriesID: number) =>
  tx.query<FormerOddsRow>(
    {
      name: 'read_sold_before',
      text: `select odds_hash, amount from pack_sold_before where user_id = $1 and series_id = $2
             order by changed, odds_hash`,
    },
    [userID, seriesID],
  );

/** Removes opened packs from the record of packs sold at former odds; deletes an empty record. */
export const takePacksAtFormerOdds = async (
  tx: Transaction,
  taken: {
    readonly userID: string;
    readonly seriesID: number;
    readonly oddsHash: Buffer;
    readonly packs: number;
    readonly isAll: boolean;
  },
): Promise<void> => {
  const { userID, seriesID, oddsHash, packs, isAll } = taken;
  const condition = 'user_id = $1 and series_id = $2 and odds_hash = $3';
  await (isAll
    ? tx.query(`delete from pack_sold_before where ${condition}`, [userID, seriesID, oddsHash])
    : tx.query(`update pack_sold_before set amount = amount - $4 where ${condition}`, [
        userID,
        seriesID,
        oddsHash,
        packs,
      ]));
};
