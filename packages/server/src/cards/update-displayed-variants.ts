import { renameDisplayKeys, resetDisplayKeys } from './displayed-variant-store.ts';

/** Updates the cards that display the variant of a series whose key changes. */
export const renameVariant = renameDisplayKeys;

/**
 * Makes cards removed from a series display their base variant, if they displayed that of the
 * series.
 */
export const resetVariant = resetDisplayKeys;
