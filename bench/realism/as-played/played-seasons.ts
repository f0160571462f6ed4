import { TUNED_SEASONS } from '../run-environment-section.ts';

/** A set of seasons whose computer clubs meet each other. */
export interface PlayedSet {
  readonly title: string;
  /** Added to the keys of the set's figures in the bench's last line. */
  readonly keySuffix: string;
  readonly years: readonly number[];
}

const EVERY = 5;
const HELD_OUT_YEARS: readonly number[] = [1930, 1985, 1998, 2019, 2020, 2021, 2022, 2023];
/** Seasons later than the record of the tuning are held out, too. */
const LAST_KNOWN = 2023;

/** Returns the tuning seasons of runs a game that are not held out here. */
export const tunedYears = (): readonly number[] => {
  const { first, last } = TUNED_SEASONS;
  const all = Array.from(
    { length: (last - first) / EVERY + 1 },
    (_, index) => first + EVERY * index,
  );
  return all.filter((year) => !HELD_OUT_YEARS.includes(year));
};

/** Returns the seasons on which no manager is ever tuned, with what a newer folder adds. */
export const heldOutYears = (years: readonly number[]): readonly number[] => [
  ...HELD_OUT_YEARS,
  ...years.filter((year) => year > LAST_KNOWN),
];

/**
 * Returns the seasons that managers may be tuned on, and those held out. Where `only` names
 * seasons, those instead: each that is not held out may be tuned on.
 */
export const playedSets = (
  years: readonly number[],
  only: readonly number[],
): { readonly tuned: PlayedSet; readonly heldOut: PlayedSet } => {
  const heldOut = heldOutYears(years);
  const isTuned = (year: number): boolean => years.includes(year) && !heldOut.includes(year);
  const isHeldOut = (year: number): boolean => years.includes(year) && heldOut.includes(year);
  return {
    tuned: {
      title: 'tuned',
      keySuffix: '',
      years: (only.length > 0 ? only : tunedYears()).filter(isTuned),
    },
    heldOut: {
      title: 'held out, never tuned on',
      keySuffix: 'HeldOut',
      years: (only.length > 0 ? only : heldOut).filter(isHeldOut),
    },
  };
};
