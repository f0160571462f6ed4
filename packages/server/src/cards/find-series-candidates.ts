import type { CardSummary } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { readSeriesCandidates, type CardFilters } from './card-list-store.ts';
import { summaryOf } from './card-row.ts';

/**
 * Returns the cards that are not in a series and match the filters, best rating first. Replacement
 * players are excluded.
 */
export async function findSeriesCandidates(
  queries: Queries,
  {
    seriesID,
    ...search
  }: CardFilters & {
    readonly seriesID: number;
    readonly minRating: number;
    readonly limit: number;
  },
): Promise<CardSummary[]> {
  return (await readSeriesCandidates(queries, seriesID, search)).map(summaryOf);
}
