import type { CardPosition, CardType } from '@pennant/rules/cards/card';
import type { LineupCard } from '@pennant/rules/teams/lineup';
import type { Queries } from '../platform/database/database.ts';

interface LineupCardRow {
  readonly card_id: number;
  readonly player_id: string;
  readonly type: CardType;
  readonly positions: string;
  readonly rating: number;
}

/** Returns a user's whole collection in the form that lineup rules use. */
export async function listLineupCards(queries: Queries, userID: string): Promise<LineupCard[]> {
  const rows = await queries.query<LineupCardRow>(
    `select card_id, player_id, type, positions, rating
     from card_inventory join card using (card_id) where user_id = $1`,
    [userID],
  );
  return rows.map((row) => ({
    cardID: row.card_id,
    playerID: row.player_id,
    type: row.type,
    positions: row.positions.split(',') as CardPosition[],
    rating: row.rating,
  }));
}
