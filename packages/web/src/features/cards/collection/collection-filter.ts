import { CARD_TYPES, type CardType } from '@pennant/rules/cards/card';
import { splitClubNames } from '@pennant/rules/teams/club-names';
import { topRatingOf, TIERS, type Tier } from '@pennant/rules/cards/tier';

import { foldName } from '../../../ui/fold-name.ts';
import type { CollectionIndex } from './collection-index.ts';
import type { DictionaryColumn } from './collection-data.ts';

/** The filters of My Cards; null and '' show all. */
export interface CollectionFilter {
  /** Words that the name must contain, in any order, ignoring case and accents. */
  readonly name: string;
  readonly year: number | null;
  /** The lowest rating shown. */
  readonly rating: number | null;
  /** A club's name in the year of the card. */
  readonly team: string | null;
  /** A position that the player may play, or a card type. */
  readonly position: string | null;
  readonly tier: Tier | null;
  readonly seriesID: number | null;
  /** Only cards of which the user has two or more copies. */
  readonly duplicates: boolean;
  /** Only cards that are in one of the user's teams. */
  readonly inTeam: boolean;
  /** Only cards that are locked against selling. */
  readonly locked: boolean;
}

export const NO_FILTER: CollectionFilter = {
  name: '',
  year: null,
  rating: null,
  team: null,
  position: null,
  tier: null,
  seriesID: null,
  duplicates: false,
  inTeam: false,
  locked: false,
};

/** Data of the filters that is not in the collection; null while it is loading: no card passes. */
export interface FilterData {
  /** Card ids of the series that is chosen. */
  readonly seriesCardIDs: ReadonlySet<number> | null;
  /** Card ids of the user's teams. */
  readonly teamCardIDs: ReadonlySet<number> | null;
  /** Card ids that are locked against selling. */
  readonly lockedCardIDs: ReadonlySet<number>;
}

type Predicate = (index: number) => boolean;

const splitList = (text: string) => text.split(',');

/** Returns the indexes of the cards that pass all filters, in the given order. */
export function filterCollection(
  index: CollectionIndex,
  order: Uint32Array,
  filter: CollectionFilter,
  beside: FilterData,
): Uint32Array {
  const predicates = buildPredicates(index, filter, beside);
  if (predicates.length === 0) return order;
  const passing = new Uint32Array(order.length);
  let count = 0;
  for (const cardIndex of order) {
    if (predicates.every((passes) => passes(cardIndex))) passing[count++] = cardIndex;
  }
  return passing.subarray(0, count);
}

/** Returns one predicate for each filter that is set, the fastest first. */
function buildPredicates(
  { columns, foldedNames }: CollectionIndex,
  filter: CollectionFilter,
  { seriesCardIDs, teamCardIDs, lockedCardIDs }: FilterData,
): Predicate[] {
  const { year, rating, team, position, tier, seriesID } = filter;
  const typed = foldName(filter.name).split(/\s+/).filter(Boolean);
  const predicates: Predicate[] = [];
  if (year !== null) predicates.push((index) => columns.year[index] === year);
  if (rating !== null) predicates.push((index) => columns.rating[index]! >= rating);
  if (tier !== null) {
    const from = TIERS.find((row) => row.tier === tier)?.from ?? 0;
    const to = topRatingOf(tier);
    predicates.push((index) => columns.rating[index]! >= from && columns.rating[index]! <= to);
  }
  if (filter.duplicates) predicates.push((index) => columns.amount[index]! > 1);
  if (team !== null) {
    const isOnlyClub = testWords(columns.clubName, (name) => name === team);
    const isOneOfClubs = testWords(columns.clubNames, (names) => hasClub(names, team));
    predicates.push((index) => isOnlyClub(index) || isOneOfClubs(index));
  }
  if (position !== null) {
    predicates.push(
      isType(position)
        ? testWords(columns.type, (type) => type === position)
        : testWords(columns.positions, (positions) => splitList(positions).includes(position)),
    );
  }
  if (typed.length > 0) {
    const passing = foldedNames.map((name) => typed.every((word) => name.includes(word)));
    predicates.push((index) => passing[columns.name.indexes[index]!]!);
  }
  if (seriesID !== null)
    predicates.push((index) => seriesCardIDs?.has(columns.cardID[index]!) ?? false);
  if (filter.inTeam) predicates.push((index) => teamCardIDs?.has(columns.cardID[index]!) ?? false);
  if (filter.locked) predicates.push((index) => lockedCardIDs.has(columns.cardID[index]!));
  return predicates;
}

const hasClub = (names: string | null, team: string) =>
  names !== null && splitClubNames(names).includes(team);

const isType = (position: string): position is CardType =>
  (CARD_TYPES as readonly string[]).includes(position);

/** Returns a predicate on a dictionary-encoded column; each distinct value is tested once. */
function testWords<Word>(
  { dictionary, indexes }: DictionaryColumn<Word>,
  fits: (word: Word) => boolean,
): Predicate {
  const passing = dictionary.map(fits);
  return (index) => passing[indexes[index]!]!;
}
