import { CARD_POSITIONS } from '@pennant/rules/cards/card';
import { splitClubNames } from '@pennant/rules/teams/club-names';

import type { CollectionData } from './collection-data.ts';

/** The options of the filters: values that occur in the collection. */
export interface FilterOptions {
  /** The latest first. */
  readonly years: readonly number[];
  /** The clubs' names, of the years of the cards. */
  readonly teams: readonly string[];
  /** In the order of a lineup. */
  readonly positions: readonly string[];
}

const distinctItems = (lists: readonly string[]) =>
  new Set(lists.flatMap((list) => list.split(',')));

/** Returns the years, clubs and positions that occur in a collection. */
export function filterOptionsOf(columns: CollectionData): FilterOptions {
  const positions = distinctItems(columns.positions.dictionary);
  const clubNames = new Set([
    ...columns.clubName.dictionary,
    ...columns.clubNames.dictionary.flatMap((names) =>
      names === null ? [] : splitClubNames(names),
    ),
  ]);
  return {
    years: [...new Set(columns.year)].toSorted((a, b) => b - a),
    teams: [...clubNames].toSorted(),
    positions: CARD_POSITIONS.filter((position) => positions.has(position)),
  };
}
