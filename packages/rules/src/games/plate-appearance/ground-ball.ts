import { runnerAt } from '../baserunning/runners.ts';
import { PLAY } from '../event-codes.ts';
import type { LiveGame } from '../live-game.ts';
import type { CompiledBatter } from '../setup.ts';

/** The runner on third on a grounder, no double play: thrown out at the plate, or else held, or else he scores. */
export const THIRD_ON_GROUNDER = {
  firstOpen: { out: 0.07, held: 0.43 },
  firstTaken: { out: 0.2, held: 0.02 },
  basesLoaded: { out: 0.29, held: 0 },
} as const;

/** Second to third on a grounder that does not force him. */
export const SECOND_TO_THIRD_CHANCE = 0.62;

const SECOND_TO_THIRD = SECOND_TO_THIRD_CHANCE;

const { firstOpen, firstTaken, basesLoaded } = THIRD_ON_GROUNDER;

const third = (live: LiveGame): 'out' | 'held' | 'scores' | 'nobody' => {
  if ((live.onBase & 4) === 0) return 'nobody';
  const chances =
    (live.onBase & 1) === 0 ? firstOpen : (live.onBase & 2) === 0 ? firstTaken : basesLoaded;
  const drawn = live.draw('runner on third');
  if (drawn < chances.out) return 'out';
  return drawn < chances.out + chances.held ? 'held' : 'scores';
};

/** Second to first, say, and on to first base. Behind it the others move up; nobody bats in a run. */
const doublePlay = (live: LiveGame): void => {
  live.event.setPlay(PLAY.doublePlay);
  live.putOutRunner(1, 2);
  live.putOutBatter();
  if (live.outs === 3) return;
  if ((live.onBase & 4) !== 0) live.scoreRunner(3, 'notBattedIn');
  if ((live.onBase & 2) !== 0) live.moveRunner(2, 3);
};

/** The runner from third is thrown out at the plate; the batter is safe in his stead, others forced or not move up. */
const outAtPlate = (live: LiveGame): void => {
  const lost = runnerAt(live.runners, 3);
  live.event.setPlay(PLAY.fieldersChoice);
  live.putOutRunner(3, 4);
  if ((live.onBase & 2) !== 0) live.moveRunner(2, 3);
  if ((live.onBase & 1) !== 0) live.moveRunner(1, 2);
  live.placeBatterFor(lost);
};

/** The runner from first is out at second; the batter is safe in his stead. */
const forceAtSecond = (live: LiveGame, thirdScores: boolean): void => {
  const lost = runnerAt(live.runners, 1);
  live.event.setPlay(PLAY.force);
  live.putOutRunner(1, 2);
  if (thirdScores) live.scoreRunner(3, 'battedIn');
  if ((live.onBase & 2) !== 0) live.moveRunner(2, 3);
  live.placeBatterFor(lost);
};

const outAtFirst = (live: LiveGame, thirdScores: boolean): void => {
  live.putOutBatter();
  const forced = (live.onBase & 1) !== 0;
  if (thirdScores) live.scoreRunner(3, 'battedIn');
  if ((live.onBase & 2) !== 0 && (live.onBase & 4) === 0) {
    if (forced || live.draw('runner on second') < SECOND_TO_THIRD) {
      live.moveRunner(2, 3);
    }
  }
  if (forced) live.moveRunner(1, 2);
};

/** A grounder that is fielded cleanly. */
export const playGroundBall = (live: LiveGame, batter: CompiledBatter): void => {
  if (live.outs === 2) {
    live.putOutBatter();
    return;
  }
  if ((live.onBase & 1) === 0) {
    const runner = third(live);
    if (runner === 'out') outAtPlate(live);
    else outAtFirst(live, runner === 'scores');
    return;
  }
  const drawn = live.draw('double play');
  if (drawn < batter.doublePlayChance) {
    doublePlay(live);
    return;
  }
  const runner = third(live);
  const forced = drawn < batter.forcePlayChance;
  if (runner === 'out') outAtPlate(live);
  else if (forced) forceAtSecond(live, runner === 'scores');
  else outAtFirst(live, runner === 'scores');
};
