import type { LiveGame } from '../engine/live-game.ts';
import { getsByCatcher, playThrowByCatcher } from '../fielding/wild-throws.ts';
import { pushUnsettledRuns } from '../scoring/unsettled-runs.ts';
import { batterFollowsThrow, isThrownHome } from './batter-on-throw.ts';
import {
  LEAD_FIRST,
  NO_BASES,
  has,
  isWithin,
  nextBase,
  withBase,
  type Base,
  type BaseSet,
} from './base-set.ts';
import type { ChoiceKind } from './pending-choice.ts';
import { basesOwedOf, isOnByError, runnerOn } from './runners.ts';

/** Returns the chance of the runner on `base` to be safe at the next one; 0 if they may not try. */
export const safeChanceFrom = (
  { firstSafeChance, secondSafeChance, thirdSafeChance }: LiveGame,
  base: Base,
): number => (base === 3 ? thirdSafeChance : base === 2 ? secondSafeChance : firstSafeChance);

/** Returns the bases whose runners may try for the next one. */
export const offeredBases = (live: LiveGame): BaseSet => {
  let offered = NO_BASES;
  if (live.firstSafeChance > 0) offered = withBase(offered, 1);
  if (live.secondSafeChance > 0) offered = withBase(offered, 2);
  if (live.thirdSafeChance > 0) offered = withBase(offered, 3);
  return offered;
};

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
export const canSend = ({ onBase }: LiveGame, set: BaseSet, offered: BaseSet): boolean =>
  isWithin(set, offered) &&
  (!has(set, 1) || isNextBaseFree(onBase, set, 1)) &&
  (!has(set, 2) || isNextBaseFree(onBase, set, 2));

/** The labels of the draws of runners who are sent, by their base. */
const SEND_DRAWS = {
  1: 'runner from first',
  2: 'runner from second',
  3: 'runner from third',
} as const;

/** Lets those whose runs are unsettled go home ahead of the runner on `base`, who is safe. */
const pushAhead = (live: LiveGame, base: Base): void => {
  const runner = runnerOn(live.runners, base);
  if (!isOnByError(runner)) pushUnsettledRuns(live, base - basesOwedOf(runner) + 1);
};

/**
 * Sends the runner on `base` to the next one by the number drawn for them; `isFree`: nobody can
 * throw them out.
 */
const sendRunner = (
  live: LiveGame,
  base: Base,
  kind: ChoiceKind,
  { drawn, isFree }: { readonly drawn: number; readonly isFree: boolean },
): void => {
  if (!isFree && drawn >= safeChanceFrom(live, base)) {
    live.putOutRunner(base, nextBase(base));
    return;
  }
  if (live.unsettledRuns.length > 0) pushAhead(live, base);
  if (base === 3) {
    if (kind === 'tag') live.event?.setPlay('sacrificeFly');
    live.scoreRunner(3, 'battedIn');
  } else {
    live.moveRunner(base, nextBase(base));
  }
};

/**
 * Sends the runners of `set`, lead runner first, each to the next base, and the batter behind a
 * throw home; stops after a third out or a walk-off run. Where the throw home gets by the catcher,
 * nobody else can be put out, and everyone goes up one more.
 */
export const sendRunners = (live: LiveGame, set: BaseSet, kind: ChoiceKind): void => {
  const followsThrow = batterFollowsThrow(live, set, kind);
  const isThrown = isThrownHome(live, set);
  let isFree = false;
  for (let index = 0; index < LEAD_FIRST.length; index++) {
    const base = LEAD_FIRST[index] as Base;
    if (!has(set, base) || live.walkedOff || live.outs === 3) continue;
    const drawn = live.draw(SEND_DRAWS[base]);
    sendRunner(live, base, kind, { drawn, isFree });
    if (base === 3 && isThrown && drawn < live.thirdSafeChance) isFree = getsByCatcher(live, drawn);
  }
  const isOver = live.walkedOff || live.outs === 3;
  if (followsThrow && !isOver && !has(live.onBase, 2)) live.moveRunner(1, 2);
  if (isFree) playThrowByCatcher(live);
};
