import type { Queries } from '../platform/database/database.ts';
import { readRecord } from './game-record-store.ts';
import { findGame, type GameKey, type ListedGame, type StoredGame } from './game-store.ts';

const isWhole = (game: ListedGame): game is StoredGame => 'bases' in game.state;

/**
 * Returns one game of this user with its whole state, from its record where it has one; null where
 * the user has no such game.
 *
 * @throws DamagedRecord if the record can't be read.
 */
export async function readGame(queries: Queries, key: GameKey): Promise<StoredGame | null> {
  const game = await findGame(queries, key);
  if (game === null || isWhole(game)) return game;
  const { state } = await readRecord(queries, key);
  return { ...game, state };
}
