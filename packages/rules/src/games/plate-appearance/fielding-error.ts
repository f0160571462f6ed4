import type { LiveGame } from '../engine/live-game.ts';
import { chargeError } from '../fielding/charge-error.ts';
import { findFielderAt, rescaleInPart } from '../fielding/gloves.ts';
import { FIELDERS, type Fielder } from '../lineup-slots.ts';
import { basesOfHit } from '../scoring/walk-off-hit.ts';

/**
 * By fielder, of the errors that put a batter on base: the share that are wild throws, and the
 * share on which everyone goes up two bases (the wildest throws; flies that are dropped).
 */
export const THROWING_SHARE: Readonly<Record<Fielder, number>> = {
  P: 0.45,
  C: 0.5,
  '1B': 0.2,
  '2B': 0.4,
  '3B': 0.45,
  SS: 0.45,
  LF: 0,
  CF: 0,
  RF: 0,
};
export const TWO_BASE_SHARE: Readonly<Record<Fielder, number>> = {
  P: 0.12,
  C: 0.12,
  '1B': 0.08,
  '2B': 0.1,
  '3B': 0.12,
  SS: 0.12,
  LF: 0.25,
  CF: 0.25,
  RF: 0.25,
};

/**
 * Plays a fielding error, by the number drawn for the ball: it says who made it and how. The batter
 * is on first, or on second, every runner moves up as far, and an out is missed.
 */
export const playFieldingError = (live: LiveGame, drawn: number): void => {
  const { errorChances } = live.field;
  const index = findFielderAt(errorChances, drawn);
  const fielder = FIELDERS[index] as Fielder;
  const how = rescaleInPart(errorChances, index, drawn);
  live.event?.setPlay('error');
  chargeError(live, fielder, how < THROWING_SHARE[fielder] ? 'throwing' : 'fielding');
  const reached = how < TWO_BASE_SHARE[fielder] ? 2 : 1;
  const bases = live.canWalkOff ? basesOfHit(live, reached) : reached;
  live.advanceRunners(bases, 'unearned');
  live.placeBatterByError(bases as 1 | 2);
};
