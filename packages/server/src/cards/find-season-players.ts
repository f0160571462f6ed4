import type { CardPosition } from '@pennant/rules/cards/card';
import type { PlayerSource } from '@pennant/rules/games/setup';
import type { LineupCard } from '@pennant/rules/teams/lineup';
import type { Queries } from '../platform/database/database.ts';
import { toPlayer } from './find-cards.ts';
import { readPlayers, type PlayerRow } from './card-store.ts';
import { readSeasonPlayers } from './starter-card-store.ts';

/** A card with all that decides where it plays, and how well. */
export interface SeasonPlayer extends LineupCard {
  readonly year: number;
  /** Codes of its clubs, in order of stint. */
  readonly teams: readonly string[];
  readonly player: PlayerSource;
}

/** Returns the cards of the packs of the seasons from one year to another, up to a rating. */
export async function findSeasonPlayers(
  queries: Queries,
  seasons: { readonly from: number; readonly to: number; readonly maxRating: number },
): Promise<SeasonPlayer[]> {
  return (await readSeasonPlayers(queries, seasons)).map(toSeasonPlayer);
}

/** Returns one card in the same form; null if there is none. */
export async function findSeasonPlayer(
  queries: Queries,
  cardID: number,
): Promise<SeasonPlayer | null> {
  const [row] = await readPlayers(queries, [cardID]);
  return row === undefined ? null : toSeasonPlayer(row);
}

const toSeasonPlayer = (row: PlayerRow): SeasonPlayer => ({
  cardID: row.card_id,
  playerID: row.player_id,
  type: row.type,
  positions: row.positions.split(',') as CardPosition[],
  rating: row.rating,
  year: row.year,
  teams: row.teams.split(','),
  player: toPlayer(row),
});
