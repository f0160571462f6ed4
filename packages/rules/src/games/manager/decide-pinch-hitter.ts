import type { LiveGame } from '../engine/live-game.ts';
import type { LiveSide } from '../engine/live-side.ts';
import { FIRST_STARTER } from '../lineup-slots.ts';
import { NOBODY } from '../state.ts';
import { availableBench, canEnter, findCover, isAnyCover, mayField } from './field-cover.ts';
import { expectedRuns } from './matchup-runs.ts';

/**
 * Runs that a pinch hitter must add against the pitcher: in the seventh inning, and in the eighth
 * with nobody on, when the bench must last; later, behind, or with somebody on; and in a lost game,
 * where the reserves bat.
 */
export const MIN_RUNS_EARLY = 0.015;
export const MIN_RUNS_AT_STAKE = 0.004;
export const MIN_RUNS_WHEN_LOST = -0.035;
/** How often the player's place in the order comes up once more. */
const BATS_AGAIN = 0.3;
const EIGHTH = 42;
const NINTH = 48;
/** Lead from which on nobody bats for anybody, and deficit from which on a game is lost. */
export const SAFE_LEAD = 3;
export const LOST_BY = 5;

const runsNeeded = (live: LiveGame, lead: number): number => {
  if (live.ipOuts < EIGHTH) return MIN_RUNS_EARLY;
  if (lead <= -LOST_BY) return MIN_RUNS_WHEN_LOST;
  const isAtStake = live.ipOuts >= NINTH || lead < 0 || live.hasRunners();
  return isAtStake ? MIN_RUNS_AT_STAKE : MIN_RUNS_EARLY;
};

/** Returns the runs lost where the one who takes the field for the pinch hitter bats again. */
const lostByCover = (bat: LiveSide, position: number, candidate: number): number => {
  if (mayField(bat, position, candidate)) return 0;
  const cover = findCover(bat, availableBench(bat) & ~(1 << candidate), position, 0);
  const lost = bat.batterTables(position).runs - bat.batterTables(cover).runs;
  return lost > 0 ? lost * BATS_AGAIN : 0;
};

/**
 * Returns the pinch hitter the computer manager sends up for the next batter, or -1: the best bat
 * of the bench, if it is good enough against this pitcher. Who may not play the position comes only
 * if another of the bench can, when the half is over. Nobody bats for a pinch hitter.
 */
export const decidePinchHitter = (live: LiveGame): number => {
  const { bat, field } = live;
  const batter = bat.order[bat.nextPlace] as number;
  if (batter >= FIRST_STARTER) return NOBODY;
  const lead = bat.runs - field.runs;
  if (lead >= SAFE_LEAD || !isAnyCover(bat, batter)) return NOBODY;
  const needed = runsNeeded(live, lead) + expectedRuns(field.matchups, field.pitcher, batter);
  const candidates = bat.setup.pinchHitters;
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as number;
    if (!bat.isAvailable(candidate)) continue;
    const comes = expectedRuns(field.matchups, field.pitcher, candidate);
    if (comes < needed || !canEnter(bat, batter, candidate)) continue;
    if (comes >= needed + lostByCover(bat, batter, candidate)) return candidate;
  }
  return NOBODY;
};
