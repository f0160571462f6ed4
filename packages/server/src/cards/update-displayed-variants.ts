import type { Transaction } from '../platform/database/database.ts';
import { renameDisplayKeys, resetDisplayKeys } from './displayed-variant-store.ts';

/** Updates the cards that display the variant of a series whose key changes. */
export const renameVariant = async (
  tx: Transaction,
  key: { readonly from: string; readonly to: string },
): Promise<void> => {
  await renameDisplayKeys(tx, key);
};

/**
 * Makes cards removed from a series display their base variant, if they displayed that of the
 * series.
 */
export const resetVariant = async (
  tx: Transaction,
  dropped: { readonly seriesKey: string; readonly cardIDs: readonly number[] },
): Promise<void> => {
  await resetDisplayKeys(tx, dropped);
};
