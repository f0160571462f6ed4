import { mayGo, type RunnerSet } from '../baserunning/send-runners.ts';
import type { LiveGame } from '../live-game.ts';

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
  if (outs === 3) return live.battingWins(3, 0, runs);
  const left = bases & ~SECOND;
  return (
    safe * live.battingWins(outs, left | THIRD, runs) +
    (1 - safe) * live.battingWins(outs + 1, left, runs)
  );
};

/**
 * Returns the set of runners with the best win expectancy, of those who may go: the one on third,
 * the one on second, or both.
 */
const findBestSends = (live: LiveGame): RunnerSet => {
  const { outs, onBase } = live;
  const { secondSafe: second, thirdSafe: third } = live;
  let best = 0;
  let bestWins = live.battingWins(outs, onBase, 0);
  if (third > 0) {
    const left = onBase & ~THIRD;
    const wins =
      third * live.battingWins(outs, left, 1) + (1 - third) * live.battingWins(outs + 1, left, 0);
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
  mayGo(live, live.invited) ? live.invited : live.invited & 4;

/** Returns the runners the computer manager sends, of those who may go. */
export const decideSends = (live: LiveGame): RunnerSet =>
  live.designed ? findBestSends(live) : findInvitedSends(live);
