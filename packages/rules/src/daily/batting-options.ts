import { NO_BASES, basesOf } from '../games/baserunning/base-set.ts';
import { listStealOptions } from '../games/baserunning/steal.ts';
import type { Command } from '../games/command.ts';
import type { LiveGame } from '../games/engine/live-game.ts';
import { battingWinExpectancy } from '../games/manager/batting-win-expectancy.ts';
import { winsStealing } from '../games/manager/decide-steal.ts';
import { expectedRuns } from '../games/manager/matchup-runs.ts';
import { substitutionRefusal } from '../games/substitution/substitute.ts';

/** What a steal may give up by the table at most to be offered. */
const PLAUSIBLE_STEAL = 0.025;
const MAX_STEALS = 2;

/** Outs before the seventh inning, from which on hitters of the bench are offered. */
const SEVENTH = 36;
/** Runs by which a pinch hitter may be worse than the batter. */
const NEARLY_AS_GOOD = 0.01;
const MAX_HITTERS = 2;

const steals = (live: LiveGame, bases: readonly number[]): readonly Command[] => {
  const stay = battingWinExpectancy(live, live.outs, live.onBase, 0);
  return listStealOptions(bases)
    .map((set) => ({ set, gain: winsStealing(live, set) - stay }))
    .filter(({ set, gain }) => set !== NO_BASES && gain >= -PLAUSIBLE_STEAL)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MAX_STEALS)
    .map(({ set }) => ({ kind: 'steal', runnersAdvancing: basesOf(set).join() }));
};

const pinchHitters = ({ bat, field, batting, ipOuts }: LiveGame): readonly Command[] => {
  if (ipOuts < SEVENTH) return [];
  const playerOut = bat.order[bat.nextPlace] as number;
  const runsOf = (batter: number): number => expectedRuns(field.matchups, field.pitcher, batter);
  return bat.setup.pinchHitters
    .filter((playerIn) => substitutionRefusal(bat, playerOut, playerIn) === null)
    .filter((playerIn) => runsOf(playerIn) >= runsOf(playerOut) - NEARLY_AS_GOOD)
    .toSorted((one, other) => runsOf(other) - runsOf(one))
    .slice(0, MAX_HITTERS)
    .map((playerIn) => ({ kind: 'substitute', side: batting, playerOut, playerIn }));
};

/** Returns what the side at bat may do before the next batter, but to let them bat. */
export const findBattingOptions = (
  live: LiveGame,
  bases: readonly number[],
): readonly Command[] => [...steals(live, bases), ...pinchHitters(live)];
