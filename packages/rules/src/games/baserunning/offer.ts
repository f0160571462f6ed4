import type { LiveGame } from '../live-game.ts';
import { safeChance, type RunningKind } from './running-chances.ts';
import { runnerOn } from './runner-on.ts';

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
  kind: RunningKind,
  outs: number,
  placement: number,
  margin: number,
): void => {
  const { running } = runnerOn(live, base);
  const at = kind * 6 + outs * 2;
  const share = running[at] as number;
  if (placement >= share + margin) return;
  live.safeChances[base - 1] = safeChance(share, running[at + 1] as number, placement);
  if (placement < share) live.invited |= 1 << (base - 1);
};
