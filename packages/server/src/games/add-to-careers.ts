import type { CardGame } from '@pennant/rules/cards/career';
import { addGame, readCareers, saveCareers, type Career } from '../cards/careers.ts';
import type { Transaction } from '../platform/database/database.ts';
import { hasUncountedGames } from './career-game-store.ts';
import type { GameKey } from './game-store.ts';

/**
 * Returns the careers of the cards of a game that is about to end, as they stand before it; null
 * where the user has earlier games to be counted first, with which a job counts this one. Called
 * while the user's wallet is locked, and before the counters of the cards are added.
 */
export async function readCareersBefore(
  tx: Transaction,
  { userID, games }: { readonly userID: string; readonly games: readonly CardGame[] },
): Promise<ReadonlyMap<number, Career> | null> {
  const [hasUncounted, careers] = await Promise.all([
    hasUncountedGames(tx, userID),
    readCareers(tx, { userID, games }),
  ]);
  return hasUncounted ? null : careers;
}

/** Writes the careers of cards with a game that has ended. Cards not owned are left out. */
export async function addToCareers(
  tx: Transaction,
  { userID, gameID }: GameKey,
  before: ReadonlyMap<number, Career>,
  games: readonly CardGame[],
): Promise<void> {
  const after = games.flatMap((game): [number, Career][] => {
    const career = before.get(game.cardID);
    return career === undefined ? [] : [[game.cardID, addGame(career, gameID, game)]];
  });
  await saveCareers(tx, userID, new Map(after));
}
