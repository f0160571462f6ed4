import type { FinishedGame } from '../games/finish-game.ts';
import type { Transaction } from '../platform/database/database.ts';
import { rateTeams } from '../teams/rate-team.ts';
import { noteScored } from './scored-store.ts';

/**
 * Updates the rating of the user's team for a final game, in the transaction that ends it, and
 * records that the game was scored. A game whose computer team is unknown stays unscored; an admin
 * can score it later (`scoreOldGames`).
 */
export async function rateGame(tx: Transaction, game: FinishedGame): Promise<void> {
  await noteScored(tx, await rateTeams(tx, [game]));
}
