import type { LiveGame } from '../engine/live-game.ts';
import { basesOf, has, nextBase, type Base, type BaseSet } from './base-set.ts';
import type { ChoiceKind } from './pending-choice.ts';

/**
 * Returns the chance of the runner on `base` to be safe at the next one; 0 on first, since no
 * runner is sent from there after the batter's hit.
 */
export const safeChanceFrom = (
  { secondSafeChance, thirdSafeChance }: LiveGame,
  base: Base,
): number => (base === 3 ? thirdSafeChance : base === 2 ? secondSafeChance : 0);

/**
 * Whether the runner on `base` finds the next one free when the runners of `set` go: it is empty,
 * or its runner goes, too.
 */
export const isNextBaseFree = (onBase: BaseSet, set: BaseSet, base: Base): boolean => {
  const next = nextBase(base);
  return next === 4 || !has(onBase, next) || has(set, next);
};

/**
 * Whether all of them may go at once: each is offered the base, and none runs into a base that
 * stays occupied.
 */
export const canSend = (live: LiveGame, set: BaseSet): boolean =>
  basesOf(set).every(
    (base) => safeChanceFrom(live, base) > 0 && isNextBaseFree(live.onBase, set, base),
  );

/** Sends the runner on `base` to the next one, unless the half or the game is over. */
const sendRunner = (live: LiveGame, base: 2 | 3, kind: ChoiceKind): void => {
  if (live.walkedOff || live.outs === 3) return;
  const drawn = live.draw(base === 3 ? 'runner from third' : 'runner from second');
  if (drawn >= safeChanceFrom(live, base)) {
    live.putOutRunner(base, nextBase(base));
  } else if (base === 3) {
    if (kind === 'tag') live.event?.setPlay('sacrificeFly');
    live.scoreRunner(3, 'battedIn');
  } else {
    live.moveRunner(2, 3);
  }
};

/**
 * Sends the runners of `set`, lead runner first, each to the next base; stops after a third out or
 * a walk-off run.
 */
export const sendRunners = (live: LiveGame, set: BaseSet, kind: ChoiceKind): void => {
  if (has(set, 3)) sendRunner(live, 3, kind);
  if (has(set, 2)) sendRunner(live, 2, kind);
};
