import type { LiveGame } from '../engine/live-game.ts';
import { BB, HR, SO } from '../plate-appearance/result-code.ts';
import type { CompiledBatter } from '../setup.ts';
import { outcomeChances } from './matchup-runs.ts';

/**
 * Simplified chances of the manager's lookahead; what really happens is decided by the rules of
 * `baserunning/` and `plate-appearance/`.
 */
const SECOND_SCORES_ON_SINGLE = 0.6;
const DOUBLE_PLAY_ON_OUT = 0.2;
const THIRD_SCORES_ON_OUT = 0.5;

const countRunners = (bases: number): number =>
  (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);

const afterWalk = (live: LiveGame, bases: number): number => {
  const { outs } = live;
  if ((bases & 1) === 0) return live.battingWinExpectancy(outs, bases | 1, 0);
  if ((bases & 2) === 0) return live.battingWinExpectancy(outs, bases | 2, 0);
  return live.battingWinExpectancy(outs, 7, (bases & 4) === 0 ? 0 : 1);
};

const afterSingle = (live: LiveGame, bases: number): number => {
  const { outs } = live;
  const home = (bases & 4) === 0 ? 0 : 1;
  const left = 1 | ((bases & 1) << 1);
  if ((bases & 2) === 0) return live.battingWinExpectancy(outs, left, home);
  return (
    SECOND_SCORES_ON_SINGLE * live.battingWinExpectancy(outs, left, home + 1) +
    (1 - SECOND_SCORES_ON_SINGLE) * live.battingWinExpectancy(outs, left | 4, home)
  );
};

const afterHit = (live: LiveGame, bases: number, hit: number): number => {
  if (hit === 1) return afterSingle(live, bases);
  if (hit === 2) {
    const home = countRunners(bases & 6);
    return live.battingWinExpectancy(live.outs, 2 | ((bases & 1) << 2), home);
  }
  const home = countRunners(bases) + (hit === 4 ? 1 : 0);
  return live.battingWinExpectancy(live.outs, hit === 3 ? 4 : 0, home);
};

const afterBallInPlay = (live: LiveGame, bases: number): number => {
  const outs = live.outs + 1;
  if (outs === 3) return live.battingWinExpectancy(3, 0, 0);
  const held = live.battingWinExpectancy(outs, bases, 0);
  const doublePlay = (bases & 1) === 0 ? 0 : DOUBLE_PLAY_ON_OUT;
  const scores = (bases & 4) === 0 ? 0 : THIRD_SCORES_ON_OUT * (1 - doublePlay);
  const both = doublePlay === 0 ? 0 : live.battingWinExpectancy(outs + 1, bases & ~1, 0);
  const run = scores === 0 ? 0 : live.battingWinExpectancy(outs, bases & ~4, 1);
  return doublePlay * both + scores * run + (1 - doublePlay - scores) * held;
};

/** Returns the win expectancy of the side at bat after a result of the dice. */
const winsAfter = (live: LiveGame, outcome: number, bases: number): number => {
  if (outcome <= HR) return afterHit(live, bases, outcome + 1);
  if (outcome === BB) return afterWalk(live, bases);
  return outcome === SO
    ? live.battingWinExpectancy(live.outs + 1, bases, 0)
    : afterBallInPlay(live, bases);
};

/**
 * Returns the win expectancy of the side at bat after this batter's plate appearance with these
 * bases occupied, against the current pitcher.
 */
export const winExpectancyAfterBatter = (
  live: LiveGame,
  batter: CompiledBatter,
  bases: number,
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
