import { isEligible } from '../../teams/eligibility.ts';
import { BATTING_POSITIONS, FIELDERS, type Fielder } from '../lineup-slots.ts';
import type { BatterSource, SetupPlayer } from '../setup.ts';

/**
 * Each position's share of the errors that put a batter on base (docs/spec/realism.md, "Gloves").
 * With the errors on hits, throws and steals the positions come to the shares of the record.
 */
export const ERROR_SHARES: Readonly<Record<Fielder, number>> = {
  P: 0.174,
  C: 0.029,
  '1B': 0.113,
  '2B': 0.104,
  '3B': 0.23,
  SS: 0.18,
  LF: 0.013,
  CF: 0.014,
  RF: 0.013,
};

/** A player errs so many times as often at a position that is not on their card. */
export const OUT_OF_POSITION = 1.5;

/** Number of fielders whose cards say how they field: all but the pitcher. */
const FIELDERS_WITH_CARDS = FIELDERS.length - 1;

/** Index in `FIELDERS`. */
export const PITCHER = 0;
export const CATCHER = 1;
export const SECOND_BASEMAN = 3;
export const SHORTSTOP = 5;
export const FIRST_OUTFIELDER = 6;
/** Index of the last of them: in running sums, that of the nine. */
export const NINE = FIELDERS.length - 1;

const OUTFIELDERS: ReadonlySet<Fielder> = new Set(['LF', 'CF', 'RF']);
export const isOutfielder = (fielder: Fielder): boolean => OUTFIELDERS.has(fielder);

const SHARES = FIELDERS.map((fielder) => ERROR_SHARES[fielder]);
const SHARE_OF_PITCHER =
  ERROR_SHARES.P / (SHARES.reduce((sum, share) => sum + share, 0) - ERROR_SHARES.P);

/**
 * Returns the error rates of a batter's card at C to RF, in the order of the lineup: the printed
 * one, and more at a position that is not on the card.
 */
export const compileErrorRates = ({ errorRate, positions }: BatterSource): readonly number[] => {
  const card = { type: 'Batter', positions } as const;
  return BATTING_POSITIONS.slice(0, FIELDERS_WITH_CARDS).map((position) =>
    isEligible(position, card) ? errorRate : errorRate * OUT_OF_POSITION,
  );
};

/**
 * Returns, for a side with these players at C to RF, the chance that an out put in play becomes an
 * error of each of `FIELDERS` or of one before: the last is that of the nine. A pitcher's card does
 * not say how they field: they err as the others do on the average.
 */
export const sumErrorChances = (
  players: readonly SetupPlayer[],
  places: readonly number[],
): readonly number[] => {
  const sums = SHARES.slice();
  let sum = 0;
  for (let index = 1; index <= FIELDERS_WITH_CARDS; index++) {
    const player = players[places[index - 1] as number] as SetupPlayer;
    sum += (SHARES[index] as number) * (player.errorRates[index - 1] as number);
    sums[index] = sum;
  }
  const ofPitcher = sum * SHARE_OF_PITCHER;
  for (let index = 1; index <= FIELDERS_WITH_CARDS; index++) sums[index]! += ofPitcher;
  sums[PITCHER] = ofPitcher;
  return sums;
};

/** Returns a fielder's part of the chances of a side. */
export const errorChanceAt = (sums: readonly number[], index: number): number =>
  (sums[index] as number) - (index === 0 ? 0 : (sums[index - 1] as number));

/** Returns the error rate of a fielder (an index of `FIELDERS`) of a side with these chances. */
export const errorRateAt = (sums: readonly number[], index: number): number =>
  errorChanceAt(sums, index) / (SHARES[index] as number);

/**
 * Returns the fielder (an index of `FIELDERS`) whose error a number below the chance of the nine
 * is.
 */
export const findFielderAt = (sums: readonly number[], drawn: number): number => {
  let index = 0;
  while (index < FIELDERS_WITH_CARDS && drawn >= (sums[index] as number)) index++;
  return index;
};

/** Returns a number within a fielder's part of the chances, rescaled to [0, 1). */
export const rescaleInPart = (sums: readonly number[], index: number, drawn: number): number => {
  const from = index === 0 ? 0 : (sums[index - 1] as number);
  return (drawn - from) / ((sums[index] as number) - from);
};

/** Returns the lineup index of the player who fields there. */
export const playerAt = (
  { places, pitcher }: { readonly places: readonly number[]; readonly pitcher: number },
  index: number,
): number => (index === PITCHER ? pitcher : (places[index - 1] as number));
