import type { ColumnarCollection } from '@pennant/contract/collection';
import type { Queries } from '../platform/database/database.ts';
import { historyOf } from './card-row.ts';
import { readCollectionPage, type ColumnsRow } from './columnar-collection-store.ts';

/** Returns a page of a user's collection as columns, in order of card id. */
export async function readColumnarPage(
  queries: Queries,
  {
    userID,
    after,
    limit,
  }: { readonly userID: string; readonly after: number; readonly limit: number },
): Promise<{ columns: ColumnarCollection; next: number | null }> {
  const rows = await readCollectionPage(queries, userID, after, limit);
  const last = rows.at(-1);
  return {
    columns: toColumns(rows),
    // A full page may be the last one; the client then gets an empty page, which ends the
    // collection.
    next: last !== undefined && rows.length === limit ? last.card_id : null,
  };
}

const toColumns = (rows: readonly ColumnsRow[]): ColumnarCollection => ({
  cardID: rows.map((row) => row.card_id),
  seriesID: rows.map((row) => row.series_id),
  year: rows.map((row) => row.year),
  rating: rows.map((row) => row.rating),
  amount: rows.map((row) => row.amount),
  name: encodeNames(rows),
  type: encodeDictionary(rows, (row) => row.type),
  positions: encodeDictionary(rows, (row) => row.positions),
  teamNameID: encodeDictionary(rows, (row) => row.teams),
  clubName: encodeDictionary(rows, (row) => row.club_name),
  clubNames: encodeDictionary(rows, (row) => row.club_names),
  playerID: encodeDictionary(rows, (row) => row.player_id),
  displayKey: encodeDictionary(rows, (row) => row.display_key),
  bats: encodeDictionary(rows, (row) => row.bats),
  throws: encodeDictionary(rows, (row) => row.throws),
  history: historyOf(rows[0]),
});

/** Encodes the column of names, which are URL-encoded everywhere in the API. */
function encodeNames(rows: readonly ColumnsRow[]): ColumnarCollection['name'] {
  const { values, rows: indexes } = encodeDictionary(rows, (row) => row.name);
  return { values: values.map((name) => encodeURIComponent(name)), rows: indexes };
}

/**
 * Encodes a column as a dictionary: each different value once, in order of appearance, and for each
 * row the index of its value.
 */
function encodeDictionary<Value>(
  rows: readonly ColumnsRow[],
  valueOf: (row: ColumnsRow) => Value,
): { values: Value[]; rows: number[] } {
  const indexByValue = new Map<Value, number>();
  const indexes = rows.map((row) => {
    const value = valueOf(row);
    const known = indexByValue.get(value);
    if (known !== undefined) return known;
    indexByValue.set(value, indexByValue.size);
    return indexByValue.size - 1;
  });
  return { values: [...indexByValue.keys()], rows: indexes };
}
