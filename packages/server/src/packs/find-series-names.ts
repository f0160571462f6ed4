import type { Queries } from '../platform/database/database.ts';
import { readActiveSeriesID, readSeriesNames, type SeriesName } from './series-read-store.ts';

/** Returns the names and keys of series by id. Unknown ids are left out. */
export async function findSeriesNames(
  queries: Queries,
  seriesIDs: readonly number[],
): Promise<ReadonlyMap<number, SeriesName>> {
  if (seriesIDs.length === 0) return new Map();
  const rows = await readSeriesNames(queries, seriesIDs);
  return new Map(rows.map((row) => [row.seriesID, row]));
}

/** Returns the id of the active series with a key; null if there is none. */
export const findSeriesIDByKey = (queries: Queries, seriesKey: string): Promise<number | null> =>
  readActiveSeriesID(queries, seriesKey);
