import type { ClubYear } from '@pennant/card-maker/clubs/famous-clubs';

/** How many of the newest seasons come first: users look for names that they know. */
const RECENT_SEASONS = 3;

/** The number of seasons that make the program usable: with packs, starter sets and opponents. */
export const MIN_SEASONS_TO_START = 6;

/**
 * Returns the order in which seasons are generated: the newest, those of famous clubs, then the
 * rest, each group newest first.
 */
export const seasonGenerationOrder = (
  years: readonly number[],
  famous: readonly ClubYear[],
): readonly number[] => {
  const newestFirst = years.toSorted((a, b) => b - a);
  const famousYears = new Set(famous.map((club) => club.year));
  const recent = newestFirst.slice(0, RECENT_SEASONS);
  const others = newestFirst.slice(RECENT_SEASONS);
  return [
    ...recent,
    ...others.filter((year) => famousYears.has(year)),
    ...others.filter((year) => !famousYears.has(year)),
  ];
};
