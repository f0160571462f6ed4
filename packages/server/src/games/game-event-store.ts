import type { Command } from '@pennant/rules/games/command';
import type { GameEvent } from '@pennant/rules/games/event';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { GameKey } from './game-store.ts';
import { fromStoredEvent, type StoredEvent } from './stored-event.ts';
import type { PlayOnCommand } from './turn-store.ts';

const READ_EVENTS = statement(
  'games.read_events',
  `select event from game_event
   where user_id = $1 and game_id = $2 and event_number > $3 order by event_number`,
  { prepared: true },
);

/** Returns the events after the number `after`, oldest first. */
export async function readGameEvents(
  queries: Queries,
  { userID, gameID }: GameKey,
  after = 0,
): Promise<GameEvent[]> {
  const rows = await queries.query(READ_EVENTS, [userID, gameID, after]);
  return rows.map(({ event }) => fromStoredEvent(event as StoredEvent));
}

const READ_COMMANDS = statement(
  'games.read_commands',
  `select event_number, command from game_event
   where user_id = $1 and game_id = $2 and command is not null order by event_number`,
);

/** Returns the commands of a game in order, each with the number of the event before it. */
export async function readGameCommands(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<{ eventNumber: number; command: Command | PlayOnCommand }[]> {
  const rows = await queries.query(READ_COMMANDS, [userID, gameID]);
  return rows.map(({ event_number, command }) => ({
    eventNumber: event_number - 1,
    command: command as Command | PlayOnCommand,
  }));
}

const COUNT_SINGLE_ROLLS = statement(
  'games.count_single_rolls',
  `select count(*)::integer as rolls from game_event
   where user_id = $1 and game_id = $2 and event_number <= $3 and command ->> 'kind' = 'roll'`,
  { notNull: ['rolls'] },
);

/** Returns how many rolls of a game its user asked for one by one, up to an event. */
export async function countSingleRolls(
  queries: Queries,
  { userID, gameID }: GameKey,
  upTo: number,
): Promise<number> {
  const [row] = await queries.query(COUNT_SINGLE_ROLLS, [userID, gameID, upTo]);
  return row?.rolls ?? 0;
}

const DELETE_EVENTS = statement('games.delete_events', 'delete from game_event where user_id = $1');

/**
 * Deletes the events of a user's games. Call it after the games themselves are deleted, so that no
 * concurrent turn can add another.
 */
export async function deleteGameEvents(tx: Transaction, userID: string): Promise<void> {
  await tx.query(DELETE_EVENTS, [userID]);
}
