import type { OutKind } from '../event.ts';
import type { LiveGame } from '../live-game.ts';
import { hitLocation, outLocation, type BallInPlay } from './ball-in-play.ts';

const noteBall = (live: LiveGame, ball: BallInPlay): void => {
  live.event.ballAngle = ball.angle;
  live.event.ballDistance = ball.distance;
  live.event.fielder = ball.fielder;
};

/** Writes where a hit went into the event, where events are kept. */
export const noteHit = (live: LiveGame, bases: number, placement: number): void => {
  if (live.events !== null) noteBall(live, hitLocation(bases, placement));
};

/** Writes kind and place of a fielded ball into the event, where events are kept. */
export const noteOut = (live: LiveGame, kind: OutKind, placement: number): void => {
  if (live.events === null) return;
  live.event.outKind = kind;
  noteBall(live, outLocation(kind, placement));
};
