import type { OutKind } from '../event.ts';
import { outsInHalf } from '../innings/put-out.ts';
import type { LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';
import { clearOffers, offer } from './offer.ts';
import {
  SECOND_TO_THIRD_ON_FLY,
  SECOND_TO_THIRD_ON_LINER,
  THIRD_TO_HOME_ON_FLY,
  THIRD_TO_HOME_ON_LINER,
} from './running-chances.ts';

/** A ball this much short of inviting a runner is still deep enough to be offered. */
export const DEEP_ENOUGH_MARGIN = 0.12;

/**
 * After a caught fly or liner with fewer than two outs before it, who of second and third may tag up. Answers whether anybody may.
 * Only a ball that is deep enough is offered.
 */
export const offerTags = (live: LiveGame, kind: OutKind, placement: number): boolean => {
  const { bases } = live.state;
  const outsBefore = outsInHalf(live) - 1;
  const fly = kind === 'fly';
  clearOffers(live);
  if (bases[2] !== NOBODY) {
    const chance = fly ? THIRD_TO_HOME_ON_FLY : THIRD_TO_HOME_ON_LINER;
    offer(live, 3, chance, outsBefore, placement, DEEP_ENOUGH_MARGIN);
  }
  // A man who must stay on third keeps the one behind him on second.
  const thirdIsOpen = bases[2] === NOBODY || live.safeChances[2] > 0;
  if (bases[1] !== NOBODY && thirdIsOpen) {
    const chance = fly ? SECOND_TO_THIRD_ON_FLY : SECOND_TO_THIRD_ON_LINER;
    offer(live, 2, chance, outsBefore, placement, DEEP_ENOUGH_MARGIN);
  }
  return live.safeChances[2] > 0 || live.safeChances[1] > 0;
};
