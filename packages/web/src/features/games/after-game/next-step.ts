import type { ContestOfGame, GameSummary } from '@pennant/contract/game-summary';

/** What a user most likely wants to do after a final game. */
export type NextStep =
  | { readonly kind: 'rematch' }
  /** A challenge: of the same player, or of another where that one has left. */
  | { readonly kind: 'challenge'; readonly username: string | null }
  /** The series has another game under way. */
  | { readonly kind: 'playOn'; readonly gameID: string }
  | {
      readonly kind: 'nextGame';
      readonly userCampaignContestID: string;
      /** Number of that game in the series. */
      readonly game: number;
      readonly numOfGames: number;
    }
  | { readonly kind: 'nextContest'; readonly contest: NonNullable<ContestOfGame['nextContest']> }
  /** The contest was not won. */
  | { readonly kind: 'tryAgain'; readonly campaignContestID: number }
  /** Every contest of the campaign is won. */
  | { readonly kind: 'campaign'; readonly campaignID: number };

/**
 * Returns the next step after a final game: the next game of an undecided series, the next club of
 * the ladder after a won one; after a challenge, the choice of the next; after any other game, the
 * rematch.
 */
export function nextStep({
  UserCampaignContest: contest,
  challenge,
  gameID,
}: Pick<GameSummary, 'UserCampaignContest' | 'challenge' | 'gameID'>): NextStep {
  // A summary that was kept in the browser before there were challenges has none.
  if (challenge != null) return { kind: 'challenge', username: challenge.User?.username ?? null };
  if (contest === null) return { kind: 'rematch' };
  const { result, openGameID, gamesLeft, numOfGames, userCampaignContestID } = contest;
  if (openGameID !== null && openGameID !== gameID && result === null)
    return { kind: 'playOn', gameID: openGameID };
  if (result === null && gamesLeft > 0) {
    const game = numOfGames - gamesLeft + 1;
    return { kind: 'nextGame', userCampaignContestID, game, numOfGames };
  }
  if (result !== 'win') return { kind: 'tryAgain', campaignContestID: contest.campaignContestID };
  return contest.nextContest === null
    ? { kind: 'campaign', campaignID: contest.Campaign.campaignID }
    : { kind: 'nextContest', contest: contest.nextContest };
}

/**
 * Returns whether a rematch is offered: not as long as the series itself has a game to play, and
 * not of a challenge, which begins anew with the other's team of then.
 */
export const offersRematch = ({ kind }: NextStep): boolean =>
  kind !== 'playOn' && kind !== 'nextGame' && kind !== 'challenge';
