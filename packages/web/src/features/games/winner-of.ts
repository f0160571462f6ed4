import type { GameListItem } from '@pennant/contract/games';

import { sidesOf } from './home-and-visitor-sides.ts';

/**
 * Returns the side that won a game; null while it is under way. Who gives a game up loses it,
 * whatever the score; between two own teams nobody wins then.
 */
export function winnerOf({
  isFinal,
  isAbandoned,
  scoreboardData: { homeScore, visitorScore },
  GameParticipants,
}: Pick<GameListItem, 'isFinal' | 'isAbandoned' | 'scoreboardData' | 'GameParticipants'>):
  | 'home'
  | 'visitors'
  | null {
  if (!isFinal) return null;
  if (!isAbandoned) return homeScore > visitorScore ? 'home' : 'visitors';
  const { home, visitors } = sidesOf(GameParticipants);
  if (home.userID !== null && visitors.userID !== null) return null;
  return home.userID === null ? 'home' : 'visitors';
}
