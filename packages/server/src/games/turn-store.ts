import type { Command } from '@pennant/rules/games/command';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameState } from '@pennant/rules/games/state';
import type { Queries, Statement, Transaction } from '../platform/database/database.ts';
import { storedEventOf } from './stored-event.ts';
import type { GameKey } from './game-store.ts';

/** A command and the events that came of it: the command stands with the first of them. */
export interface PlayedTurn {
  /** The number of the last event before it; the write is refused where the game has moved since. */
  readonly version: number;
  readonly command: Command | PlayOnCommand;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** One click to the end of the half or the game, as the log of commands keeps it. */
export interface PlayOnCommand {
  readonly kind: 'playOn';
  readonly until: 'half' | 'final';
}

/** A turn of a game that goes on, and the session that it was played in. */
export interface TurnToWrite extends GameKey {
  readonly sessionID: string;
  readonly turn: PlayedTurn;
}

/** SQL that says whether a session may still act, given the SQL of its user's id and of its own. The account feature knows it. */
export type SessionHolds = (userID: string, sessionID: string) => string;

const eventRows = ({ command, events }: PlayedTurn): string =>
  JSON.stringify(
    events.map((event, at) => ({
      n: event.eventNumber,
      command: at === 0 ? command : null,
      event: storedEventOf(event),
    })),
  );

const INSERT_EVENTS = `insert into game_event (user_id, game_id, event_number, command, event)
  select $1, $2, e.n, e.command, e.event
  from moved, jsonb_to_recordset($6::jsonb) as e (n integer, command jsonb, event jsonb)`;

/**
 * Writes a turn of a game that goes on: state and events in one statement, on the condition that nobody has moved the game
 * since it was read. Answers false where somebody has.
 */
export async function writeTurn(
  queries: Queries,
  { userID, gameID }: GameKey,
  turn: PlayedTurn,
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
      eventRows(turn),
    ],
  );
  return rows.length === turn.events.length;
}

/** The types of what one turn brings to the statement below. */
const TURN_COLUMNS = [
  ['user_id', 'uuid'],
  ['game_id', 'uuid'],
  ['session_id', 'uuid'],
  ['version', 'integer'],
  ['next', 'integer'],
  ['state', 'jsonb'],
  ['events', 'jsonb'],
] as const;

/** A statement for so many turns. Each number of turns has its own, so that all of them are prepared. */
function turnsStatement(turns: number, sessionHolds: SessionHolds): Statement {
  const row = (_: unknown, turn: number) =>
    `(${TURN_COLUMNS.map(([, type], at) => `$${turn * TURN_COLUMNS.length + at + 1}::${type}`).join()})`;
  return {
    name: `write_turns_${turns}`,
    text: `with played (${TURN_COLUMNS.map(([name]) => name).join()}) as (
             values ${Array.from({ length: turns }, row).join()}
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
 * Writes turns of different games, all in one statement and each on its own conditions: that nobody has moved its game, and that its
 * player's session has not ended. Answers for each turn whether it was written.
 */
export function turnsStore(
  sessionHolds: SessionHolds,
): (queries: Queries, turns: readonly TurnToWrite[]) => Promise<boolean[]> {
  const statements: Statement[] = [];
  return async (queries, turns) => {
    const statement = (statements[turns.length] ??= turnsStatement(turns.length, sessionHolds));
    const values = turns.flatMap(({ userID, gameID, sessionID, turn }) => [
      userID,
      gameID,
      sessionID,
      turn.version,
      turn.state.eventNumber,
      JSON.stringify(turn.state),
      eventRows(turn),
    ]);
    const rows = await queries.query<{ game_id: string }>(statement, values);
    if (rows.length === turns.length) return turns.map(() => true);
    const written = new Set(rows.map(({ game_id }) => game_id));
    return turns.map(({ gameID }) => written.has(gameID));
  };
}

/** What stands in a game's row once it is over. */
export interface GameEnd {
  readonly resultDescription: string;
  readonly seed: Buffer;
  readonly money: number;
  readonly experience: number;
}

/**
 * Holds a game that is about to end until the transaction has. False where somebody else has moved or ended it: what its end
 * brings is then granted by him.
 */
export async function holdGame(
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

/** Writes the turn that ends a game, on the same condition as every turn. */
export async function writeLastTurn(
  tx: Transaction,
  { userID, gameID }: GameKey,
  turn: PlayedTurn,
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
      eventRows(turn),
      now,
      end.resultDescription,
      end.seed,
      end.money,
      end.experience,
    ],
  );
  return rows.length === 1;
}

/** Marks a game as given up where it stands, on the condition that nobody has moved it past `version`. */
export async function writeAbandoned(
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
