import type { Queries, Transaction, TransactionScope } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { findGame, type GameKey } from './game-store.ts';
import { forEachInBatches } from './for-each-in-batches.ts';
import {
  enterGamesInDirectory,
  enterInDirectory,
  hasEarlier,
  listWithoutVisibility,
  setVisibility,
  showEarlier,
  showUnderWay,
} from './public-game-store.ts';
import { setWatchable } from './watched-game-store.ts';

/** Shows a game of the user to anyone once it is over, or hides it. */
export async function setGameVisibility(tx: Transaction, key: GameKey, isPublic: boolean) {
  if (!(await setVisibility(tx, key, isPublic))) return refuse('game_not_found');
  if (isPublic) await enterInDirectory(tx, key);
  return { ok: true as const, isPublic };
}

/** Lets others watch a game of the user while it is played, or no longer. */
export async function setGameWatchable(tx: Transaction, key: GameKey, isWatchable: boolean) {
  if (await setWatchable(tx, key, isWatchable)) {
    // One that began on a program of before is in no directory yet.
    if (isWatchable) await enterInDirectory(tx, key);
    return { ok: true as const, isWatchable };
  }
  const game = await findGame(tx, key);
  if (game === null) return refuse('game_not_found');
  return refuse(game.isFinal ? 'game_final' : 'campaign_game_not_watched');
}

/** Games that one statement shows. */
const BATCH = 500;

/** Shows all games of a user that ended before games could be shown; returns their number. */
export async function showEarlierGames(tx: Transaction, userID: string) {
  let games = 0;
  for (;;) {
    const gameIDs = await showEarlier(tx, { userID, limit: BATCH });
    if (gameIDs.length > 0) await enterGamesInDirectory(tx, { userID, gameIDs });
    games += gameIDs.length;
    if (gameIDs.length < BATCH) return { ok: true as const, games };
  }
}

/** Whether a user has games that ended before games could be shown, and that are hidden. */
export const hasEarlierGames = (queries: Queries, userID: string): Promise<boolean> =>
  hasEarlier(queries, userID);

/**
 * Has the games under way that a program of before started be public once they are over. One game
 * is a transaction; safe to repeat, and to run on several servers at the same time.
 */
export async function showGamesUnderWay(db: TransactionScope): Promise<void> {
  const failures = await forEachInBatches(
    (after: GameKey | null) => listWithoutVisibility(db, { after, limit: BATCH }),
    (key) =>
      db.transaction(async (tx) => {
        if (await showUnderWay(tx, key)) await enterInDirectory(tx, key);
        return { ok: true as const };
      }),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'not all games could be shown');
}
