import { storeGameRecords } from '@pennant/server/games/store-game-records';
import { takeRecordApart } from '@pennant/server/games/testing/take-record-apart';
import type { Database } from '@pennant/server/platform/database/database';
import { measureTables } from './table-sizes.ts';

/** Bytes that a game takes more than now, before and after it was moved. */
interface Move {
  readonly before: number;
  readonly after: number;
  readonly millisecondsPerGame: number;
}

/**
 * Puts the newest games that are over back into the form of older programs, and has the job move
 * them. Sizes are those after a VACUUM FULL: what is moved leaves free space, which the next games
 * use.
 */
export async function measureMove(database: Database, games: number): Promise<Move> {
  const keys = await database.sql<{ userID: string; gameID: string }>(
    `select user_id as "userID", game_id as "gameID" from game_record order by game_id desc limit $1`,
    [games],
  );
  const now = await measureCompacted(database);
  for (const key of keys) await takeRecordApart(database, key);
  const before = await measureCompacted(database);
  const started = performance.now();
  await storeGameRecords(database);
  const milliseconds = (performance.now() - started) / keys.length;
  const [left] = await database.sql<{ games: number }>(
    'select count(*) as games from game where is_final and setup is not null',
  );
  if (left?.games !== 0) throw new Error(`${left?.games} games were not moved`);
  const after = await measureCompacted(database);
  return {
    before: (before - now) / keys.length,
    after: (after - now) / keys.length,
    millisecondsPerGame: Number(milliseconds.toFixed(2)),
  };
}

const measureCompacted = async (database: Database): Promise<number> =>
  [...(await measureTables(database)).values()].reduce((sum, bytes) => sum + bytes, 0);
