import type { CardPosition } from '@pennant/rules/cards/card';
import type { LineupCard } from '@pennant/rules/teams/lineup';
import type { Queries } from '../platform/database/database.ts';
import { readDecadeCards } from './card-store.ts';

/** Returns the cards of the history's players in the ten seasons from `decade` on, for lineups. */
export const findDecadeCards = async (queries: Queries, decade: number): Promise<LineupCard[]> =>
  (await readDecadeCards(queries, decade)).map((row) => ({
    ...row,
    positions: row.positions.split(',') as CardPosition[],
  }));
