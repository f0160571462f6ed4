import type { Transaction } from '../platform/database/database.ts';
import { renameDisplayKeys, resetDisplayKeys } from './variant-store.ts';

/** A series has another key from now on: cards that show its variant go on doing so. */
export const renameVariant = async (
  tx: Transaction,
  key: { readonly from: string; readonly to: string },
): Promise<void> => {
  await renameDisplayKeys(tx, key);
};

/** Cards are in a series no more: where they show its variant, they show their base again. */
export const dropVariant = async (
  tx: Transaction,
  dropped: { readonly seriesKey: string; readonly cardIDs: readonly number[] },
): Promise<void> => {
  await resetDisplayKeys(tx, dropped);
};
