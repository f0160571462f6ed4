import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const FIND_DUE = statement(
  'live.find_due',
  'select game_id from live_game where next_deadline <= $1 order by next_deadline limit $2',
);

/** Returns the games in which something is due, the longest due first. */
export async function findDue(
  queries: Queries,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  return (await queries.query(FIND_DUE, [now, limit])).map(({ game_id }) => game_id);
}

const FIND_RUNNING = statement(
  'live.find_running',
  `select game_id from live_game where next_deadline is not null and game_id > $1
   order by game_id limit $2`,
);

/** Returns a page of the games that have something to come, by their ids. */
export async function findRunning(
  queries: Queries,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  return (await queries.query(FIND_RUNNING, [after, limit])).map(({ game_id }) => game_id);
}

const LOOK = statement(
  'live.look',
  `with before as (select looked_at from live_watch where only_row)
   insert into live_watch (looked_at) values ($1)
   on conflict (only_row) do update set looked_at = excluded.looked_at
     where live_watch.looked_at < $2
   returning (select looked_at from before)`,
);

/**
 * Notes that a program looks for what is due. Returns when one last did, to the one program that
 * notes it; null where another has just looked, and at the very first look.
 */
export async function noteLook(
  queries: Queries,
  { now, unlessSince }: { readonly now: Date; readonly unlessSince: Date },
): Promise<Date | null> {
  const [row] = await queries.query(LOOK, [now, unlessSince]);
  return row?.looked_at ?? null;
}
