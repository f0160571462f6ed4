import type { Side } from '@pennant/rules/games/lineup-slots';
import type { LiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const FIND_WITHHELD = statement(
  'live.find_withheld',
  `select coalesce(bool_or(step #>> '{visitors,link}' is null), false) as visitors,
     coalesce(bool_or(step #>> '{home,link}' is null), false) as home
   from live_game_step where game_id = $1 and step ->> 'kind' = 'event'`,
  { notNull: ['visitors', 'home'] },
);

/** Returns which sides have links that count as withheld in a game. */
export async function findWithheld(
  queries: Queries,
  gameID: string,
): Promise<Readonly<Record<Side, boolean>>> {
  const [row] = await queries.query(FIND_WITHHELD, [gameID]);
  return row ?? { visitors: false, home: false };
}

const FIND_UNSETTLED = statement(
  'live.find_unsettled',
  `select game_id from live_game where ended_at is not null and settled_at is null
   order by ended_at limit $1`,
);

/** Returns games that are over and whose result is not written to both users, the oldest first. */
export async function findUnsettled(queries: Queries, limit: number): Promise<string[]> {
  return (await queries.query(FIND_UNSETTLED, [limit])).map(({ game_id }) => game_id);
}

const FIND_RESULT = statement(
  'live.find_result',
  `select visiting_user_id, home_user_id, result, ended_at, unrated_reason, settled_at,
     (state -> 'game' -> 'visitors' ->> 'runs')::integer as visiting_runs,
     (state -> 'game' -> 'home' ->> 'runs')::integer as home_runs
   from live_game where game_id = $1`,
  { notNull: ['visiting_runs', 'home_runs'] },
);

/** Returns how a live game ended; undefined where there is none. */
export async function findLiveResult(
  queries: Queries,
  gameID: string,
): Promise<StatementRow<'live.find_result'> | undefined> {
  const [row] = await queries.query(FIND_RESULT, [gameID]);
  return row;
}

const SETTLE = statement(
  'live.settle',
  `update live_game set settled_at = $2, unrated_reason = $3, is_rated = $4, version = version + 1
   where game_id = $1 and settled_at is null`,
  { nullable: ['$3'], types: { $3: 'live_game.unrated_reason' } },
);

/** Marks a game as one whose result is written to both users. */
export async function markSettled(
  queries: Queries,
  {
    gameID,
    unratedReason,
    now,
  }: { readonly gameID: string; unratedReason: LiveUnratedReason | null; readonly now: Date },
): Promise<void> {
  await queries.query(SETTLE, [gameID, now, unratedReason, unratedReason === null]);
}
