import type { Queries } from '../platform/database/database.ts';
import { hasBoughtAndOpened, readUnopenedPacks } from './pack-inventory-store.ts';

/**
 * Returns how many unopened packs a user has, the first `limit` series of them, newest season
 * first, and whether the user has ever bought or opened one.
 */
export async function summarizePacks(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const rows = await readUnopenedPacks(queries, userID, limit);
  const { bought, opened } = await hasBoughtAndOpened(queries, userID);
  return {
    amount: rows[0]?.total ?? 0,
    series: rows.map((row) => ({
      seriesID: row.series_id,
      seriesKey: row.series_key,
      name: row.name,
      year: row.year,
      amount: row.amount,
    })),
    hasBought: bought,
    hasOpened: opened,
  };
}
