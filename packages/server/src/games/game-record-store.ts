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

/** Events that are wanted of a game. */
interface WantedEvents {
  /** Those after this number. */
  readonly after?: number;
  /** Those up to this number, which the game has reached. Where it is not known, all. */
  readonly upTo?: number;
}

/**
 * Returns wanted events of a game, oldest first: from its record or, while it has none, from its
 * rows.
 *
 * @throws DamagedRecord if one of them is missing, or the record can't be read.
 */
export async function readGameEvents(
  queries: Queries,
  key: GameKey,
  { after = 0, upTo }: WantedEvents = {},
): Promise<readonly GameEvent[]> {
  if (upTo !== undefined && upTo <= after) return [];
  // Rows first: they may become a record between the two reads, never the other way round.
  const rows = await readEventRows(queries, key, after);
  const events = rows.length > 0 ? rows : await readEventsOfRecord(queries, key);
  const wanted = events.filter(
    ({ eventNumber }) => eventNumber > after && (upTo === undefined || eventNumber <= upTo),
  );
  const isWhole =
    wanted.every(({ eventNumber }, index) => eventNumber === after + 1 + index) &&
    (upTo === undefined || wanted.length === upTo - after);
  if (!isWhole) throw new DamagedRecord(key, 'missing');
  return wanted;
}

async function readEventsOfRecord(queries: Queries, key: GameKey): Promise<readonly GameEvent[]> {
  const packed = await findRecord(queries, key);
  return packed === null ? [] : (await unpackRecord(key, packed)).events;
}

/**
 * Returns the events and commands of a game that is over, oldest first.
 *
 * @throws DamagedRecord if an event is missing, or the record can't be read.
 */
export async function readTurns(
  queries: Queries,
  key: GameKey,
  version: number,
): Promise<Pick<GameRecord, 'events' | 'commands'>> {
  const rows = await readTurnRows(queries, key, version);
  if (rows.events.length === version) return rows;
  if (rows.events.length > 0) throw new DamagedRecord(key, 'missing');
  return readRecord(queries, key);
}
