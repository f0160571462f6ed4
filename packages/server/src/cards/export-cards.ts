import type { Queries } from '../platform/database/database.ts';
import { inventoryOf } from './card-inventory-dto.ts';
import { readCardsToExport } from './collection-store.ts';

/** Returns a user's cards with their statistics in the user's games, best rating first. */
export async function exportCards(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const rows = await readCardsToExport(queries, userID, limit);
  return rows.map((row) => ({
    ...inventoryOf(row),
    name: row.name,
    year: row.year,
    type: row.type,
    rating: row.rating,
  }));
}
