import type { LiveGame } from '../live-game.ts';
import { offer } from './offer.ts';
import { RUNNING } from './running-chances.ts';

/** A ball that misses inviting a runner by no more than this is still offered. */
export const DEEP_ENOUGH_MARGIN = 0.12;
const MARGIN = DEEP_ENOUGH_MARGIN;

const { thirdToHomeOnFly, thirdToHomeOnLiner, secondToThirdOnFly, secondToThirdOnLiner } = RUNNING;
const offered = offer;

/**
 * Offers the runners on second and third a tag-up after a caught fly (else a liner) with fewer than
 * two outs before it. Returns whether any runner may tag up. Only a ball that is deep enough is
 * offered.
 */
export const offerTags = (live: LiveGame, isFly: boolean, placement: number): boolean => {
  const outsBefore = live.outs - 1;
  const onThird = (live.onBase & 4) !== 0;
  live.secondSafe = 0;
  live.thirdSafe = 0;
  live.invited = 0;
  if (onThird) {
    const toHome = isFly ? thirdToHomeOnFly : thirdToHomeOnLiner;
    offered(live, 3, toHome, outsBefore, placement, MARGIN);
  }
  // A runner who must stay on third keeps the one behind on second.
  if ((live.onBase & 2) !== 0 && (!onThird || live.thirdSafe > 0)) {
    const toThird = isFly ? secondToThirdOnFly : secondToThirdOnLiner;
    offered(live, 2, toThird, outsBefore, placement, MARGIN);
  }
  return live.thirdSafe > 0 || live.secondSafe > 0;
};
