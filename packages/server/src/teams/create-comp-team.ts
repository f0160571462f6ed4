import type { ComputerTeam } from '@pennant/contract/teams';
import { MAX_COMP_TEAMS } from '@pennant/rules/teams/comp-team-limit';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockAndCountOffered, lockClubSeason, offerClubSeason } from './club-season-store.ts';
import { findComputerTeam } from './computer-team-store.ts';
import { toComputerTeamDto } from './team-dto.ts';

/**
 * Makes a club season a comp team that every user may play. Its lineup, the best of the club's own
 * players, was stored when the season's cards were generated. One that is offered already stays as
 * it is, so no club season is made a comp team twice.
 */
export async function createCompTeam(
  tx: Transaction,
  { year, teamID: team }: { readonly year: number; readonly teamID: string },
) {
  const offered = await lockAndCountOffered(tx);
  const season = await lockClubSeason(tx, { year, team });
  if (season === undefined) return refuse('club_season_not_found');
  if (!season.is_offered) {
    if (offered >= MAX_COMP_TEAMS) return refuse('too_many_comp_teams');
    await offerClubSeason(tx, season.team_id);
  }
  const club = await findComputerTeam(tx, season.team_id);
  if (club === null) return refuse('club_season_not_found');
  const cards = await findCardSummaries(
    tx,
    club.slots.map(({ card_id }) => card_id),
  );
  const made: ComputerTeam = toComputerTeamDto(club, cards);
  return { ...made, isNew: !season.is_offered };
}
