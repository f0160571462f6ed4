import type { LiveGame } from '../engine/live-game.ts';
import { NO_BASES, has } from './base-set.ts';
import { offerAdvance } from './advance-option.ts';
import { SURE_TO_SCORE } from './batter-on-throw.ts';
import { moveUnsettledRuns } from '../scoring/unsettled-runs.ts';
import type { Fielder } from '../lineup-slots.ts';
import type { UnsettledRun } from '../state.ts';
import { RUNNING_KIND, safeChance } from './running-chances.ts';

/** A ball that misses inviting a runner by no more than this is still offered. */
export const TAG_UP_MARGIN = 0.12;

/** The same for the runner on first, who goes on the deepest flies only. */
export const TAG_UP_FROM_FIRST_MARGIN = 0.04;

const {
  thirdToHomeOnFly,
  thirdToHomeOnLiner,
  secondToThirdOnFly,
  secondToThirdOnLiner,
  firstToSecondOnFly,
} = RUNNING_KIND;

/** A fly, else a liner, that an outfielder caught. */
export interface CaughtBall {
  readonly isFly: boolean;
  readonly fielder: Fielder;
  readonly placement: number;
}

/**
 * How many times as often as on all balls runners go from second to third: right field has the long
 * throw, left field the short one. On the whole it is once.
 */
const TO_THIRD: Readonly<Partial<Record<Fielder, number>>> = { LF: 0.35, CF: 1.05, RF: 1.6 };
const toThirdFactor = (fielder: Fielder): number => TO_THIRD[fielder] ?? 1;

/**
 * Offers the runners a tag-up after a ball that was caught with fewer than two outs before it; from
 * first on a fly only. Returns whether any runner may tag up. Only a ball that is deep enough is
 * offered.
 */
export const offerTagUps = (live: LiveGame, { isFly, fielder, placement }: CaughtBall): boolean => {
  const outsBefore = live.outs - 1;
  const onThird = has(live.onBase, 3);
  const onSecond = has(live.onBase, 2);
  live.firstSafeChance = 0;
  live.secondSafeChance = 0;
  live.thirdSafeChance = 0;
  live.invitedRunners = NO_BASES;
  if (onThird) {
    const toHome = isFly ? thirdToHomeOnFly : thirdToHomeOnLiner;
    offerAdvance(live, 3, toHome, outsBefore, placement, TAG_UP_MARGIN);
  }
  // A runner who must stay on third keeps the one behind on second.
  if (onSecond && (!onThird || live.thirdSafeChance > 0)) {
    const toThird = isFly ? secondToThirdOnFly : secondToThirdOnLiner;
    const factor = toThirdFactor(fielder);
    offerAdvance(live, 2, toThird, outsBefore, placement, TAG_UP_MARGIN, factor);
  }
  if (isFly && has(live.onBase, 1) && (!onSecond || live.secondSafeChance > 0)) {
    offerAdvance(live, 1, firstToSecondOnFly, outsBefore, placement, TAG_UP_FROM_FIRST_MARGIN);
  }
  return live.thirdSafeChance > 0 || live.secondSafeChance > 0 || live.firstSafeChance > 0;
};

/**
 * Whether a player of the side at bat would be sure to be safe from second or third: no throw is
 * made.
 */
const isSureToTagUp = (
  live: LiveGame,
  { runner, base }: UnsettledRun,
  { isFly, fielder, placement }: CaughtBall,
): boolean => {
  const toHome = isFly ? thirdToHomeOnFly : thirdToHomeOnLiner;
  const toThird = isFly ? secondToThirdOnFly : secondToThirdOnLiner;
  const factor = base === 3 ? 1 : toThirdFactor(fielder);
  const { running } = live.bat.batterTables(runner);
  const index = (base === 3 ? toHome : toThird) * 6 + (live.outs - 1) * 2;
  const share = (running[index] as number) * factor;
  if (placement >= share) return false;
  const thrownOut = (running[index + 1] as number) * factor;
  return safeChance(share, thrownOut, placement) >= SURE_TO_SCORE;
};

/**
 * Lets the runners of unsettled runs tag up from third and second where they would have been sure
 * to be safe: the pitcher has the benefit of the doubt (rule 9.16).
 */
export const tagUpUnsettledRuns = (live: LiveGame, caught: CaughtBall): void => {
  let ahead = 4;
  moveUnsettledRuns(live, (run) => {
    const { base } = run;
    const isFree = base === 3 || base + 1 < ahead;
    ahead = base > 1 && isFree && isSureToTagUp(live, run, caught) ? base + 1 : base;
    return ahead;
  });
};
