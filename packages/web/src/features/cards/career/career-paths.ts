import type { GameOfCareer } from '@pennant/contract/career';

import { publicGamePath } from '../../games/share/public-game-path.ts';
import { eventAnchor } from '../../games/summary/event-link.ts';

/** Returns the address at which anyone sees what a card has lived with a user. */
export const careerPath = ({
  username,
  cardID,
}: {
  readonly username: string;
  readonly cardID: number;
}): string => `/players/${encodeURIComponent(username)}/cards/${cardID}`;

/**
 * Returns the address of a play: in the replay that anyone may see, or, of a hidden game, in the
 * summary that its user sees. Without a number that of the game.
 */
export function playPath(
  { gameID, isPublic }: Pick<GameOfCareer, 'gameID' | 'isPublic'>,
  eventNumber?: number,
): string {
  if (isPublic) return publicGamePath(gameID, eventNumber);
  const anchor = eventNumber === undefined ? '' : `#${eventAnchor(eventNumber)}`;
  return `/game/${gameID}/summary${anchor}`;
}
