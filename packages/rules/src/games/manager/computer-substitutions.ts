import type { LiveGame } from '../engine/live-game.ts';
import { otherSide } from '../lineup-slots.ts';
import { NOBODY } from '../state.ts';
import { substitute } from '../substitution/substitute.ts';
import { isTimeForBench, makeBenchSubstitutions } from './bench-substitutions.ts';
import { decideReliever, mayRelieve } from './decide-reliever.ts';

/** Brings in the reliever that a computer manager in the field decides on. */
const changePitcher = (live: LiveGame): void => {
  const reliever = live.computerPitches() ? decideReliever(live) : NOBODY;
  if (reliever === NOBODY) return;
  const playerOut = live.field.pitcher;
  live.watcher?.(live.state(), {
    kind: 'substitute',
    side: otherSide(live.batting),
    playerOut,
    playerIn: reliever,
  });
  substitute(live, live.field, playerOut, reliever);
  live.finishEvent();
};

/**
 * Makes the substitutions of computer managers before the next batter: the pitcher first, then what
 * the bench is for. Early, with a fresh pitcher, there is nothing to decide.
 */
export const makeComputerSubstitutions = (live: LiveGame): void => {
  if (live.final) return;
  if (mayRelieve(live)) changePitcher(live);
  if (isTimeForBench(live)) makeBenchSubstitutions(live);
};
