import type { LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';
import { clearOffers, offer } from './offer.ts';
import {
  FIRST_TO_HOME_ON_DOUBLE,
  FIRST_TO_THIRD_ON_SINGLE,
  SECOND_TO_HOME_ON_SINGLE,
} from './running-chances.ts';

/**
 * After a single or a double (of `hitBases`, with `outs` before it), who may try for one base more than the hit was worth. Answers
 * whether anybody may. The batter stays where his hit put him.
 */
export const offerExtraBases = (
  live: LiveGame,
  hitBases: number,
  placement: number,
  outs: number,
): boolean => {
  if (hitBases > 2) return false;
  clearOffers(live);
  const { bases } = live.state;
  if (bases[2] !== NOBODY) {
    const chance = hitBases === 1 ? SECOND_TO_HOME_ON_SINGLE : FIRST_TO_HOME_ON_DOUBLE;
    offer(live, 3, chance, outs, placement, 1);
  }
  if (hitBases === 1 && bases[1] !== NOBODY) {
    offer(live, 2, FIRST_TO_THIRD_ON_SINGLE, outs, placement, 1);
  }
  return live.safeChances[2] > 0 || live.safeChances[1] > 0;
};
