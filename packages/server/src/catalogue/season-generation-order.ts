import type { ClubYear } from '@pennant/card-maker/clubs/famous-clubs';
import { FIRST_CAMPAIGN_SEASONS } from '@pennant/rules/campaigns/campaign-themes';

/** How many of the newest seasons come first: users look for names that they know. */
const RECENT_SEASONS = 3;

/** The number of seasons that make the program usable: with packs, starter sets and opponents. */
export const MIN_SEASONS_TO_START = 6;

/**
 * Returns the order in which seasons are generated: the newest and those of famous clubs until the
 * program is usable, those of the first campaigns, the other ones of famous clubs, then the rest.
 * Each group is newest first, but for the seasons of the campaigns.
 */
export const seasonGenerationOrder = (
  years: readonly number[],
  famous: readonly ClubYear[],
): readonly number[] => {
  const newestFirst = years.toSorted((a, b) => b - a);
  const famousYears = new Set(famous.map((club) => club.year));
  const recent = newestFirst.slice(0, RECENT_SEASONS);
  const ofFamousClubs = newestFirst.slice(RECENT_SEASONS).filter((year) => famousYears.has(year));
  const history = new Set(years);
  return [
    ...new Set([
      ...recent,
      ...ofFamousClubs.slice(0, MIN_SEASONS_TO_START - RECENT_SEASONS),
      ...FIRST_CAMPAIGN_SEASONS.filter((year) => history.has(year)),
      ...ofFamousClubs,
      ...newestFirst,
    ]),
  ];
};
