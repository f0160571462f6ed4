import type { LiveGame } from '../games/engine/live-game.ts';
import { expectedRuns } from '../games/manager/matchup-runs.ts';
import { substitutionRefusal } from '../games/substitution/substitute.ts';
import { bestOf, type EstimatedOption } from './estimated-option.ts';
import { runValueOf } from './run-value.ts';

/** Outs before the seventh inning, from which on hitters come off the bench. */
const SEVENTH = 36;
/** Runs of a plate appearance by which a pinch hitter may be worse than the batter. */
const NEARLY_AS_GOOD = 0.005;
/** A hitter stays in the game: chances rise by so many times what the appearance adds. */
const STAYS_IN = 2;
const MOST = 2;

/** Returns who of the bench may bat for the next batter: the best, who add runs or nearly do. */
export const estimatePinchHitters = (live: LiveGame): readonly EstimatedOption[] => {
  const { bat, field, batting, ipOuts } = live;
  if (ipOuts < SEVENTH) return [];
  const playerOut = bat.order[bat.nextPlace] as number;
  const runsOf = (batter: number): number => expectedRuns(field.matchups, field.pitcher, batter);
  const value = STAYS_IN * runValueOf(live);
  const hitters = bat.setup.pinchHitters
    .filter((playerIn) => substitutionRefusal(bat, playerOut, playerIn) === null)
    .filter((playerIn) => runsOf(playerIn) >= runsOf(playerOut) - NEARLY_AS_GOOD)
    .map((playerIn) => ({
      command: { kind: 'substitute', side: batting, playerOut, playerIn } as const,
      gain: (runsOf(playerIn) - runsOf(playerOut)) * value,
    }));
  return bestOf(hitters, MOST);
};
