import { findCardSummaries } from '../cards/find-cards.ts';
import { findOwnedCards } from '../cards/find-owned-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findComputerTeam } from './computer-team-store.ts';
import type { StoredTeam } from './team-from-row.ts';
import { findTeam } from './team-store.ts';
import { describeTeamProblem } from './team-dto.ts';

/** A team for a game, and whether it can play. */
export interface PlayableTeam {
  readonly team: StoredTeam;
  /** Why the team can't play, in a sentence for the user; null if it can. */
  readonly problem: string | null;
}

/** Returns a team that this user may use in a game, their own or a computer team; null if none. */
export async function findPlayableTeam(
  tx: Transaction,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<PlayableTeam | null> {
  const own = await findTeam(tx, { userID, teamID });
  if (own === null) {
    const club = await findComputerTeam(tx, teamID);
    return club && { team: club, problem: null };
  }
  const cardIDs = own.slots.map(({ card_id }) => card_id);
  const cards = await findCardSummaries(tx, cardIDs);
  const owned = await findOwnedCards(tx, { userID, cardIDs });
  return { team: own, problem: describeTeamProblem(own, cards, owned) };
}
