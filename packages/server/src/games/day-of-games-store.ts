import type { Queries, Transaction } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { startOfDay } from '../platform/start-of-day.ts';

const COUNT_GAME_OF_DAY = statement(
  'games.count_game_of_day',
  `insert into day_of_games as had (user_id, day, games, clicked_games)
   values ($1, $2, 1, $3)
   on conflict (user_id, day) do update set
     games = had.games + 1, clicked_games = had.clicked_games + excluded.clicked_games
   returning games, clicked_games`,
  { prepared: true },
);

/**
 * Counts a final game in its UTC day, and returns the counts with it. Games of one user that end at
 * the same time are counted one after the other, since each locks the day until its transaction
 * ends.
 */
export async function countGameOfDay(
  tx: Transaction,
  {
    userID,
    isByClick,
    now,
  }: { readonly userID: string; readonly isByClick: boolean; readonly now: Date },
): Promise<StatementRow<'games.count_game_of_day'>> {
  const [row] = await tx.query(COUNT_GAME_OF_DAY, [userID, startOfDay(now), isByClick ? 1 : 0]);
  if (row === undefined) throw new Error('a game was counted in no day');
  return row;
}

const LIST_DAYS = statement(
  'games.list_days',
  'select day, games, clicked_games from day_of_games where user_id = $1 order by day desc',
);

/** Returns the counts of a user's last days, today first. */
export const listDaysOfGames = (queries: Queries, userID: string) =>
  queries.query(LIST_DAYS, [userID]);

const DELETE_DAYS = statement('games.delete_days', 'delete from day_of_games where day < $1');

/** Deletes the counts of days before yesterday: nothing reads them any more. */
export async function deletePastDays(database: Queries, now: Date): Promise<void> {
  await database.query(DELETE_DAYS, [daysBefore(startOfDay(now), 1)]);
}
