import type { CardPosition, CardType } from '@pennant/rules/cards/card';
import type { LineupCard } from '@pennant/rules/teams/lineup';
import type { Queries } from '../platform/database/database.ts';
import { readDecadeCards } from './store.ts';

/** The cards of the history's players in ten seasons, as lineups are made of them. */
export const findDecadeCards = async (queries: Queries, decade: number): Promise<LineupCard[]> =>
  (await readDecadeCards(queries, decade)).map((row) => ({
    ...row,
    type: row.type as CardType,
    positions: row.positions.split(',') as CardPosition[],
  }));
