import {
  NO_BASES,
  baseSet,
  countBases,
  has,
  only,
  withBase,
  without,
  type BaseSet,
} from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { battingWinExpectancy } from './batting-win-expectancy.ts';
import { RESULT_CODE } from '../plate-appearance/result-code.ts';
import type { CompiledBatter } from '../setup.ts';
import { outcomeChances } from './matchup-runs.ts';

const { BB, HR, SO } = RESULT_CODE;

/**
 * Simplified chances of the manager's lookahead; what really happens is decided by the rules of
 * `baserunning/` and `plate-appearance/`.
 */
const SECOND_SCORES_ON_SINGLE = 0.6;
const DOUBLE_PLAY_ON_OUT = 0.2;
const THIRD_SCORES_ON_OUT = 0.5;

const FIRST_AND_SECOND = baseSet(1, 2);
const SECOND_AND_THIRD = baseSet(2, 3);
const LOADED = baseSet(1, 2, 3);

const afterWalk = (live: LiveGame, bases: BaseSet): number => {
  const { outs } = live;
  if (!has(bases, 1)) return battingWinExpectancy(live, outs, withBase(bases, 1), 0);
  if (!has(bases, 2)) return battingWinExpectancy(live, outs, withBase(bases, 2), 0);
  return battingWinExpectancy(live, outs, LOADED, has(bases, 3) ? 1 : 0);
};

const afterSingle = (live: LiveGame, bases: BaseSet): number => {
  const { outs } = live;
  const home = has(bases, 3) ? 1 : 0;
  const left = has(bases, 1) ? FIRST_AND_SECOND : only(1);
  if (!has(bases, 2)) return battingWinExpectancy(live, outs, left, home);
  return (
    SECOND_SCORES_ON_SINGLE * battingWinExpectancy(live, outs, left, home + 1) +
    (1 - SECOND_SCORES_ON_SINGLE) * battingWinExpectancy(live, outs, withBase(left, 3), home)
  );
};

const afterHit = (live: LiveGame, bases: BaseSet, hit: number): number => {
  if (hit === 1) return afterSingle(live, bases);
  if (hit === 2) {
    const home = countBases(without(bases, 1));
    return battingWinExpectancy(live, live.outs, has(bases, 1) ? SECOND_AND_THIRD : only(2), home);
  }
  const home = countBases(bases) + (hit === 4 ? 1 : 0);
  return battingWinExpectancy(live, live.outs, hit === 3 ? only(3) : NO_BASES, home);
};

const afterBallInPlay = (live: LiveGame, bases: BaseSet): number => {
  const outs = live.outs + 1;
  if (outs === 3) return battingWinExpectancy(live, 3, NO_BASES, 0);
  const held = battingWinExpectancy(live, outs, bases, 0);
  const doublePlay = has(bases, 1) ? DOUBLE_PLAY_ON_OUT : 0;
  const scores = has(bases, 3) ? THIRD_SCORES_ON_OUT * (1 - doublePlay) : 0;
  const both = doublePlay === 0 ? 0 : battingWinExpectancy(live, outs + 1, without(bases, 1), 0);
  const run = scores === 0 ? 0 : battingWinExpectancy(live, outs, without(bases, 3), 1);
  return doublePlay * both + scores * run + (1 - doublePlay - scores) * held;
};

/** Returns the win expectancy of the side at bat after a result of the dice. */
const winsAfter = (live: LiveGame, outcome: number, bases: BaseSet): number => {
  if (outcome <= HR) return afterHit(live, bases, outcome + 1);
  if (outcome === BB) return afterWalk(live, bases);
  return outcome === SO
    ? battingWinExpectancy(live, live.outs + 1, bases, 0)
    : afterBallInPlay(live, bases);
};

/**
 * Returns the win expectancy of the side at bat after this batter's plate appearance with these
 * bases occupied, against the current pitcher.
 */
export const winExpectancyAfterBatter = (
  live: LiveGame,
  batter: CompiledBatter,
  bases: BaseSet,
): number => {
  const chances = outcomeChances(batter, live.field.currentPitcherTables);
  let wins = 0;
  for (let outcome = 0; outcome < chances.length; outcome++) {
    const chance = chances[outcome] as number;
    if (chance > 0) wins += chance * winsAfter(live, outcome, bases);
  }
  return wins;
};

/** Returns the batter who is `ahead` places behind the next one in the order: 0 is the next. */
export const batterAhead = ({ bat }: LiveGame, ahead: number): CompiledBatter =>
  bat.batterTables(bat.order[(bat.nextPlace + ahead) % 9] as number);
