import { canSend, type RunnerSet } from '../baserunning/send-runners.ts';
import type { LiveGame } from '../engine/live-game.ts';

const SECOND = 2;
const THIRD = 4;

/**
 * Returns the win expectancy if the runner on second tries for third, which is open, after `runs`
 * more runs.
 */
const winsSendingSecond = (
  live: LiveGame,
  safe: number,
  outs: number,
  bases: number,
  runs: number,
): number => {
  if (outs === 3) return live.battingWinExpectancy(3, 0, runs);
  const left = bases & ~SECOND;
  return (
    safe * live.battingWinExpectancy(outs, left | THIRD, runs) +
    (1 - safe) * live.battingWinExpectancy(outs + 1, left, runs)
  );
};

/**
 * Returns the set of runners with the best win expectancy, of those who may go: the one on third,
 * the one on second, or both.
 */
const findBestSends = (live: LiveGame): RunnerSet => {
  const { outs, onBase } = live;
  const { secondSafeChance: second, thirdSafeChance: third } = live;
  let best = 0;
  let bestWins = live.battingWinExpectancy(outs, onBase, 0);
  if (third > 0) {
    const left = onBase & ~THIRD;
    const wins =
      third * live.battingWinExpectancy(outs, left, 1) +
      (1 - third) * live.battingWinExpectancy(outs + 1, left, 0);
    if (wins > bestWins) {
      best = THIRD;
      bestWins = wins;
    }
    if (second > 0) {
      const both =
        third * winsSendingSecond(live, second, outs, left, 1) +
        (1 - third) * winsSendingSecond(live, second, outs + 1, left, 0);
      if (both > bestWins) best = THIRD | SECOND;
    }
  } else if (second > 0 && winsSendingSecond(live, second, outs, onBase, 0) > bestWins) {
    best = SECOND;
  }
  return best;
};

/** Returns the invited runners, as in the record, unless the runner ahead stays. */
const findInvitedSends = (live: LiveGame): RunnerSet =>
  canSend(live, live.invitedRunners) ? live.invitedRunners : live.invitedRunners & 4;

/** Returns the runners the computer manager sends, of those who may go. */
export const decideRunnersToSend = (live: LiveGame): RunnerSet =>
  live.designed ? findBestSends(live) : findInvitedSends(live);
