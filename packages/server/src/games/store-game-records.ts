import type { GameState } from '@pennant/rules/games/state';
import type { TransactionScope } from '../platform/database/database.ts';
import { forEachInBatches } from './for-each-in-batches.ts';
import { readTurnRows } from './game-event-store.ts';
import { listGamesWithoutRecord, lockGameWithoutRecord, storeRecord } from './game-end-store.ts';
import { packRecord } from './game-record.ts';
import type { GameKey } from './game-store.ts';

/** Games that are looked up at once, and the most that one run stores: the next goes on. */
const BATCH = 50;
const MAX_BATCHES = 400;

/**
 * Puts a record in the place of the events and the setup of games that ended before games had
 * records. One game is a transaction; a game that fails stays as it is, can be read as before, and
 * keeps no other from its turn. Safe to repeat, and to run on several servers at the same time.
 */
export async function storeGameRecords(db: TransactionScope): Promise<void> {
  let batches = 0;
  const failures = await forEachInBatches(
    async (after: GameKey | null) =>
      (batches += 1) > MAX_BATCHES ? [] : listGamesWithoutRecord(db, { after, limit: BATCH }),
    (key) => storeOne(db, key),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'not all games got a record');
}

const storeOne = (db: TransactionScope, key: GameKey): Promise<{ readonly ok: true }> =>
  db.transaction(async (tx) => {
    const game = await lockGameWithoutRecord(tx, key);
    // Another program is at it, or was before.
    if (game === null || game.setup === null) return { ok: true as const };
    const turns = await readTurnRows(tx, key, game.version);
    if (turns.events.length !== game.version)
      throw new Error(
        `the game ${key.gameID} has ${turns.events.length} events of ${game.version}`,
      );
    // No record: the state is whole.
    const state = game.state as GameState;
    const packed = await packRecord(key, { source: game.setup, state, ...turns });
    await storeRecord(tx, key, { state, packed });
    return { ok: true as const };
  });
