import type { Dice } from '../fairness/dice.ts';

/** Event number of the draws before a game's first pitch. */
export const BEFORE_THE_FIRST_PITCH = 0;

/**
 * Draws whether the user has the home side in a contest's game, with probability 1/2, from the
 * game's own committed dice.
 */
export const isHomeDrawn = (dice: Dice): boolean => dice.die('home or away') <= 3;
