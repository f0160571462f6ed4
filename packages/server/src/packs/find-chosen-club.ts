import type { ClubChoice } from '@pennant/contract/starter-set';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import type { StarterSetServices } from './starter-set-services.ts';
import { readBaseYears } from './starter-set-store.ts';

/**
 * Returns the name of a chosen club, null for a whole season. Refused where the season's cards are
 * not made yet, or where it had no such club.
 */
export async function findChosenClub(
  queries: Queries,
  services: Pick<StarterSetServices, 'findClubName'>,
  { year, team }: ClubChoice,
): Promise<
  | { readonly clubName: string | null }
  | Refusal<'starter_season_not_ready' | 'starter_club_unknown'>
> {
  const years = await readBaseYears(queries);
  if (!years.includes(year)) return refuse('starter_season_not_ready', { year });
  if (team === undefined) return { clubName: null };
  const clubName = await services.findClubName(queries, { year, team });
  return clubName === null ? refuse('starter_club_unknown', { year }) : { clubName };
}
