import type { GameSummary } from '@pennant/contract/game-summary';

type FinalGame = Pick<GameSummary, 'GameParticipants' | 'scoreboardData' | 'isAbandoned'>;

/**
 * Returns how a final game ended for its user, the winner's runs first: "You win 8–3". Null where
 * nobody can be addressed: the game was abandoned, or both teams are the user's.
 */
export function finalHeadline({
  GameParticipants,
  scoreboardData: { homeScore, visitorScore },
  isAbandoned,
}: FinalGame): string | null {
  const own = GameParticipants.filter(({ userID }) => userID !== null);
  const [side] = own;
  if (isAbandoned || side === undefined || own.length !== 1 || homeScore === visitorScore)
    return null;
  const isWon = homeScore > visitorScore === (side.role === 'home');
  const runs = `${Math.max(homeScore, visitorScore)}–${Math.min(homeScore, visitorScore)}`;
  return isWon ? `You win ${runs}` : `You lose ${runs}`;
}
