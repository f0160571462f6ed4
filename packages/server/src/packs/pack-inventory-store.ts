import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const READ_PACKS = statement(
  'packs.read_packs',
  `select pack_inventory.series_id, amount, bought, series_key, name, year, number_of_cards
   from pack_inventory join series using (series_id)
   where user_id = $1 and (amount > 0 or (bought > 0 and purchase_limit is not null))
   order by year desc nulls first, series_id`,
  { prepared: true },
);

/**
 * Returns a user's unopened packs, newest season first, including series with a purchase limit of
 * which the user has bought packs but none are left.
 */
export const readPacks = (queries: Queries, userID: string) => queries.query(READ_PACKS, [userID]);

const READ_UNOPENED = statement(
  'packs.read_unopened',
  `select series_id, series_key, name, year, amount,
     (sum(amount) over ())::bigint as total
   from pack_inventory join series using (series_id)
   where user_id = $1 and amount > 0
   order by year desc nulls first, series_id limit $2`,
  { notNull: ['total'] },
);

/**
 * Returns the first series of which a user has unopened packs, newest season first, each with the
 * number of all unopened packs.
 */
export const readUnopenedPacks = (queries: Queries, userID: string, limit: number) =>
  queries.query(READ_UNOPENED, [userID, limit]);

const HAS_BOUGHT = statement(
  'packs.has_bought',
  `select exists (select from pack_inventory where user_id = $1 and bought > 0) as bought,
     exists (select from pack_draw where user_id = $1) as opened`,
  { notNull: ['bought', 'opened'] },
);

/** Returns whether a user has ever bought a pack, and ever opened one. */
export async function hasBoughtAndOpened(
  queries: Queries,
  userID: string,
): Promise<{ bought: boolean; opened: boolean }> {
  const [row] = await queries.query(HAS_BOUGHT, [userID]);
  return row ?? { bought: false, opened: false };
}

const ADD_PACKS = statement(
  'packs.add_packs',
  `insert into pack_inventory (user_id, series_id, amount, bought) values ($1, $2, $3, $4)
   on conflict (user_id, series_id) do update set
     amount = pack_inventory.amount + excluded.amount,
     bought = pack_inventory.bought + excluded.bought
   returning amount, bought`,
  { prepared: true },
);

/** Adds packs. Returns how many of the series the user has and how many they have ever bought. */
export async function addPacks(
  tx: Transaction,
  packs: {
    readonly userID: string;
    readonly seriesID: number;
    readonly amount: number;
    readonly bought: number;
  },
): Promise<{ amount: number; bought: number }> {
  const { userID, seriesID, amount, bought } = packs;
  const [row] = await tx.query(ADD_PACKS, [userID, seriesID, amount, bought]);
  if (row === undefined) throw new Error('packs were not added');
  return row;
}

const TAKE_PACKS = statement(
  'packs.take_packs',
  `update pack_inventory set amount = amount - $3
   where user_id = $1 and series_id = $2 and amount >= $3 returning amount`,
  { prepared: true },
);

/**
 * Removes packs if the user has that many. Returns how many are left, or undefined if too few. The
 * row stays locked until the transaction ends.
 */
export async function takePacks(
  tx: Transaction,
  packs: { readonly userID: string; readonly seriesID: number; readonly amount: number },
): Promise<number | undefined> {
  const [row] = await tx.query(TAKE_PACKS, [packs.userID, packs.seriesID, packs.amount]);
  return row?.amount;
}

const COUNT_PACKS = statement(
  'packs.count_packs',
  'select amount from pack_inventory where user_id = $1 and series_id = $2',
);

export async function countPacks(
  queries: Queries,
  userID: string,
  seriesID: number,
): Promise<number> {
  const [row] = await queries.query(COUNT_PACKS, [userID, seriesID]);
  return row?.amount ?? 0;
}

const LOCK_PACKS = statement(
  'packs.lock_packs',
  'select series_id, amount from pack_inventory where user_id = $1 order by series_id for update',
);

/** Returns a user's packs of every series, locked in order of series id. */
export const lockPacks = (tx: Transaction, userID: string) => tx.query(LOCK_PACKS, [userID]);
