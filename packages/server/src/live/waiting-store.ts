import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const WAIT = statement(
  'live.wait',
  `insert into live_waiting as own (user_id, team_id, username, rating, since, renewed_at)
   values ($1, $2, $3, $4, $5, $5)
   on conflict (user_id) do update set team_id = excluded.team_id, username = excluded.username,
     rating = excluded.rating, renewed_at = excluded.renewed_at,
     since = case when own.renewed_at < $6 and own.game_id is null then excluded.since
       else own.since end
   returning since, game_id`,
);

/** One who waits to be matched. */
export interface WaitingPlayer {
  readonly userID: string;
  readonly teamID: string;
  readonly username: string;
  readonly rating: number;
}

/**
 * Lets a user wait, or goes on to: who has not renewed it since `lapsed` begins anew. Returns since
 * when, and the game if somebody has matched them.
 */
export async function waitForMatch(
  tx: Transaction,
  { userID, teamID, username, rating }: WaitingPlayer,
  { now, lapsed }: { readonly now: Date; readonly lapsed: Date },
): Promise<StatementRow<'live.wait'>> {
  const [row] = await tx.query(WAIT, [userID, teamID, username, rating, now, lapsed]);
  if (row === undefined) throw new Error('nobody waits');
  return row;
}

const FIND_OTHERS = statement(
  'live.find_waiting',
  `select user_id, team_id, username, rating, since from live_waiting
   where user_id <> $1 and game_id is null and renewed_at > $2
   order by abs(rating - $3) limit 20 for update skip locked`,
);
export type WaitingRow = StatementRow<'live.find_waiting'>;

/** Locks and returns those who wait, the nearest by rating first; not who is being matched. */
export const lockWaiting = (
  tx: Transaction,
  { userID, since, rating }: { readonly userID: string; readonly since: Date; rating: number },
): Promise<WaitingRow[]> => tx.query(FIND_OTHERS, [userID, since, rating]);

const MATCH = statement('live.match', 'update live_waiting set game_id = $2 where user_id = $1');

/** Tells one who waits of their game. */
export async function tellOfMatch(
  tx: Transaction,
  { userID, gameID }: { readonly userID: string; readonly gameID: string },
): Promise<void> {
  await tx.query(MATCH, [userID, gameID]);
}

const LEAVE = statement('live.leave_waiting', 'delete from live_waiting where user_id = $1');

/** Lets a user wait no longer. */
export async function stopWaiting(queries: Queries, userID: string): Promise<void> {
  await queries.query(LEAVE, [userID]);
}

const DELETE_OLD = statement(
  'live.delete_old_waiting',
  'delete from live_waiting where renewed_at < $1',
);

/** Deletes those who have not renewed their wait since. */
export async function deleteOldWaiting(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_OLD, [before]);
}
