import { FIRST_STARTER } from '../lineup-slots.ts';

/*
 * The runners on base as one whole number, ten bits for each base, first base lowest: the player
 * (lineup index of the side at bat, 5 bits), the pitcher charged with them (lineup index, counted
 * from the first starter's, 4 bits), and whether they reached base by an error (1 bit). Zero for an
 * empty base. A shift moves one runner up, or all of them.
 */

const BY_ERROR = 512;

/** Returns a runner's ten bits, as on first base. */
export const packRunner = (player: number, chargedTo: number, byError: boolean): number =>
  player | ((chargedTo - FIRST_STARTER) << 5) | (byError ? BY_ERROR : 0);

/** Returns the ten bits of the runner on `base` (1 to 3). */
export const runnerAt = (runners: number, base: number): number =>
  (runners >> (10 * base - 10)) & 1023;

/**
 * Unpack a runner's ten bits: lineup index, lineup index of the pitcher charged, and whether an
 * error put them on base.
 */
export const playerOf = (runner: number): number => runner & 31;
export const chargedToOf = (runner: number): number => ((runner >> 5) & 15) + FIRST_STARTER;
export const isOnByError = (runner: number): boolean => (runner & BY_ERROR) !== 0;
