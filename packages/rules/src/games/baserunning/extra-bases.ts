import type { LiveGame } from '../engine/live-game.ts';
import { offerAdvance } from './advance-option.ts';
import { RUNNING_KIND } from './running-chances.ts';

const { secondToHomeOnSingle, firstToHomeOnDouble, firstToThirdOnSingle } = RUNNING_KIND;
const offered = offerAdvance;

/**
 * Offers runners one base more than the hit was worth, after a single or a double (of `hitBases`,
 * with `outs` before it). Returns whether any runner may try. The batter stays on the base of the
 * hit.
 */
export const offerExtraBases = (
  live: LiveGame,
  hitBases: number,
  placement: number,
  outs: number,
): boolean => {
  const { onBase } = live;
  // Returns if only the batter is on base, on first, second or third.
  if (hitBases > 2 || onBase < 1 << hitBases) return false;
  live.secondSafeChance = 0;
  live.thirdSafeChance = 0;
  live.invitedRunners = 0;
  if ((onBase & 4) !== 0) {
    const kind = hitBases === 1 ? secondToHomeOnSingle : firstToHomeOnDouble;
    offered(live, 3, kind, outs, placement, 1);
  }
  if (hitBases === 1 && (onBase & 2) !== 0) {
    offered(live, 2, firstToThirdOnSingle, outs, placement, 1);
  }
  return live.thirdSafeChance > 0 || live.secondSafeChance > 0;
};
