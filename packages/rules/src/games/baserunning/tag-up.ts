import type { LiveGame } from '../engine/live-game.ts';
import { offerAdvance } from './advance-option.ts';
import { RUNNING_KIND } from './running-chances.ts';

/** A ball that misses inviting a runner by no more than this is still offered. */
export const TAG_UP_MARGIN = 0.12;
const MARGIN = TAG_UP_MARGIN;

const { thirdToHomeOnFly, thirdToHomeOnLiner, secondToThirdOnFly, secondToThirdOnLiner } =
  RUNNING_KIND;
const offered = offerAdvance;

/**
 * Offers the runners on second and third a tag-up after a caught fly (else a liner) with fewer than
 * two outs before it. Returns whether any runner may tag up. Only a ball that is deep enough is
 * offered.
 */
export const offerTagUps = (live: LiveGame, isFly: boolean, placement: number): boolean => {
  const outsBefore = live.outs - 1;
  const onThird = (live.onBase & 4) !== 0;
  live.secondSafeChance = 0;
  live.thirdSafeChance = 0;
  live.invitedRunners = 0;
  if (onThird) {
    const toHome = isFly ? thirdToHomeOnFly : thirdToHomeOnLiner;
    offered(live, 3, toHome, outsBefore, placement, MARGIN);
  }
  // A runner who must stay on third keeps the one behind on second.
  if ((live.onBase & 2) !== 0 && (!onThird || live.thirdSafeChance > 0)) {
    const toThird = isFly ? secondToThirdOnFly : secondToThirdOnLiner;
    offered(live, 2, toThird, outsBefore, placement, MARGIN);
  }
  return live.thirdSafeChance > 0 || live.secondSafeChance > 0;
};
