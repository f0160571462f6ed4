import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { NOBODY } from '../platform/nobody.ts';
import {
  listHolders,
  updateComputerTeamScores,
  updateScoresOfUsers,
  updateTeamScores,
} from './team-score-store.ts';

/**
 * Recomputes the scores of all teams that hold a card, after its rating was changed. Elo changes by
 * finished games stay; the Elo of a computer team follows its new score from the next game on.
 */
export async function recomputeScores(tx: Transaction, cardID: number): Promise<void> {
  await updateTeamScores(tx, [cardID]);
  await updateComputerTeamScores(tx, [cardID]);
}

/** Recomputes the scores of the computer teams that hold any of these cards. */
export async function recomputeComputerScores(
  tx: Transaction,
  cardIDs: readonly number[],
): Promise<void> {
  if (cardIDs.length > 0) await updateComputerTeamScores(tx, cardIDs);
}

/** Users whose teams are recomputed at once: a game of theirs that ends meanwhile waits. */
const USERS_PER_BATCH = 500;

/**
 * Recomputes the scores of users' teams that hold any of these cards, some users at a time: all
 * cards of a season are in the teams of most users. What is cut off is repeated by calling it
 * again.
 *
 * @param onProgress receives how many cards are done, after each card and each batch of users.
 */
export async function recomputeUserScores(
  database: TransactionScope,
  cardIDs: readonly number[],
  onProgress: (cards: number) => Promise<void>,
): Promise<void> {
  for (const [index, cardID] of cardIDs.entries()) {
    let after: string | undefined = NOBODY;
    while (after !== undefined) {
      const users = await listHolders(database, { cardID, after, limit: USERS_PER_BATCH });
      if (users.length > 0) await database.transaction((tx) => updateScoresOfUsers(tx, users));
      after = users.length < USERS_PER_BATCH ? undefined : users.at(-1);
      await onProgress(after === undefined ? index + 1 : index);
    }
  }
}
