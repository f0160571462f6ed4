import { NO_BASES, has, only } from '../baserunning/base-set.ts';
import { offerTagUps } from '../baserunning/tag-up.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { placementIn, type BallKind } from './ball-in-play.ts';

/**
 * With fewer than two outs and a runner on: chance that a caught liner doubles a runner off base.
 */
export const DOUBLED_OFF_CHANCE = 0.1;

/**
 * Plays a caught fly, liner or pop; `fraction` gives its placement within its kind. Returns whether
 * runners may tag up (their chances are then stored in the game).
 */
export const playCaughtBall = (live: LiveGame, ball: BallKind, fraction: number): boolean => {
  live.putOutBatter();
  const { onBase } = live;
  if (onBase === NO_BASES || live.outs === 3 || ball.kind === 'pop') return false;
  if (ball.kind === 'line' && live.draw('doubled off') < DOUBLED_OFF_CHANCE) {
    const nearest = has(onBase, 1) ? 1 : has(onBase, 2) ? 2 : 3;
    live.event?.setPlay('doubledOff');
    live.putOutRunner(nearest, nearest);
    return false;
  }
  // No runner tags up from first.
  return onBase !== only(1) && offerTagUps(live, ball.kind === 'fly', placementIn(ball, fraction));
};
