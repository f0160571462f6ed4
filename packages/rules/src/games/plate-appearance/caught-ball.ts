import { LEAD_FIRST, NO_BASES, has, type Base } from '../baserunning/base-set.ts';
import { offerTagUps, tagUpUnsettledRuns } from '../baserunning/tag-up.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { isOutfielder } from '../fielding/gloves.ts';
import type { Fielder } from '../lineup-slots.ts';
import { placementIn, type BallKind } from './ball-in-play.ts';
import { findFielderOf } from './hit-location.ts';

/**
 * With fewer than two outs and a runner on: chance that a liner doubles a runner off base that an
 * infielder caught, and one that an outfielder caught; .14 of all liners.
 */
export const DOUBLED_OFF_BY_INFIELDER = 0.28;
export const DOUBLED_OFF_BY_OUTFIELDER = 0.04;

/** The bases to which each fielder with a liner looks first: the nearest, or second. */
const AT_FIRST: readonly Base[] = [1, 2, 3];
const AT_SECOND: readonly Base[] = [2, 1, 3];
const DOUBLES_OFF_AT: Readonly<Record<Fielder, readonly Base[]>> = {
  P: AT_FIRST,
  C: AT_FIRST,
  '1B': AT_FIRST,
  '2B': AT_SECOND,
  '3B': LEAD_FIRST,
  SS: AT_SECOND,
  LF: AT_SECOND,
  CF: AT_SECOND,
  RF: AT_FIRST,
};

/** Plays whether the fielder who caught a liner doubles a runner off, and returns it. */
const playDoubledOff = (live: LiveGame, fielder: Fielder): boolean => {
  const chance = isOutfielder(fielder) ? DOUBLED_OFF_BY_OUTFIELDER : DOUBLED_OFF_BY_INFIELDER;
  if (live.draw('doubled off') >= chance) return false;
  const base = DOUBLES_OFF_AT[fielder].find((there) => has(live.onBase, there)) as Base;
  live.event?.setPlay('doubledOff');
  live.putOutRunner(base, base);
  return true;
};

/**
 * Plays a caught fly, liner or pop; `fraction` gives its placement within its kind. Returns whether
 * runners may tag up (their chances are then stored in the game): never where an infielder has it.
 */
export const playCaughtBall = (live: LiveGame, ball: BallKind, fraction: number): boolean => {
  live.putOutBatter();
  if (live.outs === 3 || ball.kind === 'pop') return false;
  const isRunnerOn = live.onBase !== NO_BASES;
  if (!isRunnerOn && live.unsettledRuns.length === 0) return false;
  const placement = placementIn(ball, fraction);
  const fielder = findFielderOf(ball.kind, placement);
  if (isRunnerOn && ball.kind === 'line' && playDoubledOff(live, fielder)) return false;
  if (!isOutfielder(fielder)) return false;
  const caught = { isFly: ball.kind === 'fly', fielder, placement };
  tagUpUnsettledRuns(live, caught);
  return isRunnerOn && offerTagUps(live, caught);
};
