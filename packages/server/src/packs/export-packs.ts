import type { Queries } from '../platform/database/database.ts';
import { readPacks } from './pack-store.ts';

interface OpenedRow {
  readonly epoch_id: string;
  readonly pack: number;
  readonly series_id: number;
  readonly card_ids: number[];
}

/** Returns a user's unopened packs and the cards of those that they opened, newest first. */
export async function exportPacks(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const [unopened, opened] = await Promise.all([
    readPacks(queries, userID),
    queries.query<OpenedRow>(
      `select epoch_id, pack, series_id, card_ids from pack_draw
       where user_id = $1 order by epoch_id desc, pack desc limit $2`,
      [userID, limit],
    ),
  ]);
  return {
    unopened: unopened.map((row) => ({
      seriesID: row.series_id,
      name: row.name,
      amount: row.amount,
    })),
    opened: opened.map((row) => ({
      epochID: row.epoch_id,
      pack: row.pack,
      seriesID: row.series_id,
      cardIDs: row.card_ids,
    })),
  };
}
