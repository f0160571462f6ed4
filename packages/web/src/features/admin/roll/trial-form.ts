import { MOST_TRIAL_ROLLS } from '@pennant/rules/games/dice-trial';

/** The largest seed: dice are seeded with 32 bits. */
const MOST_SEED = 2 ** 32 - 1;

/** What is wrong with a number of rolls as typed; null where nothing is. */
export const rollsFault = (typed: string): string | null =>
  /^\d{1,8}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_TRIAL_ROLLS
    ? null
    : 'A whole number from 1 to 10,000,000.';

/** What is wrong with a seed as typed; null where nothing is, and where it is empty: a new one is drawn then. */
export const seedFault = (typed: string): string | null =>
  typed.trim() === '' || (/^\d{1,10}$/.test(typed.trim()) && Number(typed) <= MOST_SEED)
    ? null
    : 'A whole number up to 4,294,967,295, or nothing for a new one.';
