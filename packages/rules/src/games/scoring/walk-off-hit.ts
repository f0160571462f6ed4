import { LEAD_FIRST, has } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { TotalBases } from '../plate-appearance/result-code.ts';

/**
 * Returns how many bases a hit is worth when a run may end the game (rule 9.06(f)): the hit that
 * ends it counts as many bases as the runner who scores the winning run needed, so that no run
 * after it scores; a home run counts in full.
 */
export const basesOfHit = (live: LiveGame, bases: TotalBases): TotalBases => {
  if (bases === 4) return bases;
  let needed = live.field.runs - live.bat.runs + 1;
  for (const base of LEAD_FIRST) {
    const scores = base + bases >= 4 && has(live.onBase, base);
    if (scores) needed--;
    if (scores && needed === 0) return (4 - base) as TotalBases;
  }
  return bases;
};
