import type { Transaction } from '../platform/database/database.ts';
import { renewClubScores, renewTeamScores } from './score-store.ts';

/**
 * Recomputes the scores of all teams that hold the cards, after the cards' ratings were changed.
 * Elo changes by finished games stay; the Elo of a computer team follows its new score from the
 * next game on.
 */
export async function renewScores(tx: Transaction, cardIDs: readonly number[]): Promise<void> {
  if (cardIDs.length === 0) return;
  await renewTeamScores(tx, cardIDs);
  await renewClubScores(tx, cardIDs);
}
