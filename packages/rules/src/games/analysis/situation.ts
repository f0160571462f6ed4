import { otherSide, type Side } from '../lineup-slots.ts';
import {
  battingSide,
  inningOf,
  nextBatter,
  nextPitcher,
  outsInHalf,
  type GameState,
} from '../state.ts';

/** Where a game stands: its players are named by the caller's own ids, null for nobody. */
export interface Situation {
  readonly eventNumber: number;
  readonly ipOuts: number;
  readonly inning: number;
  readonly half: 'top' | 'bottom';
  /** Of the half, 0 to 2. */
  readonly outs: number;
  readonly firstBaseRunnerLineupID: string | null;
  readonly secondBaseRunnerLineupID: string | null;
  readonly thirdBaseRunnerLineupID: string | null;
  /** Null once the game is over, as `nextPitcherLineupID` is. */
  readonly nextBatterLineupID: string | null;
  readonly nextPitcherLineupID: string | null;
}

/** Returns where a game stands; `idOf` names a player of a side by their lineup index. */
export function situationOf(
  state: GameState,
  idOf: (side: Side, index: number) => string | null,
): Situation {
  const batting = battingSide(state);
  const runnerOn = (base: 0 | 1 | 2) => {
    const index = state.bases[base];
    return index === undefined || index < 0 ? null : idOf(batting, index);
  };
  return {
    eventNumber: state.eventNumber,
    ipOuts: state.ipOuts,
    inning: inningOf(state),
    half: batting === 'visitors' ? 'top' : 'bottom',
    outs: outsInHalf(state),
    firstBaseRunnerLineupID: runnerOn(0),
    secondBaseRunnerLineupID: runnerOn(1),
    thirdBaseRunnerLineupID: runnerOn(2),
    nextBatterLineupID: state.final ? null : idOf(batting, nextBatter(state)),
    nextPitcherLineupID: state.final ? null : idOf(otherSide(batting), nextPitcher(state)),
  };
}
