import type { LiveSide, LiveState } from './live-game.ts';
import type { GameSetup, SideSetup } from './setup.ts';
import { NOBODY, type GameState } from './state.ts';

const newSide = (setup: SideSetup, inningRuns: number[]): LiveSide => ({
  runs: 0,
  hits: 0,
  errors: 0,
  inningRuns,
  order: setup.battingOrder.slice(),
  nextPlace: 0,
  places: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  pitcher: setup.starter,
  battersFaced: 0,
  pitcherRuns: 0,
  missedOuts: 0,
  missedOutsBefore: 0,
  left: [],
});

/** A game before its first pitch, to be played on in place. */
export const newLiveState = (setup: GameSetup): LiveState => ({
  eventNumber: 0,
  ipOuts: 0,
  visitors: newSide(setup.visitors, [0]),
  home: newSide(setup.home, []),
  bases: [NOBODY, NOBODY, NOBODY],
  chargedTo: [NOBODY, NOBODY, NOBODY],
  onByError: [false, false, false],
  pendingChoice: null,
  final: false,
});

/** A game before its first pitch. */
export const newGame = (setup: GameSetup): GameState => newLiveState(setup);
