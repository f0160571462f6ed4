import type { Queries } from '../platform/database/database.ts';
import { countCopies } from './card-inventory-store.ts';
import { countCollection } from './collection-store.ts';

/** Returns how many different cards a user has, and how many copies in all. */
export const countCards = async (
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<{ cards: number; copies: number }> => ({
  cards: await countCollection(queries, userID),
  copies: await countCopies(queries, userID),
});
