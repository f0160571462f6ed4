import { solveAssignment } from '../../teams/assignment-problem.ts';
import { isEligible } from '../../teams/eligibility.ts';
import type { GameSetup, Matchups, SetupPlayer, SideSetup } from '../setup.ts';
import {
  BATTING_POSITIONS,
  FIRST_BENCH,
  FIRST_STARTER,
  LINEUP_SIZE,
  STARTING_PLACES,
  otherSide,
  type Side,
} from '../lineup-slots.ts';
import { sumErrorChances } from '../fielding/gloves.ts';
import { findBenchCandidates } from './bench-candidates.ts';
import { tiredBatters } from '../plate-appearance/fatigue.ts';
import { expectedRunsOfThree } from './matchup-runs.ts';

/** Number of batters by which pitchers are compared: twice through the order. */
const BATTERS_COMPARED = 18;

/** The value of a player at a position that they may not take: worse than any other. */
const NOT_ELIGIBLE = -1000;

/**
 * Returns a side as its manager could best send it out before the first pitch, by substitutions
 * that the rules allow: bench players who bat better in the positions that they may take, all
 * positions together, and the pitcher against which the other side's nine are expected to make the
 * fewest runs. The cards stay the same, so that hiding good players behind weak ones changes
 * nothing.
 */
export const optimalLineup = (setup: GameSetup, side: Side): SideSetup => {
  const ownSide = setup[side];
  const players = bestNine(ownSide.players);
  return {
    ...ownSide,
    players,
    starter: bestPitcher(ownSide, setup[otherSide(side)], setup.matchups[side]),
    ...findBenchCandidates(players),
    errorChances: sumErrorChances(players, STARTING_PLACES),
  };
};

/** Returns the players with bench players swapped for those they replace. */
function bestNine(players: readonly SetupPlayer[]): readonly SetupPlayer[] {
  const positions = BATTING_POSITIONS.length;
  const bench = LINEUP_SIZE - FIRST_BENCH;
  const columns = positions + bench;
  const values = new Float64Array(positions * columns).fill(NOT_ELIGIBLE);
  BATTING_POSITIONS.forEach((position, row) => {
    // Players of the lineup keep their positions: only the bench comes in.
    values[row * columns + row] = players[row]?.bat?.runs ?? 0;
    for (let offset = 0; offset < bench; offset += 1) {
      const player = players[FIRST_BENCH + offset];
      const card = { type: 'Batter', positions: player?.positions ?? [] } as const;
      if (player?.bat && isEligible(position, card))
        values[row * columns + positions + offset] = player.bat.runs;
    }
  });
  const best = players.slice();
  solveAssignment(positions, columns, values).forEach((column, row) => {
    if (column < positions) return;
    const from = FIRST_BENCH + column - positions;
    best[row] = players[from]!;
    best[from] = players[row]!;
  });
  return best;
}

function bestPitcher(ownSide: SideSetup, otherSetup: SideSetup, matchups: Matchups): number {
  const { battingOrder } = otherSetup;
  const batter = (offset: number) => battingOrder[offset % battingOrder.length]!;
  const runsOff = (index: number): number => {
    const pitcher = ownSide.players[index]?.pitch;
    if (!pitcher) return Number.POSITIVE_INFINITY;
    let runs = 0;
    for (let offset = 0; offset < BATTERS_COMPARED; offset += 3) {
      const tired = tiredBatters(offset, pitcher.tiresAt);
      runs += expectedRunsOfThree(
        matchups,
        index,
        batter(offset),
        batter(offset + 1),
        batter(offset + 2),
        tired,
      );
    }
    return runs;
  };
  let best = ownSide.starter;
  let fewest = runsOff(best);
  for (let index = FIRST_STARTER; index < FIRST_BENCH; index += 1) {
    const runs = runsOff(index);
    if (runs >= fewest) continue;
    fewest = runs;
    best = index;
  }
  return best;
}
