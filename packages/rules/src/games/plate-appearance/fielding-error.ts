import type { LiveGame } from '../engine/live-game.ts';

/** Plays a fielding error: the batter is on first, every runner moves up, and an out is missed. */
export const playFieldingError = (live: LiveGame): void => {
  const { field } = live;
  live.event?.setPlay('error');
  field.errors++;
  field.unearnedOuts++;
  live.advanceRunners(1, 'unearned');
  live.placeBatterByError();
};
