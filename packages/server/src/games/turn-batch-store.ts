import { activeSessionCondition } from '../platform/database/active-session-condition.ts';
import type { Queries } from '../platform/database/database.ts';
import { statement, statements, type StatementValues } from '../platform/database/statement.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import type { GameKey } from './game-store.ts';
import { toEventRows, type TurnRecord } from './turn-store.ts';

/** A turn that does not end its game, and the session that it was played in. */
export interface TurnToWrite extends GameKey {
  readonly sessionID: string;
  readonly turn: TurnRecord;
  readonly now: Date;
}

/**
 * A function (migration 0043). On a cluster the server of the user's rows runs it, unless it is
 * called in a transaction.
 */
const WRITE_ONE_TURN = statement(
  'games.write_one_turn',
  'select write_turn($1, $2, $3, $4, $5, $6, $7, $8) as written',
  { prepared: true, notNull: ['written'] },
);

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

/** The statements by the number of their turns, from 2. */
const WRITE_TURNS = statements(
  'games.write_turns',
  Object.fromEntries(
    Array.from({ length: MAX_BATCH_SIZE - 1 }, (_, index) => [
      index + 2,
      writeTurnsText(index + 2),
    ]),
  ),
  { prepared: true, notNull: ['game_id'] },
);

/** Returns the values of one turn, as `TURN_COLUMNS` has them. */
const valuesOf = ({
  userID,
  gameID,
  sessionID,
  turn,
  now,
}: TurnToWrite): StatementValues<'games.write_one_turn'> => [
  userID,
  gameID,
  sessionID,
  turn.version,
  turn.state.eventNumber,
  JSON.stringify(turn.state),
  toEventRows(turn),
  startOfDay(now),
];

/** Writes a turn on the conditions below. Returns whether it was written. */
export async function writeOneTurn(queries: Queries, turn: TurnToWrite): Promise<boolean> {
  const [row] = await queries.query(WRITE_ONE_TURN, valuesOf(turn));
  return row!.written;
}

/**
 * Writes 2 to `MAX_BATCH_SIZE` turns of different games in one statement, each on its own
 * conditions: that its game's version is unchanged, and that its session is active. Returns for
 * each turn whether it was written.
 */
export async function writeTurns(
  queries: Queries,
  turns: readonly TurnToWrite[],
): Promise<boolean[]> {
  const rows = await queries.query(WRITE_TURNS[turns.length]!, turns.flatMap(valuesOf));
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
