import type { ComputerTeam } from '@pennant/contract/teams';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findComputerTeam, findOfferedComputerTeams } from './computer-team-store.ts';
import { cardsOf } from './list-teams.ts';
import { toComputerTeamDto } from './team-dto.ts';
import type { StoredComputerTeam } from './team-from-row.ts';

const describeClubs = async (
  queries: Queries,
  clubs: readonly StoredComputerTeam[],
): Promise<ComputerTeam[]> => {
  const cards = await findCardSummaries(queries, cardsOf(clubs));
  return clubs.map((club) => toComputerTeamDto(club, cards));
};

/** Returns the computer teams that every user may play, weakest first, with or without lineups. */
export const listComputerTeams = async (
  queries: Queries,
  lineups: 'all' | 'none',
): Promise<ComputerTeam[]> =>
  describeClubs(
    queries,
    await findOfferedComputerTeams(queries, { withLineups: lineups === 'all' }),
  );

/** Returns one computer team with its lineup. */
export async function readComputerTeam(
  queries: Queries,
  teamID: string,
): Promise<ComputerTeam | Refusal<'comp_team_not_found'>> {
  const club = await findComputerTeam(queries, teamID);
  const [described] = club === null ? [] : await describeClubs(queries, [club]);
  return described ?? refuse('comp_team_not_found');
}
