import type { OutKind } from '../event.ts';
import { outsInHalf } from '../innings/put-out.ts';
import type { LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';
import {
  SECOND_TO_THIRD_ON_FLY,
  SECOND_TO_THIRD_ON_LINER,
  THIRD_TO_HOME_ON_FLY,
  THIRD_TO_HOME_ON_LINER,
  inviting,
  safeChance,
} from './running-chances.ts';
import { speedOf } from './speed.ts';

/** A ball this much short of inviting a runner is still deep enough to be offered, at the chance of a forced send. */
export const DEEP_ENOUGH_MARGIN = 0.12;

const tagChance = (
  live: LiveGame,
  base: 2 | 3,
  chance: typeof THIRD_TO_HOME_ON_FLY,
  placement: number,
): number => {
  const outsBefore = outsInHalf(live) - 1;
  const speed = speedOf(live, base);
  const deepEnough = placement < inviting(chance, outsBefore, speed) + DEEP_ENOUGH_MARGIN;
  return deepEnough ? safeChance(chance, outsBefore, speed, placement) : 0;
};

/**
 * After a caught fly or liner with fewer than two outs before it: writes the chances of the runners on second and third who may tag up
 * into `safeChances`, and answers whether any may. Only a ball that is deep enough is offered.
 */
export const offerTags = (live: LiveGame, kind: OutKind, placement: number): boolean => {
  const { safeChances } = live;
  const { bases } = live.state;
  const fly = kind === 'fly';
  safeChances[0] = 0;
  safeChances[1] = 0;
  safeChances[2] = 0;
  if (bases[2] !== NOBODY) {
    const chance = fly ? THIRD_TO_HOME_ON_FLY : THIRD_TO_HOME_ON_LINER;
    safeChances[2] = tagChance(live, 3, chance, placement);
  }
  if (bases[1] !== NOBODY) {
    const chance = fly ? SECOND_TO_THIRD_ON_FLY : SECOND_TO_THIRD_ON_LINER;
    safeChances[1] = tagChance(live, 2, chance, placement);
  }
  // A man held on third keeps the one behind him on second.
  if (bases[2] !== NOBODY && safeChances[2] === 0) safeChances[1] = 0;
  return safeChances[2] > 0 || safeChances[1] > 0;
};
