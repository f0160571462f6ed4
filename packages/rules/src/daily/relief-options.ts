import type { LiveGame } from '../games/engine/live-game.ts';
import { FIRST_RELIEVER, RELIEVER_COUNT, otherSide } from '../games/lineup-slots.ts';
import { expectedRunsOfThree } from '../games/manager/matchup-runs.ts';
import { substitutionRefusal } from '../games/substitution/substitute.ts';
import { bestOf, type EstimatedOption } from './estimated-option.ts';
import { runValueOf } from './run-value.ts';

/** Batters before a starter tires from which on, and runs with which, they may be relieved. */
const NEARLY_TIRED = 8;
const HIT_FOR_RUNS = 3;
/** Batters that a reliever has faced at least. */
const RELIEVERS_BATTERS = 2;
/**
 * What a change is worth: so many times what the next three batters are expected to make less of,
 * and a constant. A fresh starter would have gone on for longer, who is tired or in relief would
 * soon have been relieved anyway. `npm run bench:daily` measures how near that comes.
 */
const FRESH_STARTER = { share: 1.6, loss: 0.006 };
const TIRED_STARTER = { share: 0.7, loss: 0 };
const IN_RELIEF = { share: 0.45, loss: 0.001 };
/** What the best change may give up to be a question: with more the pitcher goes on. */
const NEAR_MISS = 0.008;
const MOST = 3;

const RELIEVERS = Array.from({ length: RELIEVER_COUNT }, (_, index) => FIRST_RELIEVER + index);

const isStarting = ({ field }: LiveGame): boolean => field.pitcher === field.setup.starter;

/** Whether the pitcher is near the end of what a pitcher does in a game, or is hit. */
const mayBeDone = (live: LiveGame): boolean => {
  const { battersFaced, tiresAt, pitcherRuns } = live.field;
  if (!isStarting(live) && battersFaced < RELIEVERS_BATTERS) return false;
  return battersFaced >= tiresAt - NEARLY_TIRED || pitcherRuns >= HIT_FOR_RUNS;
};

/**
 * Returns who of the bullpen may pitch to the next batter: the best against the next three, where
 * one of them would do about as well as the pitcher.
 */
export const estimateRelievers = (live: LiveGame): readonly EstimatedOption[] => {
  if (!mayBeDone(live)) return [];
  const { field, bat, batting } = live;
  const [one, two, three] = [0, 1, 2].map(
    (ahead) => bat.order[(bat.nextPlace + ahead) % 9] as number,
  ) as [number, number, number];
  const tired = field.tiredBatters();
  const runsOff = (pitcher: number, tiredBatters: number): number =>
    expectedRunsOfThree(field.matchups, pitcher, one, two, three, tiredBatters);
  const now = runsOff(field.pitcher, tired);
  const starter = tired === 0 ? FRESH_STARTER : TIRED_STARTER;
  const { share, loss } = isStarting(live) ? starter : IN_RELIEF;
  const value = share * runValueOf(live);
  const relievers = RELIEVERS.filter(
    (pitcher) => substitutionRefusal(field, field.pitcher, pitcher) === null,
  ).map((playerIn) => ({
    command: {
      kind: 'substitute',
      side: otherSide(batting),
      playerOut: field.pitcher,
      playerIn,
    } as const,
    gain: (now - runsOff(playerIn, 0)) * value - loss,
  }));
  const best = bestOf(relievers, MOST);
  return best.some(({ gain }) => gain >= -NEAR_MISS) ? best : [];
};
