import { CARD_POSITIONS } from '@pennant/rules/cards/card';

import type { Columns } from './columns.ts';

export interface CollectionChoices {
  /** The newest first. */
  readonly years: readonly number[];
  readonly teams: readonly string[];
  /** In the order of a lineup. */
  readonly positions: readonly string[];
}

const distinct = (lists: readonly string[]) => new Set(lists.flatMap((list) => list.split(',')));

/** The years, clubs and positions that there is something to choose of. */
export function choicesOf(columns: Columns): CollectionChoices {
  const positions = distinct(columns.positions.words);
  return {
    years: [...new Set(columns.year)].toSorted((one, other) => other - one),
    teams: [...distinct(columns.teamNameID.words)].toSorted(),
    positions: CARD_POSITIONS.filter((position) => positions.has(position)),
  };
}
