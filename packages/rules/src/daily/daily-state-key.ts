import type { Command } from '../games/command.ts';
import type { GameState, SideState } from '../games/state.ts';
import { formatOption } from './daily-option.ts';

const settledSide = (side: SideState, runs: number): SideState => ({
  ...side,
  runs,
  hits: 0,
  errors: 0,
  inningRuns: [0],
  missedOuts: 0,
  missedOutsBefore: 0,
  left: side.left.toSorted((one, other) => one - other),
});

const NONE = [0, 0, 0];

/**
 * Returns a state without what does not matter to who wins from there: how far the count of events
 * is, hits and errors, which runs are earned, and runs but for the lead. Paths of a game that meet
 * again are the same state then, and are valued once.
 */
export const settledState = (state: GameState): GameState => {
  const { visitors, home } = state;
  const fewest = Math.min(visitors.runs, home.runs);
  return {
    ...state,
    eventNumber: 0,
    visitors: settledSide(visitors, visitors.runs - fewest),
    home: settledSide(home, home.runs - fewest),
    onByError: [false, false, false],
    basesOwed: NONE,
    unsettledRuns: [],
  };
};

/** Returns the key under which a decision is valued once a day, whoever comes to it. */
export const dailyStateKey = (state: GameState, options: readonly Command[]): string =>
  JSON.stringify([settledState(state), options.map(formatOption)]);
