import { noteMove, type LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';

/** The runner on `from` goes to `to`, which must be free. */
export const moveRunner = (live: LiveGame, from: 1 | 2, to: 2 | 3): void => {
  const { state } = live;
  const runner = state.bases[from - 1] as number;
  state.bases[to - 1] = runner;
  state.chargedTo[to - 1] = state.chargedTo[from - 1] as number;
  state.onByError[to - 1] = state.onByError[from - 1] as boolean;
  live.onBase ^= (1 << (from - 1)) | (1 << (to - 1));
  state.bases[from - 1] = NOBODY;
  state.chargedTo[from - 1] = NOBODY;
  state.onByError[from - 1] = false;
  noteMove(live, runner, from, to, false);
};

/** The batter stands on `base`, put on by `chargedTo`. */
export const placeBatter = (
  live: LiveGame,
  base: 1 | 2 | 3,
  chargedTo: number,
  byError: boolean,
): void => {
  const { state, event } = live;
  live.onBase |= 1 << (base - 1);
  state.bases[base - 1] = event.batter;
  state.chargedTo[base - 1] = chargedTo;
  state.onByError[base - 1] = byError;
  noteMove(live, event.batter, 0, base, false);
};
