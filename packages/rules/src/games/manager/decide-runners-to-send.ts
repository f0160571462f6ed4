import { batterFollowsThrow } from '../baserunning/batter-on-throw.ts';
import {
  BASE_SETS,
  LEAD_FIRST,
  NO_BASES,
  has,
  leadOf,
  nextBase,
  withBase,
  without,
  type BaseSet,
} from '../baserunning/base-set.ts';
import type { ChoiceKind } from '../baserunning/pending-choice.ts';
import {
  canSend,
  isNextBaseFree,
  offeredBases,
  safeChanceFrom,
} from '../baserunning/send-runners.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { battingWinExpectancy } from './batting-win-expectancy.ts';

/**
 * Returns the win expectancy once everyone has stopped, after `runs` more runs; `follows`: the
 * batter goes to second behind the throw home.
 */
const winsStopped = (
  live: LiveGame,
  outs: number,
  bases: BaseSet,
  runs: number,
  follows: boolean,
): number => {
  if (outs === 3) return battingWinExpectancy(live, 3, NO_BASES, runs);
  const left = follows && !has(bases, 2) ? withBase(without(bases, 1), 2) : bases;
  return battingWinExpectancy(live, outs, left, runs);
};

/** Returns the win expectancy if the runners of `set` go from there, lead runner first. */
const winsSending = (
  live: LiveGame,
  set: BaseSet,
  outs: number,
  bases: BaseSet,
  runs: number,
  follows: boolean,
): number => {
  if (outs === 3 || set === NO_BASES) return winsStopped(live, outs, bases, runs, follows);
  const base = leadOf(set);
  const rest = without(set, base);
  const left = without(bases, base);
  const next = nextBase(base);
  const safe = safeChanceFrom(live, base);
  const ifSafe =
    next === 4
      ? winsSending(live, rest, outs, left, runs + 1, follows)
      : winsSending(live, rest, outs, withBase(left, next), runs, follows);
  const ifOut = winsSending(live, rest, outs + 1, left, runs, follows);
  return safe * ifSafe + (1 - safe) * ifOut;
};

/** Returns the win expectancy of the side at bat if the runners of `set` go, of those who may. */
export const winsIfSent = (live: LiveGame, set: BaseSet, kind: ChoiceKind): number => {
  const follows = batterFollowsThrow(live, set, kind);
  return winsSending(live, set, live.outs, live.onBase, 0, follows);
};

/** Returns the set of runners with the best win expectancy, of those who may go. */
const findBestSends = (live: LiveGame, kind: ChoiceKind): BaseSet => {
  const { outs, onBase } = live;
  let best = NO_BASES;
  let bestWins = battingWinExpectancy(live, outs, onBase, 0);
  const offered = offeredBases(live);
  for (let index = 1; index < BASE_SETS.length; index++) {
    const set = BASE_SETS[index] as BaseSet;
    if (!canSend(live, set, offered)) continue;
    const wins = winsIfSent(live, set, kind);
    if (wins > bestWins) {
      best = set;
      bestWins = wins;
    }
  }
  return best;
};

/** Returns the invited runners, as in the record, but nobody behind a runner who stays. */
const findInvitedSends = (live: LiveGame): BaseSet =>
  LEAD_FIRST.reduce((set, base) => {
    const goes = has(live.invitedRunners, base) && isNextBaseFree(live.onBase, set, base);
    return goes ? withBase(set, base) : set;
  }, NO_BASES);

/** Returns the runners the computer manager sends, of those who may go. */
export const decideRunnersToSend = (live: LiveGame, kind: ChoiceKind): BaseSet =>
  live.designed ? findBestSends(live, kind) : findInvitedSends(live);
