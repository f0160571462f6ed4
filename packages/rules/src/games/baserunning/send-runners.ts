import { PLAY } from '../event-codes.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { ChoiceKind } from './pending-choice.ts';

/** A set of runners by base: bit 0 first, bit 1 second, bit 2 third. */
export type RunnerSet = number;

/** Formats the set of first and third as "1,3"; returns null for the empty set. */
export const formatBases = (set: RunnerSet): string | null =>
  set === 0 ? null : [1, 2, 3].filter((base) => set & (1 << (base - 1))).join();

/**
 * Returns the chance of the runner on `base` to be safe at the next one; 0 on first, since no
 * runner is sent from there after the batter's hit.
 */
export const safeChanceFrom = (
  { secondSafeChance, thirdSafeChance }: LiveGame,
  base: number,
): number => (base === 3 ? thirdSafeChance : base === 2 ? secondSafeChance : 0);

/**
 * Whether all of them may go at once: each is offered the base, and none runs into a base that
 * stays occupied.
 */
export const canSend = (live: LiveGame, set: RunnerSet): boolean => {
  for (let base = 1; base <= 3; base++) {
    if ((set & (1 << (base - 1))) === 0) continue;
    if (safeChanceFrom(live, base) === 0) return false;
    if (base < 3 && (live.onBase & (1 << base)) !== 0 && (set & (1 << base)) === 0) return false;
  }
  return true;
};

/** Sends the runner on `base` to the next one, unless the half or the game is over. */
const sendRunner = (live: LiveGame, base: 2 | 3, kind: ChoiceKind): void => {
  if (live.walkedOff || live.outs === 3) return;
  const drawn = live.draw(base === 3 ? 'runner from third' : 'runner from second');
  if (drawn >= safeChanceFrom(live, base)) {
    live.putOutRunner(base, base + 1);
  } else if (base === 3) {
    if (kind === 'tag') live.event.setPlay(PLAY.sacrificeFly);
    live.scoreRunner(3, 'battedIn');
  } else {
    live.moveRunner(2, 3);
  }
};

/**
 * Sends the runners of `set`, lead runner first, each to the next base; stops after a third out or
 * a walk-off run.
 */
export const sendRunners = (live: LiveGame, set: RunnerSet, kind: ChoiceKind): void => {
  if ((set & 4) !== 0) sendRunner(live, 3, kind);
  if ((set & 2) !== 0) sendRunner(live, 2, kind);
};
