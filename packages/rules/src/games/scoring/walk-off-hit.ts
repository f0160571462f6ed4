import type { LiveGame } from '../engine/live-game.ts';

/**
 * Returns how many bases a hit is worth (rule 9.06(f)): the hit that ends a game counts as many
 * bases as the runner who scores the winning run needed, so that no run after it scores; a home run
 * counts in full.
 */
export const basesOfHit = (live: LiveGame, bases: number): number => {
  if (!live.canWalkOff || bases === 4) return bases;
  let needed = live.field.runs - live.bat.runs + 1;
  for (let base = 3; base + bases >= 4 && base >= 1; base--) {
    if ((live.onBase & (1 << (base - 1))) === 0) continue;
    needed--;
    if (needed === 0) return 4 - base;
  }
  return bases;
};
