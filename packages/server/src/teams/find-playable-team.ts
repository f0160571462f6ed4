import { findCardSummaries } from '../cards/find-cards.ts';
import { findOwnedCards } from '../cards/find-owned-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { findComputerTeam } from './computer-team-store.ts';
import type { StoredTeam } from './team-from-row.ts';
import { findTeam, readTeamInUse } from './team-store.ts';
import { describeTeamProblem } from './team-dto.ts';

/** A team for a game, and whether it can play. */
export interface PlayableTeam {
  readonly team: StoredTeam;
  /** Why the team can't play, in a sentence for the user; null if it can. */
  readonly problem: string | null;
}

/** Returns a team that this user may use in a game, their own or a computer team; null if none. */
export async function findPlayableTeam(
  queries: Queries,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<PlayableTeam | null> {
  const own = await findTeam(queries, { userID, teamID });
  if (own === null) {
    const club = await findComputerTeam(queries, teamID);
    return club && { team: club, problem: null };
  }
  return describePlayability(queries, userID, own);
}

/**
 * Returns the team that a user plays with: the one with the id `preferred`, else the newest; null
 * without a team.
 */
export async function findTeamInUse(
  queries: Queries,
  owner: { readonly userID: string; readonly preferred: string | null },
): Promise<PlayableTeam | null> {
  const team = await readTeamInUse(queries, owner);
  return team && describePlayability(queries, owner.userID, team);
}

async function describePlayability(
  queries: Queries,
  userID: string,
  team: StoredTeam,
): Promise<PlayableTeam> {
  const cardIDs = team.slots.map(({ card_id }) => card_id);
  const cards = await findCardSummaries(queries, cardIDs);
  const owned = await findOwnedCards(queries, { userID, cardIDs });
  return { team, problem: describeTeamProblem(team, cards, owned) };
}
