import type { LiveGame } from '../engine/live-game.ts';
import { NO_BASES, has } from './base-set.ts';
import { offerAdvance } from './advance-option.ts';
import { RUNNING_KIND } from './running-chances.ts';

/** A ball that misses inviting a runner by no more than this is still offered. */
export const TAG_UP_MARGIN = 0.12;

const { thirdToHomeOnFly, thirdToHomeOnLiner, secondToThirdOnFly, secondToThirdOnLiner } =
  RUNNING_KIND;

/**
 * Offers the runners on second and third a tag-up after a caught fly (else a liner) with fewer than
 * two outs before it. Returns whether any runner may tag up. Only a ball that is deep enough is
 * offered.
 */
export const offerTagUps = (live: LiveGame, isFly: boolean, placement: number): boolean => {
  const outsBefore = live.outs - 1;
  const onThird = has(live.onBase, 3);
  live.secondSafeChance = 0;
  live.thirdSafeChance = 0;
  live.invitedRunners = NO_BASES;
  if (onThird) {
    const toHome = isFly ? thirdToHomeOnFly : thirdToHomeOnLiner;
    offerAdvance(live, 3, toHome, outsBefore, placement, TAG_UP_MARGIN);
  }
  // A runner who must stay on third keeps the one behind on second.
  if (has(live.onBase, 2) && (!onThird || live.thirdSafeChance > 0)) {
    const toThird = isFly ? secondToThirdOnFly : secondToThirdOnLiner;
    offerAdvance(live, 2, toThird, outsBefore, placement, TAG_UP_MARGIN);
  }
  return live.thirdSafeChance > 0 || live.secondSafeChance > 0;
};
