import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import { findCardSummaries } from '../cards/find-cards.ts';
import { findOwnedCards } from '../cards/find-owned-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { findComputerTeam, findOfferedComputerTeams } from './computer-team-store.ts';
import type { StoredComputerTeam, StoredTeam } from './stored-team.ts';
import { findTeams } from './team-store.ts';
import { toComputerTeamDto, toTeamDto } from './team-dto.ts';

/** Returns the username of a user; the account feature provides it. */
export type FindUsername = (queries: Queries, userID: string) => Promise<string>;

const cardsOf = (teams: readonly StoredTeam[]): number[] => [
  ...new Set(teams.flatMap(({ slots }) => slots.map(({ card_id }) => card_id))),
];

/** Returns stored teams of one user in the API's form. */
export async function describeTeams(
  queries: Queries,
  { userID, findUsername }: { readonly userID: string; readonly findUsername: FindUsername },
  teams: readonly StoredTeam[],
): Promise<UserTeam[]> {
  const cardIDs = cardsOf(teams);
  const cards = await findCardSummaries(queries, cardIDs);
  const owned = await findOwnedCards(queries, { userID, cardIDs });
  const username = await findUsername(queries, userID);
  return teams.map((team) => toTeamDto(team, { cards, owned, username }));
}

/** Returns the user's teams, newest first. */
export const listTeams = async (
  queries: Queries,
  owner: { readonly userID: string; readonly findUsername: FindUsername },
): Promise<UserTeam[]> => describeTeams(queries, owner, await findTeams(queries, owner.userID));

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
