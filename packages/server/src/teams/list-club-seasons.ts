import type { ClubSeason } from '@pennant/contract/comp-team-admin';
import type { Queries } from '../platform/database/database.ts';
import { findClubSeasons } from './club-season-store.ts';

/** Returns the club seasons of which comp teams can be made, newest season first. */
export async function listClubSeasons(queries: Queries): Promise<ClubSeason[]> {
  const rows = await findClubSeasons(queries);
  return rows.map((row) => ({
    yearID: row.year,
    teamID: row.team,
    name: row.name,
    isMade: row.is_offered,
  }));
}
