import type { Move } from '../event.ts';
import { noteMove, type LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';

const countOut = (live: LiveGame): void => {
  live.outs++;
  live.state.ipOuts++;
  live.event.outs++;
};

/** The batter is out, at the plate or on the way to first. */
export const putOutBatter = (live: LiveGame): void => {
  countOut(live);
  noteMove(live, live.event.batter, 0, 1, true);
};

/** The runner on `base` (1 to 3) is out, at base `at`. */
export const putOutRunner = (live: LiveGame, base: 1 | 2 | 3, at: Move['to']): void => {
  const { state } = live;
  const index = base - 1;
  countOut(live);
  noteMove(live, state.bases[index] as number, base, at, true);
  live.onBase &= ~(1 << index);
  state.bases[index] = NOBODY;
  state.chargedTo[index] = NOBODY;
  state.onByError[index] = false;
};
