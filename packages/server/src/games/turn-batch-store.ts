import { activeSessionCondition } from '../platform/database/active-session-condition.ts';
import type { Queries } from '../platform/database/database.ts';
import { statement, statements } from '../platform/database/statement.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import type { GameKey } from './game-store.ts';
import { toEventRows, type TurnRecord } from './turn-store.ts';

/** A turn that does not end its game, and the session that it was played in. */
export interface TurnToWrite extends GameKey {
  readonly sessionID: string;
  readonly turn: TurnRecord;
  readonly now: Date;
}

/** The most turns in one statement. */
export const MAX_BATCH_SIZE = 16;

/** Names and types of the values that one turn adds to the statement below. */
const TURN_COLUMNS = [
  ['user_id', 'uuid'],
  ['game_id', 'uuid'],
  ['session_id', 'uuid'],
  ['version', 'integer'],
  ['next', 'integer'],
  ['state', 'jsonb'],
  ['events', 'jsonb'],
  ['day', 'timestamptz'],
] as const;

/** Returns the text of the statement that writes `count` turns. */
function writeTurnsText(count: number): string {
  const row = (_: unknown, turn: number) => {
    const first = turn * TURN_COLUMNS.length + 1;
    return `(${TURN_COLUMNS.map(([, type], column) => `$${first + column}::${type}`).join()})`;
  };
  return `with played (${TURN_COLUMNS.map(([name]) => name).join()}) as (
      values ${Array.from({ length: count }, row).join()}
    ), moved as (
      update game set version = played.next, state = played.state, last_played_day = played.day
      from played
      where game.user_id = played.user_id and game.game_id = played.game_id
        and game.version = played.version and not game.is_final
        and ${activeSessionCondition('played.user_id', 'played.session_id')}
      returning played.user_id, played.game_id, played.events
    ), written as (
      insert into game_event (user_id, game_id, event_number, command, stored_event)
      select moved.user_id, moved.game_id, e.n, e.command, e.event
      from moved, jsonb_to_recordset(moved.events) as e (n integer, command jsonb, event jsonb)
    )
    select game_id from moved`;
}

/**
 * One turn names its user by a value: with distributed tables, that names the server. There the
 * insert must stand last: before a select, Citus would send what was moved to every server, also to
 * one that is away.
 */
const WRITE_ONE_TURN = `with moved as (
    update game set version = $5, state = $6, last_played_day = $8
    where user_id = $1 and game_id = $2 and version = $4 and not is_final
      and ${activeSessionCondition('$1', '$3')}
    returning true
  )
  insert into game_event (user_id, game_id, event_number, command, stored_event)
  select $1, $2, e.n, e.command, e.event
  from moved, jsonb_to_recordset($7::jsonb) as e (n integer, command jsonb, event jsonb)
  returning game_id`;

/** The statements by the number of their turns, from 1. */
const WRITE_TURNS = statements(
  'games.write_turns',
  Object.fromEntries(
    Array.from({ length: MAX_BATCH_SIZE }, (_, index) => [
      index + 1,
      index === 0 ? WRITE_ONE_TURN : writeTurnsText(index + 1),
    ]),
  ),
  { prepared: true, notNull: ['game_id'] },
);

/**
 * Writes 1 to `MAX_BATCH_SIZE` turns of different games in one statement, each on its own
 * conditions: that its game's version is unchanged, and that its session is active. Returns for
 * each turn whether it was written.
 */
export async function writeTurns(
  queries: Queries,
  turns: readonly TurnToWrite[],
): Promise<boolean[]> {
  const values = turns.flatMap(({ userID, gameID, sessionID, turn, now }) => [
    userID,
    gameID,
    sessionID,
    turn.version,
    turn.state.eventNumber,
    JSON.stringify(turn.state),
    toEventRows(turn),
    startOfDay(now),
  ]);
  const rows = await queries.query(WRITE_TURNS[turns.length]!, values);
  const written = new Set(rows.map(({ game_id }) => game_id));
  return turns.map(({ gameID }) => written.has(gameID));
}

const FIND_CITUS = statement(
  'games.find_citus',
  `select from pg_extension where extname = 'citus'`,
);

/** Returns whether the database distributes its tables over servers. */
export async function hasCitus(queries: Queries): Promise<boolean> {
  return (await queries.query(FIND_CITUS)).length > 0;
}
