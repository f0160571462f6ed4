import type { GameEvent } from '@pennant/rules/games/event';
import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { readEventRows, readTurnRows } from './game-event-store.ts';
import { DamagedRecord, unpackRecord, type GameRecord, type PackedRecord } from './game-record.ts';
import type { GameKey } from './game-store.ts';

const FIND_RECORD = statement(
  'games.find_record',
  'select format, events, record, checksum from game_record where user_id = $1 and game_id = $2',
);

/** Returns the record of a game that is over; null where it has none yet. */
async function findRecord(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<PackedRecord | null> {
  const [row] = await queries.query(FIND_RECORD, [userID, gameID]);
  return row ?? null;
}

/**
 * Returns the record of a game that has one.
 *
 * @throws DamagedRecord if it is missing or can't be read.
 */
export async function readRecord(queries: Queries, key: GameKey): Promise<GameRecord> {
  const packed = await findRecord(queries, key);
  if (packed === null) throw new DamagedRecord(key, 'missing');
  return unpackRecord(key, packed);
}

/**
 * Returns the events of a game after the number `after`, oldest first: from its record or, while it
 * has none, from its rows.
 */
export async function readGameEvents(
  queries: Queries,
  key: GameKey,
  after = 0,
): Promise<readonly GameEvent[]> {
  // Rows first: they may become a record between the two reads, never the other way round.
  const rows = await readEventRows(queries, key, after);
  if (rows.length > 0) return rows;
  const packed = await findRecord(queries, key);
  if (packed === null) return rows;
  const { events } = await unpackRecord(key, packed);
  return after === 0 ? events : events.filter(({ eventNumber }) => eventNumber > after);
}

/** Returns the events and commands of a game that is over, oldest first. */
export async function readTurns(
  queries: Queries,
  key: GameKey,
  version: number,
): Promise<Pick<GameRecord, 'events' | 'commands'>> {
  const rows = await readTurnRows(queries, key, version);
  if (rows.events.length > 0 || version === 0) return rows;
  return readRecord(queries, key);
}
