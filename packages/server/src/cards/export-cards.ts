import type { Queries } from '../platform/database/database.ts';
import { inventoryOf, type InventoryRow } from './card-inventory-dto.ts';

type ExportedRow = InventoryRow & {
  readonly name: string;
  readonly year: number;
  readonly type: 'Batter' | 'Pitcher';
  readonly rating: number;
};

/** Returns a user's cards with their statistics in the user's games, best rating first. */
export async function exportCards(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const rows = await queries.query<ExportedRow>(
    `select owned.*, card.name, card.year, card.type, card.rating
     from card_inventory owned join card using (card_id)
     where owned.user_id = $1 order by card.rating desc, card.card_id limit $2`,
    [userID, limit],
  );
  return rows.map((row) => ({
    ...inventoryOf(row),
    name: row.name,
    year: row.year,
    type: row.type,
    rating: row.rating,
  }));
}
