import type { Command } from '@pennant/rules/games/command';
import type { GameEvent } from '@pennant/rules/games/event';
import type { Queries } from '../platform/database/database.ts';
import type { GameKey } from './game-store.ts';
import { fromStoredEvent, type StoredEvent } from './stored-event.ts';
import type { PlayOnCommand } from './turn-store.ts';

/** Returns the events after the number `after`, oldest first. */
export async function readGameEvents(
  queries: Queries,
  { userID, gameID }: GameKey,
  after = 0,
): Promise<GameEvent[]> {
  const rows = await queries.query<{ event: StoredEvent }>(
    {
      name: 'read_events',
      text: `select event from game_event
             where user_id = $1 and game_id = $2 and event_number > $3 order by event_number`,
    },
    [userID, gameID, after],
  );
  return rows.map(({ event }) => fromStoredEvent(event));
}

/** Returns the commands of a game in order, each with the number of the event before it. */
export async function readGameCommands(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<{ eventNumber: number; command: Command | PlayOnCommand }[]> {
  const rows = await queries.query<{ event_number: number; command: Command | PlayOnCommand }>(
    `select event_number, command from game_event
     where user_id = $1 and game_id = $2 and command is not null order by event_number`,
    [userID, gameID],
  );
  return rows.map(({ event_number, command }) => ({ eventNumber: event_number - 1, command }));
}
