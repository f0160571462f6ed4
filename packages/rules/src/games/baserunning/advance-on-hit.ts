import type { TotalBases } from '../plate-appearance/result-code.ts';
import type { LiveGame } from '../engine/live-game.ts';

/** Advances batter and runners by as many bases as the hit is worth (1 to 4), lead runner first. */
export const advanceOnHit = (live: LiveGame, bases: TotalBases): void => {
  live.advanceRunners(bases, 'battedIn');
  if (bases === 4) live.scoreBatter();
  else live.placeBatter(bases);
};
