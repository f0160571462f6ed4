import type { CardPosition } from '@pennant/rules/cards/card';
import type { LineupCard } from '@pennant/rules/teams/lineup';
import type { Queries } from '../platform/database/database.ts';
import { readLineupCards } from './collection-store.ts';

/** Returns a user's whole collection in the form that lineup rules use. */
export async function listLineupCards(queries: Queries, userID: string): Promise<LineupCard[]> {
  const rows = await readLineupCards(queries, userID);
  return rows.map((row) => ({
    cardID: row.card_id,
    playerID: row.player_id,
    type: row.type,
    positions: row.positions.split(',') as CardPosition[],
    rating: row.rating,
  }));
}
