import { advanceOnHit } from '../baserunning/advance-on-hit.ts';
import { offerExtraBases } from '../baserunning/extra-bases.ts';
import { forceAdvance } from '../baserunning/force-advance.ts';
import type { ChoiceKind } from '../baserunning/pending-choice.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { errorChanceOnHit, playErrorOnHit } from '../fielding/error-on-hit.ts';
import type { CompiledBatter } from '../setup.ts';
import { basesOfHit } from '../scoring/walk-off-hit.ts';
import { GROUND_BALL, ballKind, rescaleCleanlyFielded } from './ball-in-play.ts';
import { playCaughtBall } from './caught-ball.ts';
import { playFieldingError } from './fielding-error.ts';
import { playGroundBall } from './ground-ball.ts';
import { locateError, locateFieldedBall, locateHit } from './hit-location.ts';
import { RESULT_CODE, resultName, totalBases } from './result-code.ts';
import { rollDice } from './roll-dice.ts';

const { BB, HR, OO } = RESULT_CODE;

/**
 * Plays a hit. One number decides whether there is an error behind it, and where the ball goes.
 */
const playHit = (live: LiveGame, outcome: number): ChoiceKind | null => {
  const drawn = live.draw('ball');
  const errorChance = outcome === HR ? 0 : errorChanceOnHit(live);
  const isError = drawn < errorChance;
  const placement = isError ? drawn / errorChance : rescaleCleanlyFielded(drawn, errorChance);
  const hitBases = totalBases(outcome);
  live.event?.setBattedBall(locateHit(placement, hitBases));
  const bases = live.canWalkOff ? basesOfHit(live, hitBases) : hitBases;
  if (bases !== hitBases) live.event?.setResult(resultName(bases - 1));
  live.bat.hits++;
  const { outs } = live;
  advanceOnHit(live, bases);
  if (live.walkedOff || outcome === HR) return null;
  if (isError && bases !== 4) {
    playErrorOnHit(live, placement, bases);
    return null;
  }
  return offerExtraBases(live, bases, placement, outs) ? 'advance' : null;
};

/**
 * Plays a ball in play. One number decides whether there is an error, else the kind of ball and
 * where it goes.
 */
const playBallInPlay = (live: LiveGame, batter: CompiledBatter): ChoiceKind | null => {
  const drawn = live.draw('ball');
  const { errorRate } = live.field;
  if (drawn < errorRate) {
    live.event?.setBattedBall(locateError(drawn, live.field.errorChances));
    playFieldingError(live, drawn);
    return null;
  }
  live.event?.setBattedBall(locateFieldedBall(drawn, errorRate));
  const fraction = rescaleCleanlyFielded(drawn, errorRate);
  const ball = ballKind(fraction);
  if (ball === GROUND_BALL) {
    playGroundBall(live, batter);
    return null;
  }
  return playCaughtBall(live, ball, fraction) ? 'tag' : null;
};

/**
 * Plays the next plate appearance up to the point where the manager of the runners has something to
 * decide. Returns what, or null; the chances for that decision are then stored in the game. The
 * event stays open.
 */
export const playPlateAppearance = (live: LiveGame): ChoiceKind | null => {
  const { bat, field } = live;
  live.beginEvent('plateAppearance');
  const batter = bat.batterTables(live.batter);
  const outcome = rollDice(live, batter, field.currentPitcherTables);
  live.advanceBattingOrder();
  if (outcome === OO) return playBallInPlay(live, batter);
  if (outcome <= HR) return playHit(live, outcome);
  if (outcome === BB) forceAdvance(live);
  else live.putOutBatter();
  return null;
};

/**
 * Walks the batter intentionally: a base on balls, no at-bat, only forced runners move. The event
 * stays open.
 */
export const walkIntentionally = (live: LiveGame): void => {
  live.beginEvent('walk');
  live.event?.setResult('BB');
  live.event?.setAction('bb');
  live.advanceBattingOrder();
  forceAdvance(live);
};
