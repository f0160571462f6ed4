import { has } from '../baserunning/base-set.ts';
import { isOnByError, runnerOn } from '../baserunning/runners.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { playRelay } from '../fielding/wild-throws.ts';
import { advanceUnsettledRuns } from '../scoring/unsettled-runs.ts';
import type { CompiledBatter } from '../setup.ts';

/**
 * Chances of the runner on third on a ground ball without a double play: thrown out at the plate,
 * or held; else they score.
 */
export const THIRD_ON_GROUNDER = {
  firstOpen: { out: 0.13, held: 0.48 },
  firstTaken: { out: 0.26, held: 0.02 },
  basesLoaded: { out: 0.35, held: 0 },
} as const;

/** Chance that a runner on second who is not forced advances to third on a ground ball. */
export const SECOND_TO_THIRD_CHANCE = 0.43;

const { firstOpen, firstTaken, basesLoaded } = THIRD_ON_GROUNDER;

const decideRunnerOnThird = (live: LiveGame): 'out' | 'held' | 'scores' | 'nobody' => {
  if (!has(live.onBase, 3)) return 'nobody';
  const chances = !has(live.onBase, 1)
    ? firstOpen
    : !has(live.onBase, 2)
      ? firstTaken
      : basesLoaded;
  const drawn = live.draw('runner on third');
  if (drawn < chances.out) return 'out';
  return drawn < chances.out + chances.held ? 'held' : 'scores';
};

/**
 * Plays a double play at second and first. The other runners move up behind it; no run is batted
 * in.
 */
const playDoublePlay = (live: LiveGame): void => {
  const isFirstEarned = !isOnByError(runnerOn(live.runners, 1));
  live.event?.setPlay('doublePlay');
  live.putOutRunner(1, 2);
  live.putOutBatter();
  if (live.outs === 3) return;
  if (isFirstEarned) advanceUnsettledRuns(live, 1, 2);
  if (has(live.onBase, 3)) live.scoreRunner(3, 'notBattedIn');
  if (has(live.onBase, 2)) live.moveRunner(2, 3);
};

/**
 * Puts out the runner from third at the plate; the batter is safe in their place, the others move
 * up, forced or not.
 */
const playOutAtPlate = (live: LiveGame): void => {
  const lost = runnerOn(live.runners, 3);
  live.event?.setPlay('fieldersChoice');
  live.putOutRunner(3, 4);
  if (has(live.onBase, 2)) live.moveRunner(2, 3);
  if (has(live.onBase, 1)) live.moveRunner(1, 2);
  live.placeBatterFor(lost);
};

/**
 * Puts out the runner from first at second; the batter is safe in their place. `relay`, in [0, 1),
 * says how the throw on to first goes.
 */
const playForceAtSecond = (live: LiveGame, thirdScores: boolean, relay: number): void => {
  const lost = runnerOn(live.runners, 1);
  live.event?.setPlay('force');
  live.putOutRunner(1, 2);
  if (thirdScores) live.scoreRunner(3, 'battedIn');
  if (has(live.onBase, 2)) live.moveRunner(2, 3);
  live.placeBatterFor(lost);
  playRelay(live, relay);
};

const playOutAtFirst = (live: LiveGame, thirdScores: boolean): void => {
  live.putOutBatter();
  const forced = has(live.onBase, 1);
  if (thirdScores) live.scoreRunner(3, 'battedIn');
  if (has(live.onBase, 2) && !has(live.onBase, 3)) {
    if (forced || live.draw('runner on second') < SECOND_TO_THIRD_CHANCE) {
      live.moveRunner(2, 3);
    }
  }
  if (forced) live.moveRunner(1, 2);
};

/** Plays a ground ball that is fielded cleanly. */
export const playGroundBall = (live: LiveGame, batter: CompiledBatter): void => {
  if (live.outs === 2) {
    live.putOutBatter();
    return;
  }
  if (!has(live.onBase, 1)) {
    const runner = decideRunnerOnThird(live);
    if (runner === 'out') playOutAtPlate(live);
    else playOutAtFirst(live, runner === 'scores');
    return;
  }
  const drawn = live.draw('double play');
  if (drawn < batter.doublePlayChance) {
    playDoublePlay(live);
    return;
  }
  const runner = decideRunnerOnThird(live);
  const { doublePlayChance, forcePlayChance } = batter;
  if (runner === 'out') playOutAtPlate(live);
  else if (drawn < forcePlayChance) {
    const relay = (drawn - doublePlayChance) / (forcePlayChance - doublePlayChance);
    playForceAtSecond(live, runner === 'scores', relay);
  } else playOutAtFirst(live, runner === 'scores');
};
