import type { Transaction } from '../platform/database/database.ts';
import { addWinProbabilityToCounters } from './card-statistics-store.ts';

/**
 * Adds what cards added to the win probability of their side in an earlier game to the counters of
 * the user's cards, in units of `WPA_UNITS`. Cards that the user no longer owns are skipped.
 */
export async function addCardWinProbability(
  tx: Transaction,
  {
    userID,
    cards,
  }: {
    readonly userID: string;
    readonly cards: readonly { readonly cardID: number; readonly wpa: number }[];
  },
): Promise<void> {
  if (cards.length > 0) await addWinProbabilityToCounters(tx, userID, cards);
}
