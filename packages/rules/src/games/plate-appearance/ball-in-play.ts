import type { OutKind } from '../event.ts';

/**
 * A kind of batted ball that becomes an out, and its share of all of them (docs/spec/realism.md,
 * "Game simulation").
 */
export interface BallKind {
  readonly kind: OutKind;
  /** Start and length of its share of [0, 1). */
  readonly from: number;
  readonly share: number;
}

const GROUNDER: BallKind = { kind: 'ground', from: 0, share: 0.5 };
const FLY: BallKind = { kind: 'fly', from: 0.5, share: 0.26 };
const LINER: BallKind = { kind: 'line', from: 0.76, share: 0.14 };
const POP: BallKind = { kind: 'pop', from: 0.9, share: 0.1 };
export const GROUND_BALL = GROUNDER;

/** Returns the kind of a ball put in play, by a fraction in [0, 1). */
export const ballKind = (fraction: number): BallKind => {
  if (fraction < FLY.from) return GROUNDER;
  if (fraction < LINER.from) return FLY;
  return fraction < POP.from ? LINER : POP;
};

/**
 * Returns the placement of a ball within its kind, from the same fraction: again uniform in [0, 1).
 * If low, the ball is deep, or falls where runners can advance.
 */
export const placementIn = (ball: BallKind, fraction: number): number =>
  (fraction - ball.from) / ball.share;

/** Returns a number drawn for a ball in play that is no error, rescaled to [0, 1). */
export const rescaleCleanlyFielded = (drawn: number, errorRate: number): number =>
  (drawn - errorRate) / (1 - errorRate);
