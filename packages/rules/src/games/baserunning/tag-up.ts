import type { OutKind } from '../event.ts';
import type { LiveGame } from '../live-game.ts';
import { clearOffers, offer } from './offer.ts';
import { RUNNING } from './running-chances.ts';

/** A ball this much short of inviting a runner is still deep enough to be offered. */
export const DEEP_ENOUGH_MARGIN = 0.12;

/**
 * After a caught fly or liner with fewer than two outs before it, who of second and third may tag up. Answers whether anybody may.
 * Only a ball that is deep enough is offered.
 */
export const offerTags = (live: LiveGame, kind: OutKind, placement: number): boolean => {
  const outsBefore = live.outs - 1;
  const fly = kind === 'fly';
  clearOffers(live);
  if ((live.onBase & 4) !== 0) {
    const toHome = fly ? RUNNING.thirdToHomeOnFly : RUNNING.thirdToHomeOnLiner;
    offer(live, 3, toHome, outsBefore, placement, DEEP_ENOUGH_MARGIN);
  }
  // A man who must stay on third keeps the one behind him on second.
  const thirdIsOpen = (live.onBase & 4) === 0 || live.safeChances[2] > 0;
  if ((live.onBase & 2) !== 0 && thirdIsOpen) {
    const toThird = fly ? RUNNING.secondToThirdOnFly : RUNNING.secondToThirdOnLiner;
    offer(live, 2, toThird, outsBefore, placement, DEEP_ENOUGH_MARGIN);
  }
  return live.safeChances[2] > 0 || live.safeChances[1] > 0;
};
