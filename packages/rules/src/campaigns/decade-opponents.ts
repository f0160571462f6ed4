import type { CampaignClub, DecadeField } from './campaign-themes.ts';
import { interpolateStrength } from './interpolate-strength.ts';

/** A decade counts once half of its seasons are there: the 2020s with 2024. */
const SEASONS_OF_A_DECADE = 5;
/** Years from one decade of a campaign to the next: the other campaigns have those between. */
const YEARS_TO_NEXT = 20;

/**
 * Returns the first years of a campaign's decades for a history that ends with `lastYear`: where
 * a later decade counts, the earliest makes room for it.
 */
export const decadesOfHistory = (
  { decades }: Pick<DecadeField, 'decades'>,
  lastYear: number,
): readonly number[] => {
  const newest = Math.max(...decades);
  const beyond = lastYear - (SEASONS_OF_A_DECADE - 1) - newest;
  const shift = Math.max(0, Math.floor(beyond / YEARS_TO_NEXT)) * YEARS_TO_NEXT;
  return decades.map((decade) => decade + shift);
};

/**
 * Returns the opponents of decades, in the order of the contests; their score is the maximum rating
 * of their cards.
 */
export const planDecadeOpponents = (
  key: string,
  field: DecadeField,
  lastYear: number,
): CampaignClub[] =>
  decadesOfHistory(field, lastYear).map((decade, index) => ({
    teamID: `${key}/${index + 1}`,
    year: decade,
    team: `S${key.charAt(0)}${index + 1}`,
    name: `Stars of the ${decade}s`,
    wins: 0,
    losses: 0,
    score: Math.round(interpolateStrength(field, index)),
  }));
