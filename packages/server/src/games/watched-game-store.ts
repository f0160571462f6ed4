import type { GameEvent } from '@pennant/rules/games/event';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { GameKey } from './game-store.ts';
import { fromStoredEvent, type StoredEvent } from './stored-event.ts';

const READ_WATCHED = statement(
  'games.read_watched',
  `select version, is_final, is_watchable and hidden_at is null as is_watchable
   from game join account using (user_id) where user_id = $1 and game_id = $2`,
  { prepared: true, notNull: ['is_watchable'] },
);

/**
 * Returns how far a game has come, and whether it may be watched, also as an admin sees it; null
 * where it is gone.
 */
export async function readWatched(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<StatementRow<'games.read_watched'> | null> {
  const [row] = await queries.query(READ_WATCHED, [userID, gameID]);
  return row ?? null;
}

const READ_EVENTS_BEFORE_LAST_TURN = statement(
  'games.read_events_before_last_turn',
  `select stored_event, command is not null as begins_turn from game_event
   where user_id = $1 and game_id = $2 and event_number > $3 order by event_number`,
  { prepared: true, notNull: ['begins_turn'] },
);

/**
 * Returns the events of a game under way after the number `after`, oldest first, without those of
 * its last turn: whoever sees them must not know more than its user did at the last decision.
 */
export async function readEventsBeforeLastTurn(
  queries: Queries,
  { userID, gameID }: GameKey,
  after: number,
): Promise<GameEvent[]> {
  const rows = await queries.query(READ_EVENTS_BEFORE_LAST_TURN, [userID, gameID, after]);
  // None begins where all of them belong to the last turn: it may have many.
  const end = Math.max(
    0,
    rows.findLastIndex(({ begins_turn }) => begins_turn),
  );
  return rows.slice(0, end).map(({ stored_event }) => fromStoredEvent(stored_event as StoredEvent));
}

const SET_WATCHABLE = statement(
  'games.set_watchable',
  `update game set is_watchable = $3
   where user_id = $1 and game_id = $2 and not is_final
     and not ($3 and user_campaign_contest_id is not null)
   returning true`,
);

/** Sets whether a game under way may be watched. Returns false if it is none that may be. */
export async function setWatchable(
  tx: Transaction,
  { userID, gameID }: GameKey,
  isWatchable: boolean,
): Promise<boolean> {
  const rows = await tx.query(SET_WATCHABLE, [userID, gameID, isWatchable]);
  return rows.length === 1;
}
