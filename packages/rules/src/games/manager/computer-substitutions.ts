import type { LiveGame } from '../engine/live-game.ts';
import type { LiveSide } from '../engine/live-side.ts';
import { NOBODY } from '../state.ts';
import { substitute } from '../substitution/substitute.ts';
import { decidePinchHitter, decidePinchRunner } from './decide-pinch-substitutions.ts';
import { decideReliever } from './decide-reliever.ts';
import { isEarlyWithFreshPitcher, isTightGame } from './tight-game.ts';

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
  if (isTightGame(live) && live.computerBats()) makePinchSubstitutions(live);
};

/**
 * Makes the substitutions of computer managers before the next batter: the pitcher first, then,
 * late in a tight game, runner and hitter.
 */
export const makeComputerSubstitutions = (live: LiveGame): void => {
  if (!isEarlyWithFreshPitcher(live)) decideSubstitutions(live);
};
