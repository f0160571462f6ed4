import { FIRST_STARTER } from '../slot.ts';

/*
 * The runners on base as one whole number, ten bits for each base, first base lowest: who he is (lineup index of the side at bat, 5
 * bits), who answers for him (a pitcher's lineup index, counted from the first starter's, 4 bits), and whether an error put him on (1).
 * Zero where nobody stands. So a runner moves up by a shift, and all of them by the same one.
 */

const BY_ERROR = 512;

/** A runner, as he stands on first. */
export const newRunner = (player: number, chargedTo: number, byError: boolean): number =>
  player | ((chargedTo - FIRST_STARTER) << 5) | (byError ? BY_ERROR : 0);

/** The ten bits of who stands on `base` (1 to 3). */
export const runnerAt = (runners: number, base: number): number =>
  (runners >> (10 * base - 10)) & 1023;

/** Of a runner, by his ten bits: his lineup index, that of the pitcher who answers for him, and whether an error put him on. */
export const playerOf = (runner: number): number => runner & 31;
export const chargedToOf = (runner: number): number => ((runner >> 5) & 15) + FIRST_STARTER;
export const isOnByError = (runner: number): boolean => (runner & BY_ERROR) !== 0;
