import type { LiveGame } from '../live-game.ts';
import { inviting, safeChance, type RunningChance } from './running-chances.ts';
import { speedOf } from './speed.ts';

/** Nobody may try. */
export const clearOffers = (live: LiveGame): void => {
  live.safeChances[0] = 0;
  live.safeChances[1] = 0;
  live.safeChances[2] = 0;
  live.invited = 0;
};

/**
 * The runner on `base` may try for the next: writes his chance to be safe into `safeChances`, and whether the ball invites him. A ball
 * that misses inviting him by more than `margin` is not offered.
 */
export const offer = (
  live: LiveGame,
  base: 2 | 3,
  chance: RunningChance,
  outs: number,
  placement: number,
  margin: number,
): void => {
  const speed = speedOf(live, base);
  const share = inviting(chance, outs, speed);
  if (placement >= share + margin) return;
  live.safeChances[base - 1] = safeChance(chance, outs, speed, placement);
  if (placement < share) live.invited |= 1 << (base - 1);
};
