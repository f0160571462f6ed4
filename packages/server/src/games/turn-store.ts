import type { GameEvent } from '@pennant/rules/games/event';
import type { GameState } from '@pennant/rules/games/state';
import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { toStoredEvent } from './stored-event.ts';
import type { GameKey } from './game-store.ts';
import type { PlayedCommand } from './played-command.ts';

/** A command, its events and the state after them. The command is stored with the first event. */
export interface TurnRecord {
  /** The number of the last event before the turn; the write fails if the game has moved since. */
  readonly version: number;
  readonly command: PlayedCommand['command'];
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Returns the events of a turn as the JSON that the statements below insert. */
export const toEventRows = ({ command, events }: TurnRecord): string =>
  JSON.stringify(
    events.map((event, index) => ({
      n: event.eventNumber,
      command: index === 0 ? command : null,
      event: toStoredEvent(event),
    })),
  );

const WRITE_TURN = statement(
  'games.write_turn',
  `with moved as (
     update game set version = $4, state = $5, last_played_day = $7
     where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true
   )
   insert into game_event (user_id, game_id, event_number, command, stored_event)
   select $1, $2, e.n, e.command, e.event
   from moved, jsonb_to_recordset($6::jsonb) as e (n integer, command jsonb, event jsonb)
   returning event_number`,
  { prepared: true },
);

/**
 * Writes a turn that does not end its game: state and events in one statement, on the condition
 * that the game's version is still `turn.version`. Returns false if it is not.
 */
export async function writeTurn(
  queries: Queries,
  { userID, gameID }: GameKey,
  turn: TurnRecord,
  now: Date,
): Promise<boolean> {
  const rows = await queries.query(WRITE_TURN, [
    userID,
    gameID,
    turn.version,
    turn.state.eventNumber,
    JSON.stringify(turn.state),
    toEventRows(turn),
    startOfDay(now),
  ]);
  return rows.length === turn.events.length;
}
