import { sha256Hex } from '../fairness/commitment.ts';
import type { Command } from '../games/command.ts';
import type { GameState, SideState } from '../games/state.ts';
import { formatOption } from './daily-option.ts';

const settleSide = (side: SideState, runs: number): SideState => ({
  ...side,
  runs,
  hits: 0,
  errors: 0,
  inningRuns: [0],
  missedOuts: 0,
  missedOutsBefore: 0,
  left: side.left.toSorted((one, other) => one - other),
});

/**
 * Returns a state without what does not matter to who wins from there: the count of events, hits
 * and errors, which runs are earned, and runs but for the lead. Paths of a game that meet again are
 * in the same state then, and are valued once.
 */
export const settleState = (state: GameState): GameState => {
  const { visitors, home } = state;
  const fewest = Math.min(visitors.runs, home.runs);
  return {
    ...state,
    eventNumber: 0,
    visitors: settleSide(visitors, visitors.runs - fewest),
    home: settleSide(home, home.runs - fewest),
    onByError: [false, false, false],
    basesOwed: [0, 0, 0],
    unsettledRuns: [],
  };
};

/** What of a side matters: listed, since the fields of an object have no certain order. */
const listSide = (side: SideState): readonly unknown[] => [
  side.runs,
  side.order,
  side.nextPlace,
  side.places,
  side.pitcher,
  side.battersFaced,
  side.pitcherRuns,
  side.left,
];

/** Returns the key under which a decision is valued once a day, whoever comes to it. */
export const dailyStateKey = (state: GameState, options: readonly Command[]): string => {
  const settled = settleState(state);
  const choice = settled.pendingChoice;
  const listed = [
    settled.ipOuts,
    listSide(settled.visitors),
    listSide(settled.home),
    settled.bases,
    settled.chargedTo,
    choice === null ? null : [choice.kind, choice.safeChances, choice.batter, choice.pitcher],
    options.map(formatOption),
  ];
  return sha256Hex(JSON.stringify(listed));
};
