import { withBase } from './base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { safeChance, type RunningKind } from './running-chances.ts';

/**
 * Offers the runner on `base` the next base: stores their chance to be safe, and whether the ball
 * invites the advance. A ball that misses inviting it by more than `margin` is not offered.
 */
export const offerAdvance = (
  live: LiveGame,
  base: 2 | 3,
  kind: RunningKind,
  outs: number,
  placement: number,
  margin: number,
): void => {
  const { running } = live.runnerTables(base);
  const index = kind * 6 + outs * 2;
  const share = running[index] as number;
  if (placement >= share + margin) return;
  const safe = safeChance(share, running[index + 1] as number, placement);
  if (base === 3) live.thirdSafeChance = safe;
  else live.secondSafeChance = safe;
  if (placement < share) live.invitedRunners = withBase(live.invitedRunners, base);
};
