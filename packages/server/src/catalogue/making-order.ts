import type { ClubYear } from '@pennant/card-maker/clubs/famous-clubs';

/** The newest seasons come before all others: players look for the names that they know. */
const RECENT = 3;

/** So many seasons make the program usable: packs to buy, a starter set, clubs to play against. */
export const ENOUGH_TO_START = 6;

/** The order in which seasons are made: the newest, those of famous clubs, then the rest, each from the newest back. */
export const makingOrder = (
  years: readonly number[],
  famous: readonly ClubYear[],
): readonly number[] => {
  const newestFirst = years.toSorted((a, b) => b - a);
  const ofFamous = new Set(famous.map((club) => club.year));
  const recent = newestFirst.slice(0, RECENT);
  const others = newestFirst.slice(RECENT);
  return [
    ...recent,
    ...others.filter((year) => ofFamous.has(year)),
    ...others.filter((year) => !ofFamous.has(year)),
  ];
};
