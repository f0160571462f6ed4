import type { PackInventoryItem } from '@pennant/contract/packs';
import type { Queries } from '../platform/database/database.ts';
import { readPacks } from './pack-inventory-store.ts';

/** Returns a user's unopened packs, newest season first. */
export async function listPacks(
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<PackInventoryItem[]> {
  const rows = await readPacks(queries, userID);
  return rows.map((row) => ({
    seriesID: row.series_id,
    amount: row.amount,
    bought: row.bought,
    Series: {
      seriesKey: row.series_key,
      name: row.name,
      year: row.year,
      numberOfCards: row.number_of_cards,
    },
  }));
}
