import type { Command } from '@pennant/rules/games/command';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameState } from '@pennant/rules/games/state';
import type { Queries, UntypedStatement, Transaction } from '../platform/database/database.ts';
import { toStoredEvent } from './stored-event.ts';
import type { GameKey } from './game-store.ts';

/** A command, its events and the state after them. The command is stored with the first event. */
export interface TurnRecord {
  /** The number of the last event before the turn; the write fails if the game has moved since. */
  readonly version: number;
  readonly command: Command | PlayOnCommand;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** The command that plays to the end of the half-inning or the game, as `game_event` stores it. */
export interface PlayOnCommand {
  readonly kind: 'playOn';
  readonly until: 'half' | 'final';
}

/** A turn that does not end its game, and the session that it was played in. */
export interface TurnToWrite extends GameKey {
  readonly sessionID: string;
  readonly turn: TurnRecord;
}

/**
 * Returns an SQL condition that is true while a session is active. Both arguments are SQL
 * expressions: of the user's id and of the session's id. Provided by the account feature.
 */
export type SessionActiveSql = (userID: string, sessionID: string) => string;

const toEventRows = ({ command, events }: TurnRecord): string =>
  JSON.stringify(
    events.map((event, index) => ({
      n: event.eventNumber,
      command: index === 0 ? command : null,
      event: toStoredEvent(event),
    })),
  );

const INSERT_EVENTS = `insert into game_event (user_id, game_id, event_number, command, event)
  select $1, $2, e.n, e.command, e.event
  from moved, jsonb_to_recordset($6::jsonb) as e (n integer, command jsonb, event jsonb)`;

/**
 * Writes a turn that does not end its game: state and events in one statement, on the condition
 * that the game's version is still `turn.version`. Returns false if it is not.
 */
export async function writeTurn(
  queries: Queries,
  { userID, gameID }: GameKey,
  turn: TurnRecord,
): Promise<boolean> {
  const rows = await queries.query(
    {
      name: 'write_turn',
      text: `with moved as (
               update game set version = $4, state = $5
               where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true
             ) ${INSERT_EVENTS} returning event_number`,
    },
    [
      userID,
      gameID,
      turn.version,
      turn.state.eventNumber,
      JSON.stringify(turn.state),
      toEventRows(turn),
    ],
  );
  return rows.length === turn.events.length;
}

/** Names and types of the parameters that one turn adds to the statement below. */
const TURN_COLUMNS = [
  ['user_id', 'uuid'],
  ['game_id', 'uuid'],
  ['session_id', 'uuid'],
  ['version', 'integer'],
  ['next', 'integer'],
  ['state', 'jsonb'],
  ['events', 'jsonb'],
] as const;

/** Returns the statement that writes `count` turns. Each count has a named prepared statement. */
function buildTurnsStatement(count: number, sessionHolds: SessionActiveSql): UntypedStatement {
  const row = (_: unknown, turn: number) => {
    const first = turn * TURN_COLUMNS.length + 1;
    return `(${TURN_COLUMNS.map(([, type], column) => `$${first + column}::${type}`).join()})`;
  };
  return {
    name: `write_turns_${count}`,
    text: `with played (${TURN_COLUMNS.map(([name]) => name).join()}) as (
             values ${Array.from({ length: count }, row).join()}
           ), moved as (
             update game set version = played.next, state = played.state
             from played
             where game.user_id = played.user_id and game.game_id = played.game_id
               and game.version = played.version and not game.is_final
               and ${sessionHolds('played.user_id', 'played.session_id')}
             returning played.user_id, played.game_id, played.events
           ), written as (
             insert into game_event (user_id, game_id, event_number, command, event)
             select moved.user_id, moved.game_id, e.n, e.command, e.event
             from moved, jsonb_to_recordset(moved.events) as e (n integer, command jsonb, event jsonb)
           )
           select game_id from moved`,
  };
}

/**
 * Returns a function that writes turns of different games in one statement, each on its own
 * conditions: that its game's version is unchanged, and that its session is active. The function
 * returns for each turn whether it was written.
 */
export function createTurnsWriter(
  sessionHolds: SessionActiveSql,
): (queries: Queries, turns: readonly TurnToWrite[]) => Promise<boolean[]> {
  const statements: UntypedStatement[] = [];
  return async (queries, turns) => {
    const statement = (statements[turns.length] ??= buildTurnsStatement(
      turns.length,
      sessionHolds,
    ));
    const values = turns.flatMap(({ userID, gameID, sessionID, turn }) => [
      userID,
      gameID,
      sessionID,
      turn.version,
      turn.state.eventNumber,
      JSON.stringify(turn.state),
      toEventRows(turn),
    ]);
    const rows = await queries.query<{ game_id: string }>(statement, values);
    if (rows.length === turns.length) return turns.map(() => true);
    const written = new Set(rows.map(({ game_id }) => game_id));
    return turns.map(({ gameID }) => written.has(gameID));
  };
}

/** What is written into a game's row when it ends. */
export interface GameEnd {
  readonly resultDescription: string;
  readonly seed: Buffer;
  readonly money: number;
  readonly experience: number;
}

/**
 * Locks a game that is about to end until the transaction ends. Returns false if another request
 * has moved or ended it: that request then grants the results.
 */
export async function lockGame(
  tx: Transaction,
  { userID, gameID }: GameKey,
  version: number,
): Promise<boolean> {
  const rows = await tx.query(
    `select from game where user_id = $1 and game_id = $2 and version = $3 and not is_final
     for no key update`,
    [userID, gameID, version],
  );
  return rows.length === 1;
}

/** Writes the turn that ends a game. Returns false if the game's version has changed. */
export async function writeFinalTurn(
  tx: Transaction,
  { userID, gameID }: GameKey,
  turn: TurnRecord,
  end: GameEnd,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `with moved as (
       update game set version = $4, state = $5, is_final = true, finished_at = $7,
         result_description = $8, seed = $9, earned_money = $10, earned_experience = $11
       where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true
     ), written as (${INSERT_EVENTS})
     select from moved`,
    [
      userID,
      gameID,
      turn.version,
      turn.state.eventNumber,
      JSON.stringify(turn.state),
      toEventRows(turn),
      now,
      end.resultDescription,
      end.seed,
      end.money,
      end.experience,
    ],
  );
  return rows.length === 1;
}

/** Marks a game as abandoned. Returns false if the game's version is no longer `version`. */
export async function markGameAbandoned(
  tx: Transaction,
  { userID, gameID }: GameKey,
  version: number,
  end: GameEnd,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update game set is_final = true, is_abandoned = true, finished_at = $4,
       result_description = $5, seed = $6, earned_money = $7, earned_experience = $8
     where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true`,
    [userID, gameID, version, now, end.resultDescription, end.seed, end.money, end.experience],
  );
  return rows.length === 1;
}
