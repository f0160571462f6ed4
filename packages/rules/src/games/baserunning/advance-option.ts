import { withBase, type Base } from './base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { safeChance, type RunningKind } from './running-chances.ts';

/**
 * Offers the runner on `base` the next base: stores their chance to be safe, and whether the ball
 * invites the advance. A ball that misses inviting it by more than `margin` is not offered.
 * `factor`: how many times as often this ball invites it as all balls of its kind do.
 */
export const offerAdvance = (
  live: LiveGame,
  base: Base,
  kind: RunningKind,
  outs: number,
  placement: number,
  margin: number,
  factor: number = 1,
): void => {
  const { running } = live.runnerTables(base);
  const index = kind * 6 + outs * 2;
  const share = (running[index] as number) * factor;
  if (placement >= share + margin) return;
  const safe = safeChance(share, (running[index + 1] as number) * factor, placement);
  if (base === 3) live.thirdSafeChance = safe;
  else if (base === 2) live.secondSafeChance = safe;
  else live.firstSafeChance = safe;
  if (placement < share) live.invitedRunners = withBase(live.invitedRunners, base);
};
