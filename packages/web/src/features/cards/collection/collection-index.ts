import { familyNameFirst } from '@pennant/rules/cards/family-name';
import { MAX_RATING } from '@pennant/rules/cards/tier';

import type { CollectionData, DictionaryColumn } from './collection-data.ts';
import { foldName } from '../../../ui/fold-name.ts';

/** The columns that My Cards can be sorted by, in the table's order. */
export const SORT_COLUMNS = ['name', 'year', 'type', 'team', 'pos', 'rating', 'quantity'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface CollectionOrder {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

/** The default order: the highest rating first. */
export const BEST_FIRST: CollectionOrder = { column: 'rating', direction: 'descending' };

/** The maximum number of copies that sorting distinguishes; larger amounts count as equal. */
const MAX_SORTED_AMOUNT = 300_000;

/** A collection's columns with orders that are calculated once each and cached. */
export interface CollectionIndex {
  readonly columns: CollectionData;
  /** The names folded for search, one for each value of the name column's dictionary. */
  readonly foldedNames: readonly string[];
  /** Returns the indexes of all cards in an order. */
  sortedIndexes(order: CollectionOrder): Uint32Array;
  /** Calculates every order, one at each step. */
  precomputeOrders(): Generator<void>;
}

/**
 * Builds the index for sorting and filtering a collection. Orders come from sorting plain numbers
 * (the first key times the number of cards, plus the second key), which takes some milliseconds for
 * 50,000 cards; comparing texts takes ten times as long.
 */
export function buildCollectionIndex(columns: CollectionData): CollectionIndex {
  const { size } = columns;
  const foldedNames = columns.name.dictionary.map((name) => foldName(decodeURIComponent(name)));
  const nameRanks = ranksOf(
    columns.name.dictionary.map((name) => foldName(familyNameFirst(decodeURIComponent(name)))),
  );

  /** Each card's position in the default order: by rating, then name, then card ID. */
  const defaultPositions = new Uint32Array(size);
  sortByKeys(
    size,
    (index) => MAX_RATING - columns.rating[index]!,
    (index) => {
      return nameRanks[columns.name.indexes[index]!]!;
    },
  ).forEach((index, position) => {
    defaultPositions[index] = position;
  });

  const rankers: Record<SortColumn, () => (index: number) => number> = {
    name: () => (index) => nameRanks[columns.name.indexes[index]!]!,
    year: () => (index) => columns.year[index]!,
    type: () => buildRanker(columns.type),
    team: () => buildRanker(columns.clubName),
    pos: () => buildRanker(columns.positions),
    rating: () => (index) => columns.rating[index]!,
    quantity: () => (index) => Math.min(columns.amount[index]!, MAX_SORTED_AMOUNT),
  };
  const orders = new Map<string, Uint32Array>();
  const collectionIndex: CollectionIndex = {
    columns,
    foldedNames,
    sortedIndexes({ column, direction }) {
      const cached = orders.get(`${column} ${direction}`);
      if (cached) return cached;
      const rank = rankers[column]();
      const sign = direction === 'ascending' ? 1 : -1;
      // Equal cards are in the default order in both directions.
      const order = sortByKeys(
        size,
        (index) => sign * rank(index),
        (index) => defaultPositions[index]!,
      );
      orders.set(`${column} ${direction}`, order);
      return order;
    },
    *precomputeOrders() {
      for (const column of SORT_COLUMNS) {
        for (const direction of ['ascending', 'descending'] as const) {
          collectionIndex.sortedIndexes({ column, direction });
          yield;
        }
      }
    },
  };
  return collectionIndex;
}

/** Returns a function from a card's index to the rank of its value in a column. */
const buildRanker = ({ dictionary, indexes }: DictionaryColumn): ((index: number) => number) => {
  const ranks = ranksOf(dictionary);
  return (index) => ranks[indexes[index]!]!;
};

/** Returns the rank of each text: its position in sorted order; equal texts share the first one. */
function ranksOf(texts: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(texts.length);
  const order = Uint32Array.from(texts, (_, index) => index).sort((a, b) =>
    texts[a]! < texts[b]! ? -1 : Number(texts[a]! > texts[b]!),
  );
  order.forEach((index, position) => {
    const previous = order[position - 1];
    ranks[index] =
      previous !== undefined && texts[previous] === texts[index] ? ranks[previous]! : position;
  });
  return ranks;
}

/** Returns the indexes 0 to size - 1 sorted by a first and a second integer key, then by index. */
function sortByKeys(
  size: number,
  first: (index: number) => number,
  second: (index: number) => number,
): Uint32Array {
  // Below 2^53: the first key is at most 300,000, and there are at most 150,000 cards.
  const keys = new Float64Array(size);
  let base = 1;
  for (let i = 0; i < size; i += 1) base = Math.max(base, second(i) + 1);
  for (let i = 0; i < size; i += 1) keys[i] = (first(i) * base + second(i)) * size + i;
  keys.sort();
  return Uint32Array.from(keys, (key) => ((key % size) + size) % size);
}
