import type { Queries } from '../platform/database/database.ts';

/** An amount of one asset: money, packs of a series, copies of a card, teams, events of games. */
interface Holding {
  readonly asset: string;
  readonly item: number;
  readonly has: string;
}

/** Returns what a user owns. */
export const readHoldings = (queries: Queries, userID: string) =>
  queries.sql<Holding & Record<string, unknown>>(
    `select 'money' as asset, 0 as item, balance as has from wallet where user_id = $1
     union all select 'card', card_id, amount from card_inventory where user_id = $1
     union all select 'pack', series_id, amount from pack_inventory where user_id = $1
     union all select 'team', 0, count(*) from team where user_id = $1
     union all select 'events', 0, coalesce(sum(version), 0) from game where user_id = $1
     order by asset, item`,
    [userID],
  );

/** Returns the differences between what a user owns and the ledger. */
export const readUnaccounted = (queries: Queries, userID: string) =>
  queries.sql<Holding & Record<string, unknown>>(
    `select asset, item, sum(has)::bigint as has from (
       select 'money' as asset, 0 as item, balance as has from wallet where user_id = $1
       union all select 'card', card_id, amount from card_inventory where user_id = $1
       union all select 'pack', series_id, amount from pack_inventory where user_id = $1
       union all select asset, item, -amount from posting where user_id = $1 and holder = 'user'
     ) as moved group by asset, item having sum(has) <> 0 order by asset, item`,
    [userID],
  );
