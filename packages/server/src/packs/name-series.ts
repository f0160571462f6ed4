import type { Queries } from '../platform/database/database.ts';
import { readActiveSeriesID, readSeriesNames, type SeriesName } from './series-store.ts';

/** How series are called, by their numbers; those that there are not are left out. */
export async function nameSeries(
  queries: Queries,
  seriesIDs: readonly number[],
): Promise<ReadonlyMap<number, SeriesName>> {
  if (seriesIDs.length === 0) return new Map();
  const rows = await readSeriesNames(queries, seriesIDs);
  return new Map(rows.map((row) => [row.seriesID, row]));
}

/** The series of a key, where its packs can be filled; null where there is none such. */
export const findSeriesByKey = (queries: Queries, seriesKey: string): Promise<number | null> =>
  readActiveSeriesID(queries, seriesKey);
