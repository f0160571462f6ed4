import { bestAssignment } from '../../teams/assignment.ts';
import { isEligible } from '../../teams/eligibility.ts';
import type { GameSetup, SetupPlayer, SideSetup } from '../setup.ts';
import {
  BATTING_PLACES,
  FIRST_BENCH,
  FIRST_STARTER,
  LINEUP_SIZE,
  otherSide,
  type Side,
} from '../slot.ts';
import { betterBats, fasterRunners } from './bench.ts';
import { tiredBatters } from '../plate-appearance/fatigue.ts';
import { runsOfThree, type Matchups } from './matchup.ts';

/** Batters by whom pitchers are compared: twice through the order. */
const BATTERS = 18;

/** Worse than any man who may play there. */
const NOT_THERE = -1000;

/**
 * A side as its manager could send it out before the first pitch, by substitutions that the rules allow: from the bench whoever bats
 * better than the man in a place that he may take, all places together, and of all pitchers the one off whom the other side's nine
 * make the fewest runs. The same cards, so that hiding good men behind weak ones changes nothing.
 */
export const atItsBest = (setup: GameSetup, side: Side): SideSetup => {
  const own = setup[side];
  const players = bestNine(own.players);
  return {
    ...own,
    players,
    starter: bestPitcher(own, setup[otherSide(side)], setup.matchups[side]),
    pinchHitters: betterBats(players),
    pinchRunners: fasterRunners(players),
  };
};

/** Those of the bench change places with the men whom they replace. */
function bestNine(players: readonly SetupPlayer[]): readonly SetupPlayer[] {
  const places = BATTING_PLACES.length;
  const bench = LINEUP_SIZE - FIRST_BENCH;
  const columns = places + bench;
  const worth = new Float64Array(places * columns).fill(NOT_THERE);
  BATTING_PLACES.forEach((place, row) => {
    // Men of the lineup stay where they are: only the bench comes in.
    worth[row * columns + row] = players[row]?.bat?.runs ?? 0;
    for (let at = 0; at < bench; at += 1) {
      const man = players[FIRST_BENCH + at];
      const card = { type: 'Batter', positions: man?.positions ?? [] } as const;
      if (man?.bat && isEligible(place, card)) worth[row * columns + places + at] = man.bat.runs;
    }
  });
  const best = players.slice();
  bestAssignment(places, columns, worth).forEach((column, row) => {
    if (column < places) return;
    const from = FIRST_BENCH + column - places;
    best[row] = players[from]!;
    best[from] = players[row]!;
  });
  return best;
}

function bestPitcher(own: SideSetup, other: SideSetup, matchups: Matchups): number {
  const { battingOrder } = other;
  const batter = (at: number) => battingOrder[at % battingOrder.length]!;
  const runsOff = (index: number): number => {
    const pitcher = own.players[index]?.pitch;
    if (!pitcher) return Number.POSITIVE_INFINITY;
    let runs = 0;
    for (let at = 0; at < BATTERS; at += 3) {
      const tired = tiredBatters(at, pitcher.tiresAt);
      runs += runsOfThree(matchups, index, batter(at), batter(at + 1), batter(at + 2), tired);
    }
    return runs;
  };
  let best = own.starter;
  let fewest = runsOff(best);
  for (let index = FIRST_STARTER; index < FIRST_BENCH; index += 1) {
    const runs = runsOff(index);
    if (runs >= fewest) continue;
    fewest = runs;
    best = index;
  }
  return best;
}
