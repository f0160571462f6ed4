import type { GameEvent } from '@pennant/rules/games/event';
import type { Database } from '../../platform/database/database.ts';
import { readRecord } from '../game-record-store.ts';
import type { GameKey } from '../game-store.ts';

/** The fields that events of before lacked where they were 0. */
const COUNTS = new Set(['outs', 'homeScore', 'visitingScore', 'rbi', 'runs', 'sb', 'cs']);

/** Returns an event as programs without records stored it: without what most events lack. */
const asStoredBefore = (event: GameEvent): Partial<GameEvent> =>
  Object.fromEntries(
    Object.entries(event).filter(
      ([name, value]) =>
        value !== null &&
        value !== false &&
        !(value === 0 && COUNTS.has(name)) &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );

/**
 * Puts the events, the setup and the state of a game back in the place of its record, as programs
 * without records left it.
 */
export async function takeRecordApart(database: Database, key: GameKey): Promise<void> {
  const { source, state, events, commands } = await readRecord(database, key);
  const { userID, gameID } = key;
  const commandAfter = new Map(commands.map(({ eventNumber, command }) => [eventNumber, command]));
  const rows = events.map((event) => ({
    n: event.eventNumber,
    command: commandAfter.get(event.eventNumber - 1) ?? null,
    event: asStoredBefore(event),
  }));
  await database.transaction(async (tx) => {
    await tx.sql(
      `insert into game_event (user_id, game_id, event_number, command, stored_event)
       select $1, $2, e.n, e.command, e.event
       from jsonb_to_recordset($3::jsonb) as e (n integer, command jsonb, event jsonb)`,
      [userID, gameID, JSON.stringify(rows)],
    );
    await tx.sql('update game set setup = $3, state = $4 where user_id = $1 and game_id = $2', [
      userID,
      gameID,
      JSON.stringify(source),
      JSON.stringify(state),
    ]);
    await tx.sql('delete from game_record where user_id = $1 and game_id = $2', [userID, gameID]);
  });
}
