import type { LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';

/**
 * How many bases a hit is worth (rule 9.06(f)): the hit that ends a game counts as many bases as the man who scores the winning
 * run needed, so that no run after it scores; a home run counts in full.
 */
export const basesOfHit = (live: LiveGame, bases: number): number => {
  if (!live.canWalkOff || bases === 4) return bases;
  const { state } = live;
  let needed = state.visitors.runs - state.home.runs + 1;
  for (let base = 3; base + bases >= 4 && base >= 1; base--) {
    if (state.bases[base - 1] === NOBODY) continue;
    needed--;
    if (needed === 0) return 4 - base;
  }
  return bases;
};
