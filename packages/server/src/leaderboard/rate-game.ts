import type { FinishedGame } from '../games/finish-game.ts';
import type { Transaction } from '../platform/database/database.ts';
import { rateTeams } from '../teams/rate-team.ts';
import { noteScored } from './scored-store.ts';

/**
 * Moves the rating of the user's team for a final game, in the transaction that ends it, and notes that the game was scored.
 * One whose computer team is not known stays unscored, for an admin's Score.
 */
export async function rateGame(tx: Transaction, game: FinishedGame): Promise<void> {
  await noteScored(tx, await rateTeams(tx, [game]));
}
