import type { ClubSeason } from '@pennant/contract/comp-teams';
import type { ComputerTeam } from '@pennant/contract/teams';
import { MOST_COMP_TEAMS } from '@pennant/rules/teams/comp-teams';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { countOfferedLocked, findClubSeasons, lockClubSeason, offerClub } from './club-store.ts';
import { findClub } from './store.ts';
import { wireClubOf } from './wire-team.ts';

/** The club-seasons that comp teams can be made of, newest season first. */
export async function listClubSeasons(queries: Queries): Promise<ClubSeason[]> {
  const rows = await findClubSeasons(queries);
  return rows.map((row) => ({
    yearID: row.year,
    teamID: row.team,
    name: row.name,
    isMade: row.is_offered,
  }));
}

/**
 * Makes a club's season a comp team that everyone may play. Its lineup was drawn up with the season's cards: its own men's
 * best. One that everyone may play already stays as it is, so that no club-season is made twice.
 */
export async function createCompTeam(
  tx: Transaction,
  { year, teamID: team }: { readonly year: number; readonly teamID: string },
) {
  const offered = await countOfferedLocked(tx);
  const found = await lockClubSeason(tx, { year, team });
  if (found === undefined) return refuse('club_season_not_found');
  if (!found.is_offered) {
    if (offered >= MOST_COMP_TEAMS) return refuse('too_many_comp_teams');
    await offerClub(tx, found.team_id);
  }
  const club = await findClub(tx, found.team_id);
  if (club === null) return refuse('club_season_not_found');
  const cards = await findCardSummaries(
    tx,
    club.places.map(({ card_id }) => card_id),
  );
  const made: ComputerTeam = wireClubOf(club, cards);
  return { ...made, isNew: !found.is_offered };
}
