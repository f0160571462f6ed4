import type { GameEvent } from '@pennant/rules/games/event';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { GameKey } from './game-store.ts';
import type { PlayedCommand } from './played-command.ts';
import { fromStoredEvent, type StoredEvent } from './stored-event.ts';

const READ_EVENTS = statement(
  'games.read_events',
  `select stored_event from game_event
   where user_id = $1 and game_id = $2 and event_number > $3 order by event_number`,
  { prepared: true },
);

/** Returns the events after the number `after` of a game without a record, oldest first. */
export async function readEventRows(
  queries: Queries,
  { userID, gameID }: GameKey,
  after = 0,
): Promise<GameEvent[]> {
  const rows = await queries.query(READ_EVENTS, [userID, gameID, after]);
  return rows.map(({ stored_event }) => fromStoredEvent(stored_event as StoredEvent));
}

const READ_TURNS = statement(
  'games.read_turns',
  `select event_number, command, stored_event from game_event
   where user_id = $1 and game_id = $2 and event_number <= $3 order by event_number`,
  { prepared: true },
);

/** Returns the events and commands of a game without a record up to an event, oldest first. */
export async function readTurnRows(
  queries: Queries,
  { userID, gameID }: GameKey,
  upTo: number,
): Promise<{ readonly events: GameEvent[]; readonly commands: PlayedCommand[] }> {
  const rows = await queries.query(READ_TURNS, [userID, gameID, upTo]);
  return {
    events: rows.map(({ stored_event }) => fromStoredEvent(stored_event as StoredEvent)),
    commands: rows.flatMap(({ event_number, command }) =>
      command === null
        ? []
        : [{ eventNumber: event_number - 1, command: command as PlayedCommand['command'] }],
    ),
  };
}

const DELETE_EVENTS = statement('games.delete_events', 'delete from game_event where user_id = $1');

/**
 * Deletes the events of a user's games. Call it after the games themselves are deleted, so that no
 * concurrent turn can add another.
 */
export async function deleteGameEvents(tx: Transaction, userID: string): Promise<void> {
  await tx.query(DELETE_EVENTS, [userID]);
}
