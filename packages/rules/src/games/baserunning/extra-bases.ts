import type { LiveGame } from '../live-game.ts';
import { clearOffers, offer } from './offer.ts';
import { RUNNING } from './running-chances.ts';

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
  if ((live.onBase & 4) !== 0) {
    const kind = hitBases === 1 ? RUNNING.secondToHomeOnSingle : RUNNING.firstToHomeOnDouble;
    offer(live, 3, kind, outs, placement, 1);
  }
  if (hitBases === 1 && (live.onBase & 2) !== 0) {
    offer(live, 2, RUNNING.firstToThirdOnSingle, outs, placement, 1);
  }
  return live.safeChances[2] > 0 || live.safeChances[1] > 0;
};
