import { HIGHEST_RATING } from '@pennant/rules/cards/tier';

import type { Columns, Words } from './columns.ts';
import { foldedName } from './folded-name.ts';

/** The columns of My Cards, in their order. */
export const SORTED_BY = ['name', 'year', 'type', 'team', 'pos', 'rating', 'quantity'] as const;
export type SortedBy = (typeof SORTED_BY)[number];

export interface CollectionOrder {
  readonly column: SortedBy;
  readonly direction: 'ascending' | 'descending';
}

/** As documented: the best rating first. */
export const BEST_FIRST: CollectionOrder = { column: 'rating', direction: 'descending' };

/** Who has more copies of a card than this has as many as anybody. */
const MOST_TOLD_APART = 300_000;

/** Columns with orders that are worked out once each and kept. */
export interface CollectionIndex {
  readonly columns: Columns;
  /** Names as they are looked for, one for each word of the name's column. */
  readonly foldedNames: readonly string[];
  /** The places of all cards in an order. */
  inOrder(order: CollectionOrder): Uint32Array;
  /** Works out one order after the other that was not asked for yet. */
  ordersAhead(): Generator<void>;
}

/**
 * Works out what sorting and filtering go by. Orders come from sorting plain numbers (what counts first, times the number
 * of cards, plus what counts after it), which takes some milliseconds for 50,000 cards; comparing texts takes ten times as long.
 */
export function indexOf(columns: Columns): CollectionIndex {
  const { size } = columns;
  const foldedNames = columns.name.words.map((name) => foldedName(decodeURIComponent(name)));
  const nameRanks = ranksOf(foldedNames);

  /** Each card's place among all where nothing else counts: by rating, then name, then card id. */
  const among = new Uint32Array(size);
  sortedByKey(
    size,
    (at) => HIGHEST_RATING - columns.rating[at]!,
    (at) => {
      return nameRanks[columns.name.places[at]!]!;
    },
  ).forEach((at, place) => {
    among[at] = place;
  });

  const rankers: Record<SortedBy, () => (at: number) => number> = {
    name: () => (at) => nameRanks[columns.name.places[at]!]!,
    year: () => (at) => columns.year[at]!,
    type: () => rankOf(columns.type),
    team: () => rankOf(columns.teamNameID),
    pos: () => rankOf(columns.positions),
    rating: () => (at) => columns.rating[at]!,
    quantity: () => (at) => Math.min(columns.amount[at]!, MOST_TOLD_APART),
  };
  const orders = new Map<string, Uint32Array>();
  const index: CollectionIndex = {
    columns,
    foldedNames,
    inOrder({ column, direction }) {
      const known = orders.get(`${column} ${direction}`);
      if (known) return known;
      const rank = rankers[column]();
      const sign = direction === 'ascending' ? 1 : -1;
      // Equal ones stand best first, whichever way the column is sorted.
      const order = sortedByKey(
        size,
        (at) => sign * rank(at),
        (at) => among[at]!,
      );
      orders.set(`${column} ${direction}`, order);
      return order;
    },
    *ordersAhead() {
      for (const column of SORTED_BY) {
        for (const direction of ['ascending', 'descending'] as const) {
          index.inOrder({ column, direction });
          yield;
        }
      }
    },
  };
  return index;
}

const rankOf = ({ words, places }: Words): ((at: number) => number) => {
  const ranks = ranksOf(words);
  return (at) => ranks[places[at]!]!;
};

/** For each word how many different ones come before it. */
function ranksOf(words: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(words.length);
  const order = Uint32Array.from(words, (_, at) => at).sort((one, other) =>
    words[one]! < words[other]! ? -1 : Number(words[one]! > words[other]!),
  );
  order.forEach((at, place) => {
    const before = order[place - 1];
    ranks[at] = before !== undefined && words[before] === words[at] ? ranks[before]! : place;
  });
  return ranks;
}

/** Places 0 to size - 1 by a first and a second whole number, and by themselves where both are equal. */
function sortedByKey(
  size: number,
  first: (at: number) => number,
  second: (at: number) => number,
): Uint32Array {
  // Below 2^53: the first number is at most 300,000, and there are at most 150,000 cards.
  const keys = new Float64Array(size);
  let most = 1;
  for (let at = 0; at < size; at += 1) most = Math.max(most, second(at) + 1);
  for (let at = 0; at < size; at += 1) keys[at] = (first(at) * most + second(at)) * size + at;
  keys.sort();
  return Uint32Array.from(keys, (key) => ((key % size) + size) % size);
}
