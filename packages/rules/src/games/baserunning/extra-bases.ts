import type { LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';
import { speedOf } from './speed.ts';
import {
  FIRST_TO_HOME_ON_DOUBLE,
  FIRST_TO_THIRD_ON_SINGLE,
  SECOND_TO_HOME_ON_SINGLE,
  safeChance,
} from './running-chances.ts';

/**
 * After a single or a double, who may try for one base more than the hit was worth: writes each runner's chance to be safe into
 * `safeChances`, by the base he stands on now, and answers whether anybody may. The batter stays where his hit put him.
 */
export const offerExtraBases = (
  live: LiveGame,
  hitBases: number,
  placement: number,
  outs: number,
): boolean => {
  if (hitBases > 2) return false;
  const { safeChances } = live;
  const { bases } = live.state;
  safeChances[0] = 0;
  safeChances[1] = 0;
  safeChances[2] = 0;
  if (bases[2] !== NOBODY) {
    const chance = hitBases === 1 ? SECOND_TO_HOME_ON_SINGLE : FIRST_TO_HOME_ON_DOUBLE;
    safeChances[2] = safeChance(chance, outs, speedOf(live, 3), placement);
  }
  if (hitBases === 1 && bases[1] !== NOBODY) {
    safeChances[1] = safeChance(FIRST_TO_THIRD_ON_SINGLE, outs, speedOf(live, 2), placement);
  }
  return safeChances[2] > 0 || safeChances[1] > 0;
};
