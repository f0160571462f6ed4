import type { LiveGame } from '../engine/live-game.ts';
import type { LiveSide } from '../engine/live-side.ts';
import { NOBODY } from '../state.ts';
import { substitute } from '../substitution/substitute.ts';
import { decidePinchHitter, decidePinchRunner } from './decide-pinch-substitutions.ts';
import { decideReliever } from './decide-reliever.ts';

const makeSubstitution = (
  live: LiveGame,
  side: LiveSide,
  playerOut: number,
  playerIn: number,
): void => {
  substitute(live, side, playerOut, playerIn);
  live.finishEvent();
};

/** Makes the pinch substitutions of the side at bat: a runner, then a hitter. */
const makePinchSubstitutions = (live: LiveGame): void => {
  const { bat } = live;
  const runner = decidePinchRunner(live);
  if (runner !== null) makeSubstitution(live, bat, runner.playerOut, runner.playerIn);
  const hitter = decidePinchHitter(live);
  if (hitter !== NOBODY) makeSubstitution(live, bat, bat.order[bat.nextPlace] as number, hitter);
};

const decideSubstitutions = (live: LiveGame): void => {
  if (live.final) return;
  if (live.computerPitches()) {
    const reliever = decideReliever(live);
    if (reliever !== NOBODY) makeSubstitution(live, live.field, live.field.pitcher, reliever);
  }
  if (live.isTight() && live.computerBats()) makePinchSubstitutions(live);
};

/**
 * Makes the substitutions of computer managers before the next batter: the pitcher first, then,
 * late in a tight game, runner and hitter. Early, with a fresh pitcher, there is nothing to decide.
 */
export const makeComputerSubstitutions = (live: LiveGame): void => {
  if (live.isLate() || live.field.isTired()) decideSubstitutions(live);
};
