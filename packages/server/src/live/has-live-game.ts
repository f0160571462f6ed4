import { hasAnySeat } from './seat-store.ts';

/** Returns whether a user plays, or played, any live game. */
export const hasLiveGame = hasAnySeat;
