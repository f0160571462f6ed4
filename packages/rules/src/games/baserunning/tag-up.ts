import type { LiveGame } from '../live-game.ts';
import { offer } from './offer.ts';
import { RUNNING } from './running-chances.ts';

/** A ball this much short of inviting a runner is still deep enough to be offered. */
export const DEEP_ENOUGH_MARGIN = 0.12;
const MARGIN = DEEP_ENOUGH_MARGIN;

const { thirdToHomeOnFly, thirdToHomeOnLiner, secondToThirdOnFly, secondToThirdOnLiner } = RUNNING;
const offered = offer;

/**
 * After a caught fly (else a liner) with fewer than two outs before it, who of second and third may tag up. Answers whether anybody
 * may. Only a ball that is deep enough is offered.
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
  // A man who must stay on third keeps the one behind him on second.
  if ((live.onBase & 2) !== 0 && (!onThird || live.thirdSafe > 0)) {
    const toThird = isFly ? secondToThirdOnFly : secondToThirdOnLiner;
    offered(live, 2, toThird, outsBefore, placement, MARGIN);
  }
  return live.thirdSafe > 0 || live.secondSafe > 0;
};
