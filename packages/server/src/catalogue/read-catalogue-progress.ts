import type { History } from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';
import { findCatalogue } from './catalogue-store.ts';

/**
 * The history of the database and the progress of its cards: the response of `GET /api/catalogue`.
 */
export interface CatalogueProgress {
  readonly history: History;
  /** The name of the history for the header of the page. */
  readonly label: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly seasonsMade: number;
  readonly seasonsTotal: number;
  readonly cardsMade: number;
  readonly isComplete: boolean;
}

const LABELS: Readonly<Record<History, string>> = {
  record: 'The real record',
  invented: 'An invented history',
};

/** Returns the progress of the catalogue; null before the first start has chosen a history. */
export const readCatalogueProgress = async (
  queries: Queries,
): Promise<CatalogueProgress | null> => {
  const row = await findCatalogue(queries);
  if (!row) return null;
  return {
    history: row.history,
    label: `${LABELS[row.history]}, ${row.first_year}-${row.last_year}`,
    firstYear: row.first_year,
    lastYear: row.last_year,
    seasonsMade: row.seasons_made,
    seasonsTotal: row.seasons_total,
    cardsMade: row.cards_made,
    isComplete: row.is_complete,
  };
};
