import { putOutRunner } from '../innings/put-out.ts';
import { beginEvent, drawChance, type LiveGame } from '../live-game.ts';
import { NOT_BATTED_IN, scoreRunner } from '../scoring/score-run.ts';
import type { CompiledBatter } from '../setup.ts';
import { NOBODY } from '../state.ts';
import { moveRunner } from './move-runner.ts';
import type { RunnerSet } from './send-runners.ts';
import { runnerOn } from './runner-on.ts';

/** Chance to steal the next base from first, second, third: a floor, and more for each point of speed (designed, not fitted). */
export const STEAL_CHANCE = [
  { floor: 0.5, eachSpeed: 0.0035 },
  { floor: 0.42, eachSpeed: 0.0035 },
  { floor: 0.05, eachSpeed: 0.0025 },
] as const;

/** By design, the chance of a runner on `base` (1 to 3) to steal the next one. */
export const stealChanceOf = (
  { speed }: Pick<CompiledBatter, 'speed'>,
  base: 1 | 2 | 3,
): number => {
  const { floor, eachSpeed } = STEAL_CHANCE[base - 1] as (typeof STEAL_CHANCE)[number];
  return floor + eachSpeed * speed;
};

/** Chance that the runner on `base` (1 to 3) steals the next one: by design, or at his own rate of the record. */
export const stealChance = (live: LiveGame, base: 1 | 2 | 3): number => {
  const runner = runnerOn(live, base);
  return live.designed ? stealChanceOf(runner, base) : runner.stealSuccessRate;
};

/** Whether these runners can all go: each stands there, and no one runs into an occupied base that is not vacated. */
export const canSteal = (bases: readonly number[], set: RunnerSet): boolean => {
  if (set === 0) return false;
  for (let base = 1; base <= 3; base++) {
    if ((set & (1 << (base - 1))) === 0) continue;
    if (bases[base - 1] === NOBODY) return false;
    if (base < 3 && bases[base] !== NOBODY && (set & (1 << base)) === 0) return false;
  }
  return true;
};

/** Every legal combination, for a menu: "1", "2", "1,2" … as sets. */
export const stealOptions = (bases: readonly number[]): readonly RunnerSet[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((set) => canSteal(bases, set));

/** The runners of `set` go, lead runner first; a third out or a won game ends it. The event stays open. */
export const stealBases = (live: LiveGame, set: RunnerSet): void => {
  const event = beginEvent(live, 'steal');
  event.managerAction = 'steal';
  event.sb = 0;
  event.cs = 0;
  for (let base = 3; base >= 1; base--) {
    if ((set & (1 << (base - 1))) === 0) continue;
    if (live.walkedOff || live.outs === 3) return;
    if (drawChance(live, 'steal') >= stealChance(live, base as 1 | 2 | 3)) {
      event.cs++;
      putOutRunner(live, base as 1 | 2 | 3, (base + 1) as 2 | 3 | 4);
      continue;
    }
    event.sb++;
    if (base === 3) scoreRunner(live, 3, NOT_BATTED_IN);
    else moveRunner(live, base as 1 | 2, (base + 1) as 2 | 3);
  }
};
