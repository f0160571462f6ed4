import type { OutKind } from '../event.ts';

/** A kind of batted ball that becomes an out, and its share of them all (realism, Game simulation). */
export interface BallKind {
  readonly kind: OutKind;
  /** Where its share of [0, 1) begins, and how long it is. */
  readonly from: number;
  readonly share: number;
}

const GROUNDER: BallKind = { kind: 'ground', from: 0, share: 0.5 };
const FLY: BallKind = { kind: 'fly', from: 0.5, share: 0.26 };
const LINER: BallKind = { kind: 'line', from: 0.76, share: 0.14 };
const POP: BallKind = { kind: 'pop', from: 0.9, share: 0.1 };
export const GROUND_BALL = GROUNDER;

/** The kind of a ball put in play, by a fraction. */
export const ballKind = (fraction: number): BallKind => {
  if (fraction < FLY.from) return GROUNDER;
  if (fraction < LINER.from) return FLY;
  return fraction < POP.from ? LINER : POP;
};

/**
 * How the same fraction goes on within its kind: again uniform in [0, 1). Low: the ball is deep, or falls where runners can go.
 */
export const placementIn = (ball: BallKind, fraction: number): number =>
  (fraction - ball.from) / ball.share;

/** A number drawn for a ball in play that is no error, as a fraction of [0, 1). */
export const cleanlyFielded = (drawn: number, errorRate: number): number =>
  (drawn - errorRate) / (1 - errorRate);
