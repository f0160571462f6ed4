import type { Transaction } from '../platform/database/database.ts';
import { updateComputerTeamScores, updateTeamScores } from './team-score-store.ts';

/**
 * Recomputes the scores of all teams that hold the cards, after the cards' ratings were changed.
 * Elo changes by finished games stay; the Elo of a computer team follows its new score from the
 * next game on.
 */
export async function recomputeScores(tx: Transaction, cardIDs: readonly number[]): Promise<void> {
  if (cardIDs.length === 0) return;
  await updateTeamScores(tx, cardIDs);
  await updateComputerTeamScores(tx, cardIDs);
}
