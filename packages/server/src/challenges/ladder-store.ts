import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const ADD_STANDING = statement(
  'challenges.add_standing',
  `insert into ladder_standing (user_id, month, rating, attacks) values ($1, $2, $3, $4)`,
);

/** Writes down how a user stood at the end of a month. */
export async function insertStanding(
  tx: Transaction,
  standing: {
    readonly userID: string;
    readonly month: Date;
    readonly rating: number;
    readonly attacks: number;
  },
): Promise<void> {
  const { userID, month, rating, attacks } = standing;
  await tx.query(ADD_STANDING, [userID, month, rating, attacks]);
}

const FIND_LAST_CLOSED = statement(
  'challenges.find_last_closed_month',
  'select month from ladder_month order by month desc limit 1',
);

/** Returns the last month that is closed, by its first moment; undefined before the first. */
export async function findLastClosedMonth(queries: Queries): Promise<Date | undefined> {
  const [row] = await queries.query(FIND_LAST_CLOSED);
  return row?.month;
}

const CLOSE_MONTH = statement(
  'challenges.close_month',
  `insert into ladder_month (month, closed_at) values ($1, $2)
   on conflict (month) do nothing returning month`,
);

/** Marks a month as closed. Returns false where it was. */
export async function markClosed(
  tx: Transaction,
  { month, now }: { readonly month: Date; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.query(CLOSE_MONTH, [month, now]);
  return rows.length === 1;
}

const LIST_FIRST = statement(
  'challenges.list_first_of_month',
  `select user_id from ladder_standing where month = $1
   order by rating desc, attacks desc, user_id limit $2`,
);

/**
 * Returns the users who stood first at the end of a month: by the rating, which is not rounded;
 * among equals who had more rated challenges, then who registered first.
 */
export async function listFirstOfMonth(
  queries: Queries,
  { month, limit }: { readonly month: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await queries.query(LIST_FIRST, [month, limit]);
  return rows.map(({ user_id }) => user_id);
}

const SET_PLACE = statement(
  'challenges.set_place',
  'update ladder_standing set place = $3 where user_id = $1 and month = $2',
);

/** Writes down a user's place in a month. */
export async function savePlace(
  tx: Transaction,
  {
    userID,
    month,
    place,
  }: { readonly userID: string; readonly month: Date; readonly place: number },
): Promise<void> {
  await tx.query(SET_PLACE, [userID, month, place]);
}

/** A place of one of the first three of a month. */
export type LadderWinnerRow = StatementRow<'challenges.list_ladder_winners'>;

const LIST_WINNERS = statement(
  'challenges.list_ladder_winners',
  `select user_id, month, place, rating from ladder_standing
   where place is not null and month >= $1 order by month desc, place`,
  { notNull: ['place'] },
);

/** Returns the first three of each month since one, the newest month first. */
export const listWinners = (queries: Queries, since: Date): Promise<LadderWinnerRow[]> =>
  queries.query(LIST_WINNERS, [since]);

const LIST_FLAGS = statement(
  'challenges.list_ladder_flags',
  `select month, place from ladder_standing where user_id = $1 and place is not null
   order by month desc limit $2`,
  { notNull: ['place'] },
);

/** Returns the months in which a user was among the first three, the newest first. */
export const listFlags = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST_FLAGS, [userID, limit]);

const LIST_STANDINGS = statement(
  'challenges.list_standings',
  `select month, rating, attacks, place from ladder_standing where user_id = $1
   order by month desc limit $2`,
);

/** Returns how a user stood at the ends of months, the newest first. */
export const listStandings = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST_STANDINGS, [userID, limit]);

const DELETE_OLD_STANDINGS = statement(
  'challenges.delete_old_standings',
  'delete from ladder_standing where month < $1 and place is null',
);

/** Deletes the standings without a place of before a month. */
export async function deleteOldStandings(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_OLD_STANDINGS, [before]);
}
