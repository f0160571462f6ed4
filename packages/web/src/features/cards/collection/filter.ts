import { CARD_TYPES, type CardType } from '@pennant/rules/cards/card';
import { topRatingOf, TIERS, type Tier } from '@pennant/rules/cards/tier';

import { foldedName } from './folded-name.ts';
import type { CollectionIndex } from './order.ts';
import type { Words } from './columns.ts';

/** What My Cards shows of a collection; null and '' show all. */
export interface CollectionFilter {
  /** Words that the name must hold, in any order, without regard to case and accents. */
  readonly name: string;
  readonly year: number | null;
  /** The lowest rating shown. */
  readonly rating: number | null;
  readonly team: string | null;
  /** A position that the player may play, or all of one type. */
  readonly position: string | null;
  readonly tier: Tier | null;
  readonly seriesID: number | null;
  /** Only cards that there are two or more of. */
  readonly duplicates: boolean;
  /** Only cards that play in one of the user's teams. */
  readonly inTeam: boolean;
}

export const EVERYTHING: CollectionFilter = {
  name: '',
  year: null,
  rating: null,
  team: null,
  position: null,
  tier: null,
  seriesID: null,
  duplicates: false,
  inTeam: false,
};

/** What a filter has to know that is not in the collection; null where it has not come yet, and then nothing passes. */
export interface Beside {
  /** Card ids of the series that is chosen. */
  readonly ofSeries: ReadonlySet<number> | null;
  /** Card ids of the user's teams. */
  readonly inTeams: ReadonlySet<number> | null;
}

type Passes = (at: number) => boolean;

const listed = (text: string) => text.split(',');

/** The places of the cards that pass, in the order that is given. */
export function filtered(
  index: CollectionIndex,
  order: Uint32Array,
  filter: CollectionFilter,
  beside: Beside,
): Uint32Array {
  const tests = testsOf(index, filter, beside);
  if (tests.length === 0) return order;
  const passing = new Uint32Array(order.length);
  let count = 0;
  for (const at of order) {
    if (tests.every((passes) => passes(at))) passing[count++] = at;
  }
  return passing.subarray(0, count);
}

/** One test for each filter that is set, the quickest first. */
function testsOf(
  { columns, foldedNames }: CollectionIndex,
  filter: CollectionFilter,
  { ofSeries, inTeams }: Beside,
): Passes[] {
  const { year, rating, team, position, tier, seriesID } = filter;
  const typed = foldedName(filter.name).split(/\s+/).filter(Boolean);
  const tests: Passes[] = [];
  if (year !== null) tests.push((at) => columns.year[at] === year);
  if (rating !== null) tests.push((at) => columns.rating[at]! >= rating);
  if (tier !== null) {
    const from = TIERS.find((each) => each.tier === tier)?.from ?? 0;
    const to = topRatingOf(tier);
    tests.push((at) => columns.rating[at]! >= from && columns.rating[at]! <= to);
  }
  if (filter.duplicates) tests.push((at) => columns.amount[at]! > 1);
  if (team !== null)
    tests.push(ofWords(columns.teamNameID, (teams) => listed(teams).includes(team)));
  if (position !== null) {
    tests.push(
      isType(position)
        ? ofWords(columns.type, (type) => type === position)
        : ofWords(columns.positions, (positions) => listed(positions).includes(position)),
    );
  }
  if (typed.length > 0) {
    const passing = foldedNames.map((name) => typed.every((word) => name.includes(word)));
    tests.push((at) => passing[columns.name.places[at]!]!);
  }
  if (seriesID !== null) tests.push((at) => ofSeries?.has(columns.cardID[at]!) ?? false);
  if (filter.inTeam) tests.push((at) => inTeams?.has(columns.cardID[at]!) ?? false);
  return tests;
}

const isType = (position: string): position is CardType =>
  (CARD_TYPES as readonly string[]).includes(position);

/** A text is looked at once, however many cards carry it. */
function ofWords<Word>({ words, places }: Words<Word>, fits: (word: Word) => boolean): Passes {
  const passing = words.map(fits);
  return (at) => passing[places[at]!]!;
}
