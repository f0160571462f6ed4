import type { Queries } from '../platform/database/database.ts';
import { findSeasonClub } from './computer-team-store.ts';
import type { StoredComputerTeam } from './team-from-row.ts';

/**
 * Returns the computer team of a club in a season, by the club's name as it is printed on its
 * cards ("Boston Red Sox"); where no club has the name, one of the season. Null without clubs.
 */
export const findClubOfSeason = (
  queries: Queries,
  { year, clubName }: { readonly year: number; readonly clubName: string },
): Promise<StoredComputerTeam | null> => findSeasonClub(queries, year, `${year} ${clubName}`);
