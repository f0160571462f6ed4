import type { Transaction } from '../platform/database/database.ts';
import { renewClubScores, renewTeamScores } from './score-store.ts';

/**
 * Works out the scores of all teams with these cards anew, after the cards' ratings were changed. Games that are over keep
 * their ratings; a computer team's own Elo follows its score from the next game on.
 */
export async function renewScores(tx: Transaction, cardIDs: readonly number[]): Promise<void> {
  if (cardIDs.length === 0) return;
  await renewTeamScores(tx, cardIDs);
  await renewClubScores(tx, cardIDs);
}
