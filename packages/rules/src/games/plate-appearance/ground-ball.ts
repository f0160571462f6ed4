import { moveRunner, placeBatter } from '../baserunning/move-runner.ts';
import { putOutBatter, putOutRunner } from '../innings/put-out.ts';
import { drawChance, type LiveGame } from '../live-game.ts';
import { BATTED_IN, NOT_BATTED_IN, scoreRunner } from '../scoring/score-run.ts';

/** By the batter's speed class (slow, average, fast), with fewer than two outs and first occupied (realism, Game simulation). */
export const DOUBLE_PLAY_CHANCE = [0.48, 0.4, 0.31] as const;
export const FORCE_AT_SECOND_CHANCE = [0.27, 0.34, 0.44] as const;

/** The runner on third on a grounder, no double play: thrown out at the plate, or else held, or else he scores. */
export const THIRD_ON_GROUNDER = {
  firstOpen: { out: 0.07, held: 0.43 },
  firstTaken: { out: 0.2, held: 0.02 },
  basesLoaded: { out: 0.29, held: 0 },
} as const;

/** Second to third on a grounder that does not force him. */
export const SECOND_TO_THIRD_CHANCE = 0.62;

const third = (live: LiveGame): 'out' | 'held' | 'scores' | 'nobody' => {
  if ((live.onBase & 4) === 0) return 'nobody';
  const chances =
    (live.onBase & 1) === 0
      ? THIRD_ON_GROUNDER.firstOpen
      : (live.onBase & 2) === 0
        ? THIRD_ON_GROUNDER.firstTaken
        : THIRD_ON_GROUNDER.basesLoaded;
  const drawn = drawChance(live, 'runner on third');
  if (drawn < chances.out) return 'out';
  return drawn < chances.out + chances.held ? 'held' : 'scores';
};

/** Second to first, say, and on to first base. Behind it the others move up; nobody bats in a run. */
const doublePlay = (live: LiveGame): void => {
  live.event.play = 'doublePlay';
  putOutRunner(live, 1, 2);
  putOutBatter(live);
  if (live.outs === 3) return;
  if ((live.onBase & 4) !== 0) scoreRunner(live, 3, NOT_BATTED_IN);
  if ((live.onBase & 2) !== 0) moveRunner(live, 2, 3);
};

/** The runner from third is thrown out at the plate; the batter is safe in his stead, others forced or not move up. */
const outAtPlate = (live: LiveGame): void => {
  const { chargedTo, onByError } = live.state;
  const charged = chargedTo[2] as number;
  const byError = onByError[2] as boolean;
  live.event.play = 'fieldersChoice';
  putOutRunner(live, 3, 4);
  if ((live.onBase & 2) !== 0) moveRunner(live, 2, 3);
  if ((live.onBase & 1) !== 0) moveRunner(live, 1, 2);
  placeBatter(live, 1, charged, byError);
};

/**
 * The runner from first is out at second; the batter is safe. He stands for the man put out: whoever answered for that one
 * answers for him (rule 9.16(g)).
 */
const forceAtSecond = (live: LiveGame, thirdScores: boolean): void => {
  const { chargedTo, onByError } = live.state;
  const charged = chargedTo[0] as number;
  const byError = onByError[0] as boolean;
  live.event.play = 'force';
  putOutRunner(live, 1, 2);
  if (thirdScores) scoreRunner(live, 3, BATTED_IN);
  if ((live.onBase & 2) !== 0) moveRunner(live, 2, 3);
  placeBatter(live, 1, charged, byError);
};

const outAtFirst = (live: LiveGame, thirdScores: boolean): void => {
  putOutBatter(live);
  const forced = (live.onBase & 1) !== 0;
  if (thirdScores) scoreRunner(live, 3, BATTED_IN);
  if ((live.onBase & 2) !== 0 && (live.onBase & 4) === 0) {
    if (forced || drawChance(live, 'runner on second') < SECOND_TO_THIRD_CHANCE) {
      moveRunner(live, 2, 3);
    }
  }
  if (forced) moveRunner(live, 1, 2);
};

/** A grounder that is fielded cleanly. */
export const playGroundBall = (live: LiveGame, batterSpeedClass: number): void => {
  if (live.outs === 2) {
    putOutBatter(live);
    return;
  }
  if ((live.onBase & 1) === 0) {
    const runner = third(live);
    if (runner === 'out') outAtPlate(live);
    else outAtFirst(live, runner === 'scores');
    return;
  }
  const doublePlayChance = DOUBLE_PLAY_CHANCE[batterSpeedClass] as number;
  const drawn = drawChance(live, 'double play');
  if (drawn < doublePlayChance) {
    doublePlay(live);
    return;
  }
  const runner = third(live);
  const forced = drawn < doublePlayChance + (FORCE_AT_SECOND_CHANCE[batterSpeedClass] as number);
  if (runner === 'out') outAtPlate(live);
  else if (forced) forceAtSecond(live, runner === 'scores');
  else outAtFirst(live, runner === 'scores');
};
