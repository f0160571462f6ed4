import { MAX_STARTER_CLUBS, type StarterClub } from '@pennant/contract/starter-set';
import type { Queries } from '../platform/database/database.ts';
import { toLikePattern } from '../platform/like-pattern.ts';
import { findBestOfDecades, findClubs, findClubsByName } from './starter-club-store.ts';

/** Clubs of a decade or of a name that are returned: what a page can show as pictures. */
const SHOWN = 24;

export interface ClubSearch {
  readonly decade?: number | undefined;
  readonly year?: number | undefined;
  readonly name?: string | undefined;
}

/**
 * Returns the clubs of a season, of a decade or of a name, best first; the best one of each decade
 * where none of these is given.
 */
export async function findStarterClubs(
  queries: Queries,
  { decade, year, name }: ClubSearch,
): Promise<StarterClub[]> {
  if (name !== undefined) {
    const patterns = name.split(/\s+/).map((word) => toLikePattern(word) ?? '%');
    return findClubsByName(queries, patterns, SHOWN);
  }
  if (year !== undefined) {
    return findClubs(queries, 'season', { from: year, to: year, limit: MAX_STARTER_CLUBS });
  }
  if (decade !== undefined) {
    return findClubs(queries, 'decade', { from: decade, to: decade + 9, limit: SHOWN });
  }
  return findBestOfDecades(queries);
}
