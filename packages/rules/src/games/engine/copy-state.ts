import type { GameState, SideState } from '../state.ts';

const copySide = (side: SideState): SideState => ({
  ...side,
  inningRuns: [...side.inningRuns],
  order: [...side.order],
  places: [...side.places],
  left: [...side.left],
});

/** Returns a state of its own: that of a game in progress changes with the game. */
export const copyState = (state: GameState): GameState => ({
  ...state,
  visitors: copySide(state.visitors),
  home: copySide(state.home),
});
