/** A chance, and its counterpart, beyond which a game is decided: nothing done in it counts. */
const DECIDED = 0.01;

/** Returns whether a game is decided for a side that wins it with a chance. */
export const isDecided = (chance: number): boolean => chance < DECIDED || chance > 1 - DECIDED;
