import { mayGo, type RunnerSet } from '../baserunning/send-runners.ts';
import type { LiveGame } from '../live-game.ts';
import { runsToCome } from './run-expectancy.ts';

const SECOND = 2;
const THIRD = 4;

/** Runs to come when the man on second tries for third, which is open. */
const sendingSecond = (safe: number, outs: number, bases: number): number => {
  const left = bases & ~SECOND;
  return outs === 3
    ? 0
    : safe * runsToCome(outs, left | THIRD) + (1 - safe) * runsToCome(outs + 1, left);
};

/** The set of runners that promises most runs, of those who may go: the man on third, on second, or both. */
const bestSends = (live: LiveGame): RunnerSet => {
  const { outs } = live;
  const bases = live.onBase;
  const [, second, third] = live.safeChances;
  let best = 0;
  let most = runsToCome(outs, bases);
  if (third > 0) {
    const left = bases & ~THIRD;
    const runs = third * (1 + runsToCome(outs, left)) + (1 - third) * runsToCome(outs + 1, left);
    if (runs > most) {
      best = THIRD;
      most = runs;
    }
    if (second > 0) {
      const both =
        third * (1 + sendingSecond(second, outs, left)) +
        (1 - third) * sendingSecond(second, outs + 1, left);
      if (both > most) best = THIRD | SECOND;
    }
  } else if (second > 0 && sendingSecond(second, outs, bases) > most) {
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
