import { mayGo, type RunnerSet } from '../baserunning/send-runners.ts';
import { outsInHalf } from '../innings/put-out.ts';
import type { LiveGame } from '../live-game.ts';
import { occupied, runsToCome } from './run-expectancy.ts';

/** Runs expected when the runners of `set` go, lead runner first: from `base` downwards. */
const expected = (
  safeChances: readonly number[],
  set: RunnerSet,
  base: number,
  bases: number,
  outs: number,
): number => {
  if (outs >= 3) return 0;
  if (base === 0) return runsToCome(outs, bases);
  const bit = 1 << (base - 1);
  if ((set & bit) === 0) return expected(safeChances, set, base - 1, bases, outs);
  const safe = safeChances[base - 1] as number;
  const left = bases & ~bit;
  const there = base === 3 ? left : left | (bit << 1);
  return (
    safe * ((base === 3 ? 1 : 0) + expected(safeChances, set, base - 1, there, outs)) +
    (1 - safe) * expected(safeChances, set, base - 1, left, outs + 1)
  );
};

/** The set of runners that promises most runs. */
const bestSends = (live: LiveGame): RunnerSet => {
  const { safeChances } = live;
  const bases = occupied(live.state.bases);
  const outs = outsInHalf(live);
  let best = 0;
  let most = runsToCome(outs, bases);
  for (let set = 2; set <= 6; set += 2) {
    if (!mayGo(live, set)) continue;
    const runs = expected(safeChances, set, 3, bases, outs);
    if (runs > most) {
      best = set;
      most = runs;
    }
  }
  return best;
};

/** As in the record: whom the ball invites goes, unless the man ahead of him stays. */
const invitedSends = (live: LiveGame): RunnerSet =>
  mayGo(live, live.invited) ? live.invited : live.invited & 4;

/** Whom the computer manager sends, of those who may go. */
export const decideSends = (live: LiveGame): RunnerSet =>
  live.setup.rates === 'record' ? invitedSends(live) : bestSends(live);
