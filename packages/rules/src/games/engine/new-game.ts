import { STARTING_PLACES } from '../lineup-slots.ts';
import type { GameSetup, SideSetup } from '../setup.ts';
import { NOBODY, type GameState, type SideState } from '../state.ts';

const newSide = (setup: SideSetup, inningRuns: readonly number[]): SideState => ({
  runs: 0,
  hits: 0,
  errors: 0,
  inningRuns,
  order: setup.battingOrder,
  nextPlace: 0,
  places: STARTING_PLACES,
  pitcher: setup.starter,
  battersFaced: 0,
  pitcherRuns: 0,
  missedOuts: 0,
  missedOutsBefore: 0,
  left: [],
});

/** Returns the state of a game before its first pitch. */
export const newGame = (setup: GameSetup): GameState => ({
  eventNumber: 0,
  ipOuts: 0,
  visitors: newSide(setup.visitors, [0]),
  home: newSide(setup.home, []),
  bases: [NOBODY, NOBODY, NOBODY],
  chargedTo: [NOBODY, NOBODY, NOBODY],
  onByError: [false, false, false],
  basesOwed: [0, 0, 0],
  unsettledRuns: [],
  pendingChoice: null,
  final: false,
});
