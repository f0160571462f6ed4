import { offerTagUps } from '../baserunning/tag-up.ts';
import { PLAY } from '../event-codes.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { placementIn, type BallKind } from './ball-in-play.ts';

/**
 * With fewer than two outs and a runner on: chance that a caught liner doubles a runner off base.
 */
export const DOUBLED_OFF_CHANCE = 0.1;
const DOUBLED_OFF = DOUBLED_OFF_CHANCE;

const tags = offerTagUps;
const placed = placementIn;

/**
 * Plays a caught fly, liner or pop; `fraction` gives its placement within its kind. Returns whether
 * runners may tag up (their chances are then stored in the game).
 */
export const playCaughtBall = (live: LiveGame, ball: BallKind, fraction: number): boolean => {
  live.putOutBatter();
  const { onBase } = live;
  if (onBase === 0 || live.outs === 3 || ball.kind === 'pop') return false;
  if (ball.kind === 'line' && live.draw('doubled off') < DOUBLED_OFF) {
    const nearest = (onBase & 1) !== 0 ? 1 : (onBase & 2) !== 0 ? 2 : 3;
    live.event.setPlay(PLAY.doubledOff);
    live.putOutRunner(nearest, nearest);
    return false;
  }
  // No runner tags up from first.
  return onBase > 1 && tags(live, ball.kind === 'fly', placed(ball, fraction));
};
