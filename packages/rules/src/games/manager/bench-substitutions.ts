import type { LiveGame } from '../engine/live-game.ts';
import type { LiveSide } from '../engine/live-side.ts';
import { NOBODY } from '../state.ts';
import { substitute } from '../substitution/substitute.ts';
import { decideFielder } from './decide-fielder.ts';
import { decidePinchHitter } from './decide-pinch-hitter.ts';
import { decidePinchRunner } from './decide-pinch-runner.ts';

/** Outs before the seventh inning, from which on managers look at their benches. */
const SEVENTH = 36;

const bringIn = (live: LiveGame, side: LiveSide, playerOut: number, playerIn: number): void => {
  substitute(live, side, playerOut, playerIn);
  live.finishEvent();
};

/** Fills the field for the half that begins, and sends in the better gloves. */
const makeFieldChanges = (live: LiveGame): void => {
  const { field } = live;
  let change = decideFielder(live);
  while (change !== null) {
    bringIn(live, field, change.playerOut, change.playerIn);
    change = decideFielder(live);
  }
};

/** Sends in a pinch runner, then a pinch hitter. */
const makePinchSubstitutions = (live: LiveGame): void => {
  const { bat } = live;
  const runner = live.hasRunners() && live.isTight() ? decidePinchRunner(live) : null;
  if (runner !== null) bringIn(live, bat, runner.playerOut, runner.playerIn);
  const hitter = decidePinchHitter(live);
  if (hitter !== NOBODY) bringIn(live, bat, bat.order[bat.nextPlace] as number, hitter);
};

/** Whether managers look at their benches: from the seventh inning on, by design only. */
export const isTimeForBench = (live: LiveGame): boolean =>
  live.ipOuts >= SEVENTH && live.designed && !live.final;

/** Makes the changes of computer managers that the bench is for, before the next batter. */
export const makeBenchSubstitutions = (live: LiveGame): void => {
  if (live.outs === 0 && live.computerPitches()) {
    makeFieldChanges(live);
  }
  if (live.computerBats()) makePinchSubstitutions(live);
};
