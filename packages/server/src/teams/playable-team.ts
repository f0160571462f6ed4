import { findCardSummaries } from '../cards/find-cards.ts';
import { whichAreOwned } from '../cards/owned-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findClub, findTeam, takeStarter, type StoredTeam } from './store.ts';
import { problemOf } from './wire-team.ts';

/** A team for a game. */
export interface PlayableTeam {
  readonly team: StoredTeam;
  /** What keeps it from playing, in a sentence; null where nothing does. */
  readonly problem: string | null;
}

/** A team that this user may send into a game: one of his own, or a computer's. */
export async function findPlayableTeam(
  tx: Transaction,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<PlayableTeam | null> {
  const own = await findTeam(tx, { userID, teamID });
  if (own === null) {
    const club = await findClub(tx, teamID);
    return club && { team: club, problem: null };
  }
  const cardIDs = own.places.map(({ card_id }) => card_id);
  const cards = await findCardSummaries(tx, cardIDs);
  const owned = await whichAreOwned(tx, { userID, cardIDs });
  return { team: own, problem: problemOf(own, cards, owned) };
}

/** Which starter of a user's team is due, 0 for SP1; the next game gets the next. */
export const nextStarter = takeStarter;
