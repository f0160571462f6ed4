import type { Transaction } from '../platform/database/database.ts';
import { computeRating, type GameToRate, type RatingChange } from '../teams/rate-team.ts';
import { recordScoredGame } from './scored-game-store.ts';

/**
 * Updates the rating of the user's team for a final game, in the transaction that ends it, and
 * records that the game was scored. Returns the rating before and after. A game whose computer team
 * is unknown stays unscored, which returns null; an admin can score it later (`scoreOldGames`).
 */
export async function rateGame(
  tx: Transaction,
  game: GameToRate & { readonly gameID: string },
): Promise<RatingChange | null> {
  const rating = await computeRating(tx, game);
  if (rating === null) return null;
  await Promise.all([rating.save(), recordScoredGame(tx, game)]);
  return rating.change;
}
