import type { UserTeam } from '@pennant/contract/teams';
import { findCardSummaries } from '../cards/find-cards.ts';
import { findOwnedCards } from '../cards/find-owned-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import type { StoredTeam } from './team-from-row.ts';
import { findTeams } from './team-store.ts';
import { toTeamDto } from './team-dto.ts';

/** Returns the username of a user; the account feature provides it. */
export type FindUsername = (queries: Queries, userID: string) => Promise<string>;

export const cardsOf = (teams: readonly StoredTeam[]): number[] => [
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
