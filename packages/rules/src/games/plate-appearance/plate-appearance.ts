import { advanceOnHit } from '../baserunning/advance-on-hit.ts';
import { offerExtraBases } from '../baserunning/extra-bases.ts';
import { forceAdvance } from '../baserunning/force-advance.ts';
import type { ChoiceKind } from '../baserunning/pending-choice.ts';
import { ACTION, KIND, RESULT } from '../event-codes.ts';
import type { LiveGame } from '../engine/live-game.ts';
import type { CompiledBatter } from '../setup.ts';
import { basesOfHit } from '../scoring/walk-off-hit.ts';
import { GROUND_BALL, ballKind, rescaleCleanlyFielded } from './ball-in-play.ts';
import { playCaughtBall } from './caught-ball.ts';
import { playFieldingError } from './fielding-error.ts';
import { playGroundBall } from './ground-ball.ts';
import { BB, HR, OO } from './result-code.ts';
import { rollDice } from './roll-dice.ts';

// What comes up at every batter is kept at hand: an import is looked up and checked at each use
// (docs/decisions/0007-flat-state.md).
const PLATE_APPEARANCE = KIND.plateAppearance;
const HOME_RUN = HR;
const WALK = BB;
const OUT_IN_PLAY = OO;
const GROUNDER = GROUND_BALL;
const dice = rollDice;
const hit = advanceOnHit;
const walkTo = forceAdvance;
const extraBases = offerExtraBases;
const fieldedCleanly = rescaleCleanlyFielded;
const kindOfBall = ballKind;
const groundBall = playGroundBall;
const caughtBall = playCaughtBall;

const playHit = (live: LiveGame, outcome: number): ChoiceKind | null => {
  const placement = live.draw('ball');
  const bases = live.canWalkOff ? basesOfHit(live, outcome + 1) : outcome + 1;
  if (live.events !== null && bases !== outcome + 1) live.event.setResult(bases);
  live.bat.hits++;
  const { outs } = live;
  hit(live, bases);
  if (live.walkedOff || outcome === HOME_RUN) return null;
  return extraBases(live, bases, placement, outs) ? 'advance' : null;
};

/**
 * Plays a ball in play. One number decides whether there is an error, else the kind of ball and
 * where it goes.
 */
const playBallInPlay = (live: LiveGame, batter: CompiledBatter): ChoiceKind | null => {
  const drawn = live.draw('ball');
  const { errorRate } = live.field;
  if (drawn < errorRate) {
    playFieldingError(live);
    return null;
  }
  const fraction = fieldedCleanly(drawn, errorRate);
  const ball = kindOfBall(fraction);
  if (ball === GROUNDER) {
    groundBall(live, batter);
    return null;
  }
  return caughtBall(live, ball, fraction) ? 'tag' : null;
};

/**
 * Plays the next plate appearance up to the point where the manager of the runners has something to
 * decide. Returns what, or null; the chances for that decision are then stored in the game. The
 * event stays open.
 */
export const playPlateAppearance = (live: LiveGame): ChoiceKind | null => {
  const { bat, field } = live;
  live.beginEvent(PLATE_APPEARANCE);
  const batter = bat.batterTables(live.batter);
  const outcome = dice(live, batter, field.currentPitcherTables);
  live.advanceBattingOrder();
  if (outcome === OUT_IN_PLAY) return playBallInPlay(live, batter);
  if (outcome <= HOME_RUN) return playHit(live, outcome);
  if (outcome === WALK) walkTo(live);
  else live.putOutBatter();
  return null;
};

/**
 * Walks the batter intentionally: a base on balls, no at-bat, only forced runners move. The event
 * stays open.
 */
export const walkIntentionally = (live: LiveGame): void => {
  live.beginEvent(KIND.walk);
  const { event } = live;
  event.setResult(RESULT.BB);
  event.setAction(ACTION.bb);
  live.advanceBattingOrder();
  forceAdvance(live);
};
