import type { CollectionColumns, OwnedOfSeries } from '@pennant/contract/collection';
import type { Queries } from '../platform/database/database.ts';
import { readCollectionPage, readOwnedOfSeries, type ColumnsRow } from './collection-store.ts';

/** A page of a user's collection by column, in order of card id. */
export async function readColumns(
  queries: Queries,
  {
    userID,
    after,
    limit,
  }: { readonly userID: string; readonly after: number; readonly limit: number },
): Promise<{ columns: CollectionColumns; next: number | null }> {
  const rows = await readCollectionPage(queries, userID, after, limit);
  const last = rows.at(-1);
  return {
    columns: columnsOf(rows),
    // A full page may be the last one: the next is then empty, and ends it.
    next: last !== undefined && rows.length === limit ? last.card_id : null,
  };
}

const columnsOf = (rows: readonly ColumnsRow[]): CollectionColumns => ({
  cardID: rows.map((row) => row.card_id),
  seriesID: rows.map((row) => row.series_id),
  year: rows.map((row) => row.year),
  rating: rows.map((row) => row.rating),
  amount: rows.map((row) => row.amount),
  name: namesOf(rows),
  type: coded(rows, (row) => row.type),
  positions: coded(rows, (row) => row.positions),
  teamNameID: coded(rows, (row) => row.teams),
  clubName: coded(rows, (row) => row.club_name),
  playerID: coded(rows, (row) => row.player_id),
  displayKey: coded(rows, (row) => row.display_key),
  bats: coded(rows, (row) => row.bats),
  throws: coded(rows, (row) => row.throws),
});

/** Names travel URL-encoded everywhere. */
function namesOf(rows: readonly ColumnsRow[]): CollectionColumns['name'] {
  const { values, rows: places } = coded(rows, (row) => row.name);
  return { values: values.map((name) => encodeURIComponent(name)), rows: places };
}

/** Each different value once, in order of appearance, and for each row the place of its own. */
function coded<Value>(
  rows: readonly ColumnsRow[],
  valueOf: (row: ColumnsRow) => Value,
): { values: Value[]; rows: number[] } {
  const places = new Map<Value, number>();
  const coding = rows.map((row) => {
    const value = valueOf(row);
    const known = places.get(value);
    if (known !== undefined) return known;
    places.set(value, places.size);
    return places.size - 1;
  });
  return { values: [...places.keys()], rows: coding };
}

/** How many different cards a user has of each series, by tier. */
export async function listOwnedOfSeries(
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<OwnedOfSeries[]> {
  const rows = await readOwnedOfSeries(queries, userID);
  return rows.map(({ series_id, tier, owned }) => ({ seriesID: series_id, tier, owned }));
}
