import type { UserCard } from '@pennant/contract/cards';
import type { CollectionColumns } from '@pennant/contract/collection';

/** A column of texts: each different one once, and for each card the place of its own. */
export interface Words<Word = string> {
  readonly words: readonly Word[];
  readonly places: Uint32Array;
}

/** A collection by column, as it is sorted and filtered: entry n of every column is of card n. */
export interface Columns {
  /** Cards in it. */
  readonly size: number;
  readonly cardID: Int32Array;
  readonly seriesID: Int32Array;
  readonly year: Int32Array;
  readonly rating: Int32Array;
  readonly amount: Int32Array;
  /** URL-encoded. */
  readonly name: Words;
  readonly type: Words<UserCard['type']>;
  readonly positions: Words;
  readonly teamNameID: Words;
  readonly clubName: Words;
  readonly playerID: Words;
  readonly displayKey: Words;
  readonly bats: Words<UserCard['bats']>;
  readonly throws: Words<UserCard['throws']>;
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
  | 'playerID'
  | 'displayKey'
  | 'bats'
  | 'throws'
  | 'amount'
>;

/** The pages of a collection put together. */
export const columnsOfPages = (pages: readonly CollectionColumns[]): Columns => ({
  size: pages.reduce((size, { cardID }) => size + cardID.length, 0),
  cardID: joined(pages, ({ cardID }) => cardID),
  seriesID: joined(pages, ({ seriesID }) => seriesID),
  year: joined(pages, ({ year }) => year),
  rating: joined(pages, ({ rating }) => rating),
  amount: joined(pages, ({ amount }) => amount),
  name: joinedWords(pages, ({ name }) => name),
  type: joinedWords(pages, ({ type }) => type),
  positions: joinedWords(pages, ({ positions }) => positions),
  teamNameID: joinedWords(pages, ({ teamNameID }) => teamNameID),
  clubName: joinedWords(pages, ({ clubName }) => clubName),
  playerID: joinedWords(pages, ({ playerID }) => playerID),
  displayKey: joinedWords(pages, ({ displayKey }) => displayKey),
  bats: joinedWords(pages, ({ bats }) => bats),
  throws: joinedWords(pages, ({ throws }) => throws),
});

/** The same of cards that came one by one. */
export const columnsOfCards = (cards: readonly UserCard[]): Columns => ({
  size: cards.length,
  cardID: Int32Array.from(cards, ({ cardID }) => cardID),
  seriesID: Int32Array.from(cards, ({ seriesID }) => seriesID),
  year: Int32Array.from(cards, ({ year }) => year),
  rating: Int32Array.from(cards, ({ rating }) => rating),
  amount: Int32Array.from(cards, ({ amount }) => amount),
  name: wordsOf(cards, ({ name }) => name),
  type: wordsOf(cards, ({ type }) => type),
  positions: wordsOf(cards, ({ positions }) => positions),
  teamNameID: wordsOf(cards, ({ teamNameID }) => teamNameID),
  clubName: wordsOf(cards, ({ clubName }) => clubName),
  playerID: wordsOf(cards, ({ playerID }) => playerID),
  displayKey: wordsOf(cards, ({ displayKey }) => displayKey),
  bats: wordsOf(cards, ({ bats }) => bats),
  throws: wordsOf(cards, ({ throws }) => throws),
});

const wordAt = <Word>({ words, places }: Words<Word>, at: number): Word => words[places[at]!]!;

/** Card `at` of the columns, written out. */
export const cardAt = (columns: Columns, at: number): CollectionCard => ({
  cardID: columns.cardID[at]!,
  seriesID: columns.seriesID[at]!,
  year: columns.year[at]!,
  rating: columns.rating[at]!,
  amount: columns.amount[at]!,
  name: wordAt(columns.name, at),
  type: wordAt(columns.type, at),
  positions: wordAt(columns.positions, at),
  teamNameID: wordAt(columns.teamNameID, at),
  clubName: wordAt(columns.clubName, at),
  playerID: wordAt(columns.playerID, at),
  displayKey: wordAt(columns.displayKey, at),
  bats: wordAt(columns.bats, at),
  throws: wordAt(columns.throws, at),
});

function joined(
  pages: readonly CollectionColumns[],
  columnOf: (page: CollectionColumns) => readonly number[],
): Int32Array {
  const all = new Int32Array(pages.reduce((size, page) => size + columnOf(page).length, 0));
  let at = 0;
  for (const page of pages) {
    all.set(columnOf(page), at);
    at += columnOf(page).length;
  }
  return all;
}

function joinedWords<Word>(
  pages: readonly CollectionColumns[],
  columnOf: (page: CollectionColumns) => {
    readonly values: readonly Word[];
    readonly rows: readonly number[];
  },
): Words<Word> {
  const known = new Map<Word, number>();
  const places = new Uint32Array(
    pages.reduce((size, page) => size + columnOf(page).rows.length, 0),
  );
  let at = 0;
  for (const page of pages) {
    const { values, rows } = columnOf(page);
    const placeOf = values.map((word) => placeIn(known, word));
    for (const row of rows) places[at++] = placeOf[row]!;
  }
  return { words: [...known.keys()], places };
}

function wordsOf<Word>(cards: readonly UserCard[], wordOf: (card: UserCard) => Word): Words<Word> {
  const known = new Map<Word, number>();
  const places = Uint32Array.from(cards, (card) => placeIn(known, wordOf(card)));
  return { words: [...known.keys()], places };
}

function placeIn<Word>(known: Map<Word, number>, word: Word): number {
  const place = known.get(word) ?? known.size;
  if (place === known.size) known.set(word, place);
  return place;
}
