import type { UserCard } from '@pennant/contract/cards';
import type { ColumnarCollection } from '@pennant/contract/collection';
import type { History } from '@pennant/rules/cards/card';

/**
 * A dictionary-encoded column: each distinct value once, and for each card the index of its own.
 */
export interface DictionaryColumn<Value = string> {
  readonly dictionary: readonly Value[];
  readonly indexes: Uint32Array;
}

/**
 * A collection stored by column, for sorting and filtering: entry n of each column is of card n.
 */
export interface CollectionData {
  /** The number of cards. */
  readonly size: number;
  readonly cardID: Int32Array;
  readonly seriesID: Int32Array;
  readonly year: Int32Array;
  readonly rating: Int32Array;
  readonly amount: Int32Array;
  /** URL-encoded. */
  readonly name: DictionaryColumn;
  readonly type: DictionaryColumn<UserCard['type']>;
  readonly positions: DictionaryColumn;
  readonly teamNameID: DictionaryColumn;
  readonly clubName: DictionaryColumn;
  /** Null where `clubName` is the only club. */
  readonly clubNames: DictionaryColumn<string | null>;
  readonly playerID: DictionaryColumn;
  readonly displayKey: DictionaryColumn;
  readonly bats: DictionaryColumn<UserCard['bats']>;
  readonly throws: DictionaryColumn<UserCard['throws']>;
  readonly history: History;
}

/** A card of a collection, with what its row and its picture show. */
export type CollectionCard = Pick<
  UserCard,
  | 'cardID'
  | 'seriesID'
  | 'name'
  | 'year'
  | 'type'
  | 'rating'
  | 'positions'
  | 'teamNameID'
  | 'clubName'
  | 'clubNames'
  | 'playerID'
  | 'displayKey'
  | 'bats'
  | 'throws'
  | 'history'
  | 'amount'
>;

/** Joins the pages of a collection. */
export const mergeCollectionPages = (pages: readonly ColumnarCollection[]): CollectionData => ({
  size: pages.reduce((size, { cardID }) => size + cardID.length, 0),
  cardID: joinNumbers(pages, ({ cardID }) => cardID),
  seriesID: joinNumbers(pages, ({ seriesID }) => seriesID),
  year: joinNumbers(pages, ({ year }) => year),
  rating: joinNumbers(pages, ({ rating }) => rating),
  amount: joinNumbers(pages, ({ amount }) => amount),
  name: joinDictionaries(pages, ({ name }) => name),
  type: joinDictionaries(pages, ({ type }) => type),
  positions: joinDictionaries(pages, ({ positions }) => positions),
  teamNameID: joinDictionaries(pages, ({ teamNameID }) => teamNameID),
  clubName: joinDictionaries(pages, ({ clubName }) => clubName),
  clubNames: joinDictionaries(pages, ({ clubNames }) => clubNames),
  playerID: joinDictionaries(pages, ({ playerID }) => playerID),
  displayKey: joinDictionaries(pages, ({ displayKey }) => displayKey),
  bats: joinDictionaries(pages, ({ bats }) => bats),
  throws: joinDictionaries(pages, ({ throws }) => throws),
  history: pages[0]?.history ?? 'record',
});

/** Builds a collection by column from a list of cards. */
export const collectionDataOf = (cards: readonly UserCard[]): CollectionData => ({
  size: cards.length,
  cardID: Int32Array.from(cards, ({ cardID }) => cardID),
  seriesID: Int32Array.from(cards, ({ seriesID }) => seriesID),
  year: Int32Array.from(cards, ({ year }) => year),
  rating: Int32Array.from(cards, ({ rating }) => rating),
  amount: Int32Array.from(cards, ({ amount }) => amount),
  name: encode(cards, ({ name }) => name),
  type: encode(cards, ({ type }) => type),
  positions: encode(cards, ({ positions }) => positions),
  teamNameID: encode(cards, ({ teamNameID }) => teamNameID),
  clubName: encode(cards, ({ clubName }) => clubName),
  clubNames: encode(cards, ({ clubNames }) => clubNames),
  playerID: encode(cards, ({ playerID }) => playerID),
  displayKey: encode(cards, ({ displayKey }) => displayKey),
  bats: encode(cards, ({ bats }) => bats),
  throws: encode(cards, ({ throws }) => throws),
  history: cards[0]?.history ?? 'record',
});

const decode = <Value>({ dictionary, indexes }: DictionaryColumn<Value>, index: number): Value =>
  dictionary[indexes[index]!]!;

/** Returns the card at an index as an object. */
export const cardAt = (columns: CollectionData, index: number): CollectionCard => ({
  cardID: columns.cardID[index]!,
  seriesID: columns.seriesID[index]!,
  year: columns.year[index]!,
  rating: columns.rating[index]!,
  amount: columns.amount[index]!,
  name: decode(columns.name, index),
  type: decode(columns.type, index),
  positions: decode(columns.positions, index),
  teamNameID: decode(columns.teamNameID, index),
  clubName: decode(columns.clubName, index),
  clubNames: decode(columns.clubNames, index) ?? decode(columns.clubName, index),
  playerID: decode(columns.playerID, index),
  displayKey: decode(columns.displayKey, index),
  bats: decode(columns.bats, index),
  throws: decode(columns.throws, index),
  history: columns.history,
});

function joinNumbers(
  pages: readonly ColumnarCollection[],
  columnOf: (page: ColumnarCollection) => readonly number[],
): Int32Array {
  const all = new Int32Array(pages.reduce((size, page) => size + columnOf(page).length, 0));
  let offset = 0;
  for (const page of pages) {
    all.set(columnOf(page), offset);
    offset += columnOf(page).length;
  }
  return all;
}

function joinDictionaries<Value>(
  pages: readonly ColumnarCollection[],
  columnOf: (page: ColumnarCollection) => {
    readonly values: readonly Value[];
    readonly rows: readonly number[];
  },
): DictionaryColumn<Value> {
  const indexes = new Map<Value, number>();
  const places = new Uint32Array(
    pages.reduce((size, page) => size + columnOf(page).rows.length, 0),
  );
  let index = 0;
  for (const page of pages) {
    const { values, rows } = columnOf(page);
    const joinedIndexes = values.map((value) => indexIn(indexes, value));
    for (const row of rows) places[index++] = joinedIndexes[row]!;
  }
  return { dictionary: [...indexes.keys()], indexes: places };
}

function encode<Value>(
  cards: readonly UserCard[],
  valueOf: (card: UserCard) => Value,
): DictionaryColumn<Value> {
  const indexes = new Map<Value, number>();
  const places = Uint32Array.from(cards, (card) => indexIn(indexes, valueOf(card)));
  return { dictionary: [...indexes.keys()], indexes: places };
}

/** Returns the index of a value in the dictionary; adds it where it is new. */
function indexIn<Value>(indexes: Map<Value, number>, value: Value): number {
  const index = indexes.get(value) ?? indexes.size;
  if (index === indexes.size) indexes.set(value, index);
  return index;
}
