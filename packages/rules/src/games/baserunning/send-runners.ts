import { PLAY } from '../event-codes.ts';
import type { LiveGame } from '../live-game.ts';
import type { ChoiceKind } from '../pending-choice.ts';

/** Runners as a set of bases: bit 0 first, bit 1 second, bit 2 third. */
export type RunnerSet = number;

/** "1,3" for the set of first and third; null for nobody. */
export const basesText = (set: RunnerSet): string | null =>
  set === 0 ? null : [1, 2, 3].filter((base) => set & (1 << (base - 1))).join();

/** Chance of the runner on `base` to be safe a base on; nobody is sent from first, where the batter's hit would have left him. */
export const safeChanceFrom = ({ secondSafe, thirdSafe }: LiveGame, base: number): number =>
  base === 3 ? thirdSafe : base === 2 ? secondSafe : 0;

/** Whether all of them may go at once: each is offered, and no one runs into a base that stays occupied. */
export const mayGo = (live: LiveGame, set: RunnerSet): boolean => {
  for (let base = 1; base <= 3; base++) {
    if ((set & (1 << (base - 1))) === 0) continue;
    if (safeChanceFrom(live, base) === 0) return false;
    if (base < 3 && (live.onBase & (1 << base)) !== 0 && (set & (1 << base)) === 0) return false;
  }
  return true;
};

/** The runner on `base` goes to the next, if the half and the game still go on. */
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

/** Sends the runners of `set`, lead runner first, each to the next base; a third out or a won game ends it. */
export const sendRunners = (live: LiveGame, set: RunnerSet, kind: ChoiceKind): void => {
  if ((set & 4) !== 0) sendRunner(live, 3, kind);
  if ((set & 2) !== 0) sendRunner(live, 2, kind);
};
