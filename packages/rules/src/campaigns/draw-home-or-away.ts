import type { Dice } from '../fairness/dice.ts';

/** Event number of the draws before a game's first pitch. */
export const PREGAME_EVENT_NUMBER = 0;

/**
 * Draws whether the user has the home side in a contest's game, with probability 1/2, from the
 * game's own committed dice.
 */
export const drawIsHome = (dice: Dice): boolean => dice.die('home or away') <= 3;
