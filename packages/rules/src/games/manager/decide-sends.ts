import { mayGo, type RunnerSet } from '../baserunning/send-runners.ts';
import type { LiveGame } from '../live-game.ts';

const SECOND = 2;
const THIRD = 4;

/** Chance to win when the man on second tries for third, which is open, after `runs` more runs. */
const sendingSecond = (
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

/** The set of runners that promises the best chance to win, of those who may go: the man on third, on second, or both. */
const bestSends = (live: LiveGame): RunnerSet => {
  const { outs, onBase } = live;
  const { secondSafe: second, thirdSafe: third } = live;
  let best = 0;
  let most = live.battingWins(outs, onBase, 0);
  if (third > 0) {
    const left = onBase & ~THIRD;
    const wins =
      third * live.battingWins(outs, left, 1) + (1 - third) * live.battingWins(outs + 1, left, 0);
    if (wins > most) {
      best = THIRD;
      most = wins;
    }
    if (second > 0) {
      const both =
        third * sendingSecond(live, second, outs, left, 1) +
        (1 - third) * sendingSecond(live, second, outs + 1, left, 0);
      if (both > most) best = THIRD | SECOND;
    }
  } else if (second > 0 && sendingSecond(live, second, outs, onBase, 0) > most) {
    best = SECOND;
  }
  return best;
};

/** As in the record: whom the ball invites goes, unless the man ahead of him stays. */
const invitedSends = (live: LiveGame): RunnerSet =>
  mayGo(live, live.invited) ? live.invited : live.invited & 4;

/** Whom the computer manager sends, of those who may go. */
export const decideSends = (live: LiveGame): RunnerSet =>
  live.designed ? bestSends(live) : invitedSends(live);
