import { PLAY } from '../event-codes.ts';
import type { LiveGame } from '../live-game.ts';

/** The ball is booted: the batter is on first, everyone moves up, and it should have been an out. */
export const playError = (live: LiveGame): void => {
  const { field, event } = live;
  event.setPlay(PLAY.error);
  field.errors++;
  field.missedOuts++;
  live.advanceRunners(1, 'gift');
  live.placeBatterByError();
};
