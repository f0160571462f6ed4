import type { Base } from '../baserunning/base-set.ts';
import { chargedToOf, isOnByError, playerOf, type Runner } from '../baserunning/runners.ts';
import type { LiveSituation } from '../engine/live-situation.ts';
import type { UnsettledRun } from '../state.ts';
import { isOverWithoutErrors } from './earned-run.ts';

/** A game in progress, and its event, which tells the runs that are settled. */
interface SettlingGame extends LiveSituation {
  readonly event: { addEarnedAfterAll(runner: number, pitcher: number): void } | null;
}

/**
 * Keeps a run that was not earned when it scored: without errors and passed balls its runner would
 * stand on `base`, behind those kept before. A later play of the half may bring them home from
 * there. Nothing is kept of who would be out, or of a half that would be over.
 */
export const keepUnsettledRun = (live: SettlingGame, runner: Runner, base: number): void => {
  const pitcher = chargedToOf(runner);
  if (isOnByError(runner) || isOverWithoutErrors(live, pitcher)) return;
  const { unsettledRuns } = live;
  const free = (unsettledRuns.at(-1)?.base ?? 4) - 1;
  const run = { runner: playerOf(runner), pitcher, base: Math.min(base, free) as Base };
  live.unsettledRuns = [...unsettledRuns, run];
};

/**
 * Moves the runners of unsettled runs to the bases that `baseAfter` returns, the one furthest ahead
 * first; whoever comes home (4 or more) has scored an earned run after all, unless the half would
 * be over.
 */
export const moveUnsettledRuns = (
  live: SettlingGame,
  baseAfter: (run: UnsettledRun, index: number) => number,
): void => {
  if (live.unsettledRuns.length === 0) return;
  const kept: UnsettledRun[] = [];
  for (const [index, run] of live.unsettledRuns.entries()) {
    const base = baseAfter(run, index);
    if (base < 4) kept.push({ ...run, base: base as Base });
    else if (!isOverWithoutErrors(live, run.pitcher)) {
      live.event?.addEarnedAfterAll(run.runner, run.pitcher);
    }
  }
  live.unsettledRuns = kept;
};

/** Moves them up by the bases of a hit, a wild pitch or a balk; those on `first` and beyond. */
export const advanceUnsettledRuns = (live: SettlingGame, bases: number, first: Base = 1): void =>
  moveUnsettledRuns(live, ({ base }) => (base < first ? base : base + bases));

/** Pushes them up as far as they stand in the way of a runner who would be on the base `behind`. */
export const pushUnsettledRuns = (live: SettlingGame, behind: number): void => {
  const { unsettledRuns } = live;
  const last = unsettledRuns.length - 1;
  // Each of them needs a base of their own: the one furthest ahead is pushed furthest.
  moveUnsettledRuns(live, ({ base }, index) => Math.max(base, behind + 1 + last - index));
};
