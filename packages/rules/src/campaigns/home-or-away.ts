import type { Dice } from '../fairness/dice.ts';

/** The event of a game's dice that is drawn from before its first pitch. */
export const BEFORE_THE_FIRST_PITCH = 0;

/** Whether the player of a contest's game is the home side: half of the time, by a die of the game's own committed dice. */
export const isHomeDrawn = (dice: Dice): boolean => dice.die('home or away') <= 3;
