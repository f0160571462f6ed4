import { MAX_TRIAL_ROLLS } from '@pennant/rules/games/analysis/matchup-trial';

/** The largest seed: dice are seeded with 32 bits. */
const MAX_SEED = 2 ** 32 - 1;

/** Returns the error of a typed number of rolls; null if it is valid. */
export const rollsFault = (typed: string): string | null =>
  /^\d{1,8}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MAX_TRIAL_ROLLS
    ? null
    : 'A whole number from 1 to 10,000,000.';

/** Returns the error of a typed seed; null if it is valid or empty (then a new one is drawn). */
export const seedFault = (typed: string): string | null =>
  typed.trim() === '' || (/^\d{1,10}$/.test(typed.trim()) && Number(typed) <= MAX_SEED)
    ? null
    : 'A whole number up to 4,294,967,295, or nothing for a new one.';
