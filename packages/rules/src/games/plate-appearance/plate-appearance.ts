import { advanceOnHit } from '../baserunning/advance-on-hit.ts';
import { offerExtraBases } from '../baserunning/extra-bases.ts';
import { forceAdvance } from '../baserunning/force-advance.ts';
import type { ChoiceKind } from '../pending-choice.ts';
import { putOutBatter } from '../innings/put-out.ts';
import { beginEvent, drawChance, type LiveGame } from '../live-game.ts';
import type { CompiledBatter } from '../setup.ts';
import { basesOfHit } from '../scoring/walk-off-hit.ts';
import { GROUND_BALL, ballKind, noteFieldedBall, noteHit, placementIn } from './ball-in-play.ts';
import { playCaughtBall } from './caught-ball.ts';
import { playError } from './fielding-error.ts';
import { playGroundBall } from './ground-ball.ts';
import { BB, HR, OO, SO, resultName } from './result-code.ts';
import { throwDice } from './throw-dice.ts';

const playHit = (live: LiveGame, outcome: number): ChoiceKind | null => {
  const placement = drawChance(live, 'ball');
  const hit = (outcome + 1) as 1 | 2 | 3 | 4;
  const bases = basesOfHit(live, hit);
  if (live.events !== null) {
    noteHit(live, hit, placement);
    live.event.resultType = resultName(bases - 1);
  }
  live.bat.hits++;
  const { outs } = live;
  advanceOnHit(live, bases);
  if (live.walkedOff || outcome === HR) return null;
  return offerExtraBases(live, bases, placement, outs) ? 'advance' : null;
};

/** One number says whether the ball is booted, else what kind of ball it is and where it goes. */
const playBallInPlay = (live: LiveGame, batter: CompiledBatter): ChoiceKind | null => {
  const drawn = drawChance(live, 'ball');
  const { errorRate } = live.fieldSetup;
  if (drawn < errorRate) {
    if (live.events !== null) noteFieldedBall(live, GROUND_BALL, drawn / errorRate);
    playError(live);
    return null;
  }
  const fraction = (drawn - errorRate) / (1 - errorRate);
  const ball = ballKind(fraction);
  const placement = placementIn(ball, fraction);
  if (live.events !== null) noteFieldedBall(live, ball, placement);
  if (ball === GROUND_BALL) {
    playGroundBall(live, batter.speedClass);
    return null;
  }
  return playCaughtBall(live, ball.kind, placement) ? 'tag' : null;
};

/**
 * The next batter against the pitcher, up to the point where the runners' manager has something to decide: answers what, or null.
 * The chances that he decides by are then in `safeChances`. The event stays open.
 */
export const playPlateAppearance = (live: LiveGame): ChoiceKind | null => {
  const event = beginEvent(live, 'plateAppearance');
  const { bat, field, batSetup } = live;
  const batter = batSetup.players[event.batter]?.bat as CompiledBatter;
  const outcome = throwDice(live, batter, live.pitching);
  bat.nextPlace = bat.nextPlace === 8 ? 0 : bat.nextPlace + 1;
  field.battersFaced++;
  if (outcome <= HR) return playHit(live, outcome);
  if (outcome === OO) return playBallInPlay(live, batter);
  if (outcome === BB) forceAdvance(live);
  else if (outcome === SO) putOutBatter(live);
  return null;
};

/** The batter is walked on purpose: a base on balls, no at-bat, only forced runners move. The event stays open. */
export const walkIntentionally = (live: LiveGame): void => {
  const event = beginEvent(live, 'walk');
  event.resultType = 'BB';
  event.managerAction = 'bb';
  live.bat.nextPlace = live.bat.nextPlace === 8 ? 0 : live.bat.nextPlace + 1;
  live.field.battersFaced++;
  forceAdvance(live);
};
