import { NO_BASES, has } from '../games/baserunning/base-set.ts';
import type { Command } from '../games/command.ts';
import type { LiveGame } from '../games/engine/live-game.ts';
import { FIRST_RELIEVER, RELIEVER_COUNT, otherSide } from '../games/lineup-slots.ts';
import { mayRelieve } from '../games/manager/decide-reliever.ts';
import { CLOSE_DEFICIT, CLOSE_LEAD } from '../games/manager/decide-walk.ts';
import { expectedRunsOfThree } from '../games/manager/matchup-runs.ts';
import { substitutionRefusal } from '../games/substitution/substitute.ts';

const MAX_RELIEVERS = 3;

const walks = (live: LiveGame): readonly Command[] => {
  const { onBase, field, bat } = live;
  const lead = field.runs - bat.runs;
  const isClose = lead <= CLOSE_LEAD && lead >= -CLOSE_DEFICIT;
  return isClose && onBase !== NO_BASES && !has(onBase, 1) ? [{ kind: 'walk' }] : [];
};

const relievers = (live: LiveGame): readonly Command[] => {
  if (!mayRelieve(live)) return [];
  const { field, bat, batting } = live;
  const [one, two, three] = [0, 1, 2].map(
    (ahead) => bat.order[(bat.nextPlace + ahead) % 9] as number,
  ) as [number, number, number];
  const runsOf = (pitcher: number): number =>
    expectedRunsOfThree(field.matchups, pitcher, one, two, three, 0);
  return Array.from({ length: RELIEVER_COUNT }, (_, index) => FIRST_RELIEVER + index)
    .filter((pitcher) => substitutionRefusal(field, field.pitcher, pitcher) === null)
    .toSorted((first, second) => runsOf(first) - runsOf(second))
    .slice(0, MAX_RELIEVERS)
    .map((playerIn) => ({
      kind: 'substitute',
      side: otherSide(batting),
      playerOut: field.pitcher,
      playerIn,
    }));
};

/** Returns what the side in the field may do before the next batter, but to pitch to them. */
export const findFieldingOptions = (live: LiveGame): readonly Command[] => [
  ...walks(live),
  ...relievers(live),
];
