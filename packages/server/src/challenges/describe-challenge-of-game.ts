import type { ChallengeOfGame } from '@pennant/contract/challenges';
import { toShownUnratedReason } from '@pennant/rules/challenges/challenge-limits';
import type { Queries } from '../platform/database/database.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { findChallenge } from './challenge-store.ts';
import { toRatingChange } from './rating-dto.ts';

/** Returns the challenge that a game is; null for other games. */
export async function describeChallengeOfGame(
  { findUsernames }: Pick<ChallengeServices, 'findUsernames'>,
  queries: Queries,
  game: { readonly userID: string; readonly gameID: string },
): Promise<ChallengeOfGame | null> {
  const challenge = await findChallenge(queries, game);
  if (challenge === undefined) return null;
  const userID = challenge.defender_user_id;
  const username = (await findUsernames(queries, [userID])).get(userID);
  return {
    User: username === undefined ? null : { userID, username },
    isRated: challenge.unrated_reason === null,
    unratedReason: challenge.unrated_reason && toShownUnratedReason(challenge.unrated_reason),
    rating: toRatingChange(challenge),
  };
}
