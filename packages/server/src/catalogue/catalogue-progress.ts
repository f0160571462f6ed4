import type { History } from '@pennant/card-maker/seasons/season-record';
import type { Queries } from '../platform/database/database.ts';
import { findCatalogue } from './store.ts';

/** Which history the database holds and how far its cards are made: what `GET /api/catalogue` answers. */
export interface CatalogueProgress {
  readonly history: History;
  /** For the header of the page. */
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

/** @returns null before the first start has decided on a history */
export const catalogueProgress = async (queries: Queries): Promise<CatalogueProgress | null> => {
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
