import type { Transaction } from '../platform/database/database.ts';
import type { CardStatistics } from './card-inventory-dto.ts';
import { addToCounters } from './card-statistics-store.ts';

/**
 * Adds a game's statistics to the counters of the user's cards. Cards that the user no longer owns
 * are skipped.
 */
export async function addCardStatistics(
  tx: Transaction,
  { userID, figures }: { readonly userID: string; readonly figures: readonly CardStatistics[] },
): Promise<void> {
  if (figures.length > 0) await addToCounters(tx, userID, figures);
}
