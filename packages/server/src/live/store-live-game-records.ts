import { isDeepStrictEqual } from 'node:util';
import type { LiveState } from '@pennant/rules/live/live-state';
import { forEachInBatches } from '../games/for-each-in-batches.ts';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import {
  packLiveGame,
  unpackLiveGame,
  withoutNames,
  type FinishedLiveGame,
} from './finished-live-game.ts';
import {
  listWithoutRecord,
  lockWithoutRecord,
  storeRecord,
  type GameWithoutRecord,
} from './finished-live-game-store.ts';
import { readStepRows } from './live-game-store.ts';
import { PHRASES_SHOWN, takePhrases } from './phrase-store.ts';

/** So long after the end of a game there is little more to be said in it, in ms. */
const SAID_MS = 60_000;

/** Games that are looked up at once, and the most that one run stores: the next goes on. */
const BATCH = 50;
const MAX_BATCHES = 200;

/**
 * Puts a record in the place of the rows of live games that are settled. One game is a transaction;
 * a game that fails stays as it is, can be read as before, and keeps no other from its turn. Safe
 * to repeat, and to run on several programs at the same time.
 */
export async function storeLiveGameRecords(db: TransactionScope, now: Date): Promise<void> {
  const endedBefore = new Date(now.getTime() - SAID_MS);
  let batches = 0;
  const failures = await forEachInBatches(
    async (after: GameWithoutRecord | null) =>
      (batches += 1) > MAX_BATCHES
        ? []
        : listWithoutRecord(db, { after, endedBefore, limit: BATCH }),
    ({ game_id }) => db.transaction((tx) => storeOne(tx, game_id)),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'not all live games got a record');
}

async function storeOne(tx: Transaction, gameID: string): Promise<{ readonly ok: true }> {
  const row = await lockWithoutRecord(tx, gameID);
  // Another program is at it, or was before.
  if (row === undefined || row.source === null) return { ok: true };
  const played = await readStepRows(tx, { gameID, after: 0 });
  if (played.length !== row.steps)
    throw new Error(`the live game ${gameID} has ${played.length} steps of ${row.steps}`);
  const phrases = await takePhrases(tx, gameID);
  // No record: the state is whole.
  const state = row.state as LiveState;
  const game: FinishedLiveGame = {
    source: withoutNames(row.source),
    state,
    played,
    phrases: phrases.slice(-PHRASES_SHOWN),
  };
  const packed = await packLiveGame(gameID, game);
  // What it would lose is lost for good.
  if (!isDeepStrictEqual(await unpackLiveGame(gameID, packed), game))
    throw new Error(`the record of the live game ${gameID} would not be the game`);
  await storeRecord(tx, gameID, { state, packed });
  return { ok: true };
}
