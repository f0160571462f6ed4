import {
  NO_BASES,
  baseSet,
  has,
  only,
  withBase,
  without,
  type BaseSet,
} from '../baserunning/base-set.ts';
import { canSend } from '../baserunning/send-runners.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { battingWinExpectancy } from './batting-win-expectancy.ts';

const SECOND_AND_THIRD = baseSet(2, 3);

/**
 * Returns the win expectancy if the runner on second tries for third, which is open, after `runs`
 * more runs.
 */
const winsSendingSecond = (
  live: LiveGame,
  safe: number,
  outs: number,
  bases: BaseSet,
  runs: number,
): number => {
  if (outs === 3) return battingWinExpectancy(live, 3, NO_BASES, runs);
  const left = without(bases, 2);
  return (
    safe * battingWinExpectancy(live, outs, withBase(left, 3), runs) +
    (1 - safe) * battingWinExpectancy(live, outs + 1, left, runs)
  );
};

/**
 * Returns the set of runners with the best win expectancy, of those who may go: the one on third,
 * the one on second, or both.
 */
const findBestSends = (live: LiveGame): BaseSet => {
  const { outs, onBase } = live;
  const { secondSafeChance: second, thirdSafeChance: third } = live;
  let best = NO_BASES;
  let bestWins = battingWinExpectancy(live, outs, onBase, 0);
  if (third > 0) {
    const left = without(onBase, 3);
    const wins =
      third * battingWinExpectancy(live, outs, left, 1) +
      (1 - third) * battingWinExpectancy(live, outs + 1, left, 0);
    if (wins > bestWins) {
      best = only(3);
      bestWins = wins;
    }
    if (second > 0) {
      const both =
        third * winsSendingSecond(live, second, outs, left, 1) +
        (1 - third) * winsSendingSecond(live, second, outs + 1, left, 0);
      if (both > bestWins) best = SECOND_AND_THIRD;
    }
  } else if (second > 0 && winsSendingSecond(live, second, outs, onBase, 0) > bestWins) {
    best = only(2);
  }
  return best;
};

/** Returns the invited runners, as in the record, unless the runner ahead stays. */
const findInvitedSends = (live: LiveGame): BaseSet =>
  canSend(live, live.invitedRunners)
    ? live.invitedRunners
    : has(live.invitedRunners, 3)
      ? only(3)
      : NO_BASES;

/** Returns the runners the computer manager sends, of those who may go. */
export const decideRunnersToSend = (live: LiveGame): BaseSet =>
  live.designed ? findBestSends(live) : findInvitedSends(live);
