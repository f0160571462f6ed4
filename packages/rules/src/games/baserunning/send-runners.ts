import { putOutRunner } from '../innings/put-out.ts';
import { drawChance, type LiveGame } from '../live-game.ts';
import type { ChoiceKind } from '../pending-choice.ts';
import { BATTED_IN, scoreRunner } from '../scoring/score-run.ts';
import { moveRunner } from './move-runner.ts';

/** Runners as a set of bases: bit 0 first, bit 1 second, bit 2 third. */
export type RunnerSet = number;

/** "1,3" for the set of first and third; null for nobody. */
export const basesText = (set: RunnerSet): string | null =>
  set === 0 ? null : [1, 2, 3].filter((base) => set & (1 << (base - 1))).join();

/** Whether all of them may go at once: each is offered, and no one runs into a base that stays occupied. */
export const mayGo = (live: LiveGame, set: RunnerSet): boolean => {
  for (let base = 1; base <= 3; base++) {
    if ((set & (1 << (base - 1))) === 0) continue;
    if ((live.safeChances[base - 1] as number) === 0) return false;
    if (base < 3 && (live.onBase & (1 << base)) !== 0 && (set & (1 << base)) === 0) return false;
  }
  return true;
};

const LABELS = ['runner from first', 'runner from second', 'runner from third'] as const;

/** Sends the runners of `set`, lead runner first, each to the next base; a third out or a won game ends it. */
export const sendRunners = (live: LiveGame, set: RunnerSet, kind: ChoiceKind): void => {
  for (let base = 3; base >= 1; base--) {
    if ((set & (1 << (base - 1))) === 0) continue;
    if (live.walkedOff || live.outs === 3) return;
    const safe =
      drawChance(live, LABELS[base - 1] as string) < (live.safeChances[base - 1] as number);
    if (!safe) {
      putOutRunner(live, base as 1 | 2 | 3, (base + 1) as 2 | 3 | 4);
    } else if (base === 3) {
      if (kind === 'tag') live.event.play = 'sacrificeFly';
      scoreRunner(live, 3, BATTED_IN);
    } else {
      moveRunner(live, base as 1 | 2, (base + 1) as 2 | 3);
    }
  }
};
