import type { LiveGame } from '../live-game.ts';
import { safeChance, type RunningKind } from './running-chances.ts';

const safely = safeChance;

/**
 * The runner on `base` may try for the next: writes his chance to be safe down, and whether the ball invites him. A ball
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
  const { running } = live.runnerOn(base);
  const at = kind * 6 + outs * 2;
  const share = running[at] as number;
  if (placement >= share + margin) return;
  const safe = safely(share, running[at + 1] as number, placement);
  if (base === 3) live.thirdSafe = safe;
  else live.secondSafe = safe;
  if (placement < share) live.invited |= 1 << (base - 1);
};
