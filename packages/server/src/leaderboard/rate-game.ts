import type { FinishedGame } from '../games/grant-game-results.ts';
import type { Transaction } from '../platform/database/database.ts';
import { rateTeams } from '../teams/rate-teams.ts';
import { recordScoredGames } from './scored-game-store.ts';

/**
 * Updates the rating of the user's team for a final game, in the transaction that ends it, and
 * records that the game was scored. Returns the rating before and after. A game whose computer team
 * is unknown stays unscored, which returns null; an admin can score it later (`scoreOldGames`).
 */
export async function rateGame(
  tx: Transaction,
  game: FinishedGame,
): Promise<{ before: number; after: number } | null> {
  const scored = await rateTeams(tx, [game]);
  await recordScoredGames(tx, scored);
  return scored[0]?.ratingChange ?? null;
}
