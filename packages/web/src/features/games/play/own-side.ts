import type { GameParticipant } from '@pennant/contract/game-lineup';
import type { Game } from '@pennant/contract/games';

import { sidesOf } from '../home-and-visitor-sides.ts';

/** Returns the side that the user plays, also if both teams are theirs. */
export function ownSide({
  GameParticipants,
  situation: { userBats, half },
}: Pick<Game, 'GameParticipants' | 'situation'>): GameParticipant {
  const { home, visitors } = sidesOf(GameParticipants);
  return userBats === (half === 'top') ? visitors : home;
}
