import type { TotalBases } from '../plate-appearance/result-code.ts';
import { NO_BASES, has, only } from './base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { offerAdvance } from './advance-option.ts';
import { RUNNING_KIND } from './running-chances.ts';

const { secondToHomeOnSingle, firstToHomeOnDouble, firstToThirdOnSingle } = RUNNING_KIND;

/**
 * Offers runners one base more than the hit was worth, after a single or a double (of `hitBases`,
 * with `outs` before it). Returns whether any runner may try. The batter stays on the base of the
 * hit.
 */
export const offerExtraBases = (
  live: LiveGame,
  hitBases: TotalBases,
  placement: number,
  outs: number,
): boolean => {
  const { onBase } = live;
  const isBatterAlone = hitBases === 4 || onBase === only(hitBases);
  if (isBatterAlone || hitBases === 3) return false;
  live.firstSafeChance = 0;
  live.secondSafeChance = 0;
  live.thirdSafeChance = 0;
  live.invitedRunners = NO_BASES;
  if (has(onBase, 3)) {
    const kind = hitBases === 1 ? secondToHomeOnSingle : firstToHomeOnDouble;
    offerAdvance(live, 3, kind, outs, placement, 1);
  }
  if (hitBases === 1 && has(onBase, 2)) {
    offerAdvance(live, 2, firstToThirdOnSingle, outs, placement, 1);
  }
  return live.thirdSafeChance > 0 || live.secondSafeChance > 0;
};
