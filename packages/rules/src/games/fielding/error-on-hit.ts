import type { Base } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { FIELDERS, type Fielder } from '../lineup-slots.ts';
import { chargeError, moveUpOnError, pushUpOnError } from './charge-error.ts';
import { errorChanceAt } from './gloves.ts';

/** Errors on a hit for each error of the nine on an out put in play (docs/spec/realism.md). */
export const ERRORS_ON_HITS = 1.75;

/**
 * Shares of them that are the outfielder's who has the ball: bobbles, and wild throws. The others
 * are wild throws of the infielder who cuts the ball off.
 */
export const BOBBLES = 0.34;
export const OUTFIELDERS_THROWS = 0.06;

/** The two infielders who may cut off a throw from each field. */
const CUTOFFS: Readonly<Partial<Record<Fielder, readonly [Fielder, Fielder]>>> = {
  LF: ['3B', 'SS'],
  CF: ['2B', 'SS'],
  RF: ['1B', '2B'],
};

/** Returns the chance of an error on a hit that stays in the park. */
export const errorChanceOnHit = ({ field }: LiveGame): number => ERRORS_ON_HITS * field.errorRate;

/** Returns whose relay of a throw from the outfield goes wild, by a number in [0, 1). */
const findCutoff = (sums: readonly number[], outfielder: Fielder, drawn: number): Fielder => {
  const [one, other] = CUTOFFS[outfielder] ?? ['2B', 'SS'];
  const chance = errorChanceAt(sums, FIELDERS.indexOf(one));
  const ofBoth = chance + errorChanceAt(sums, FIELDERS.indexOf(other));
  return drawn * ofBoth < chance ? one : other;
};

/**
 * Plays an error behind a hit of so many bases; `drawn`, in [0, 1), says whose. Where an outfielder
 * bobbles the ball, everyone goes up one more base; a wild throw gives one to the batter, and to
 * those only who are in the way.
 */
export const playErrorOnHit = (live: LiveGame, drawn: number, bases: Base): void => {
  const { event, field } = live;
  const outfielder = event?.fielder ?? 'CF';
  if (drawn < BOBBLES) {
    moveUpOnError(live, outfielder, 'fielding');
    return;
  }
  const ofOutfielders = BOBBLES + OUTFIELDERS_THROWS;
  const rest = (drawn - ofOutfielders) / (1 - ofOutfielders);
  const thrower =
    drawn < ofOutfielders ? outfielder : findCutoff(field.errorChances, outfielder, rest);
  chargeError(live, thrower, 'throwing');
  pushUpOnError(live, bases);
};
