import { sendRunners, type RunnerSet } from './baserunning/send-runners.ts';
import { stealBases } from './baserunning/steal.ts';
import { loosePitch, playLoosePitch, restOfDraw } from './baserunning/wild-pitch.ts';
import { choiceOf } from './choice-options.ts';
import { finishEvent } from './innings/finish-event.ts';
import { beginEvent, drawChance, type LiveGame, type LiveSide } from './live-game.ts';
import { decideReliever } from './manager/change-pitcher.ts';
import { decidePinchHitter, decidePinchRunner } from './manager/decide-pinch.ts';
import { decideSends } from './manager/decide-sends.ts';
import { decideSteal } from './manager/decide-steal.ts';
import { decideWalk } from './manager/decide-walk.ts';
import { isQuiet, isTight } from './manager/tight-game.ts';
import type { PendingChoice } from './pending-choice.ts';
import { playPlateAppearance, walkIntentionally } from './plate-appearance/plate-appearance.ts';
import { NOBODY } from './state.ts';
import { substitute } from './substitution.ts';

const computerBats = (live: LiveGame): boolean =>
  live.automatic || live.batSetup.manager === 'computer';

const computerPitches = (live: LiveGame): boolean =>
  live.automatic || live.fieldSetup.manager === 'computer';

const putIn = (live: LiveGame, side: LiveSide, playerOut: number, playerIn: number): void => {
  substitute(live, side === live.state.home ? 'home' : 'visitors', playerOut, playerIn);
  finishEvent(live);
};

/** Late in a tight game the computer manager at bat may send up a pinch runner, and a pinch hitter. */
const pinch = (live: LiveGame): void => {
  const { bat } = live;
  const runner = decidePinchRunner(live);
  if (runner !== null) putIn(live, bat, runner.playerOut, runner.playerIn);
  const hitter = decidePinchHitter(live);
  if (hitter !== NOBODY) putIn(live, bat, bat.order[bat.nextPlace] as number, hitter);
};

/** Before the next batter the computer managers may change men: the pitcher first, then who bats and runs. */
const changeMen = (live: LiveGame): void => {
  if (isQuiet(live) || live.state.final) return;
  if (computerPitches(live)) {
    const reliever = decideReliever(live);
    if (reliever !== NOBODY) putIn(live, live.field, live.field.pitcher, reliever);
  }
  if (isTight(live) && computerBats(live)) pinch(live);
};

/** Last of all, the computer manager in the field may put the batter on first. */
const walkIfWise = (live: LiveGame): void => {
  if (isTight(live) && !live.state.final && computerPitches(live) && decideWalk(live)) walk(live);
};

const goesOnWithRunners = (live: LiveGame): boolean => {
  return live.onBase !== 0 && live.outs !== 3 && !live.walkedOff;
};

const closeAndGoOn = (live: LiveGame): void => {
  const drawn = drawChance(live, 'between batters');
  const pitch = loosePitch(drawn);
  const stealing = pitch === null && computerBats(live) ? decideSteal(live, restOfDraw(drawn)) : 0;
  finishEvent(live);
  changeMen(live);
  if (pitch !== null) {
    playLoosePitch(live, pitch);
    finishEvent(live);
  } else if (stealing !== 0) {
    steal(live, stealing);
    return;
  }
  walkIfWise(live);
};

/**
 * Ends a plate appearance. With runners on, what happens before the next batter is drawn with the event's own dice; then the event
 * closes, and what was drawn follows as events of its own: a new pitcher, a loose pitch, a steal of the computer's.
 */
const closePlateAppearance = (live: LiveGame): void => {
  if (goesOnWithRunners(live)) {
    closeAndGoOn(live);
  } else {
    finishEvent(live);
    changeMen(live);
  }
};

/** The next batter. Where the side at bat has a player for manager and something to decide, the turn ends with a pending choice. */
export const roll = (live: LiveGame): void => {
  const kind = playPlateAppearance(live);
  if (kind !== null) {
    if (!computerBats(live)) {
      live.state.pendingChoice = choiceOf(live, kind);
      finishEvent(live);
      return;
    }
    sendRunners(live, decideSends(live), kind);
  }
  closePlateAppearance(live);
};

/** The pending choice is made: these runners go (none: 0). */
export const choose = (live: LiveGame, choice: PendingChoice, set: RunnerSet): void => {
  const event = beginEvent(live, choice.kind);
  event.managerAction = choice.kind;
  event.resultType = choice.kind === 'advance' ? 'XB' : null;
  event.batter = choice.batter;
  event.pitcher = choice.pitcher;
  restoreChances(live, choice);
  live.state.pendingChoice = null;
  sendRunners(live, set, choice.kind);
  closePlateAppearance(live);
};

const restoreChances = (live: LiveGame, choice: PendingChoice): void => {
  for (let base = 0; base < 3; base++) live.safeChances[base] = choice.safeChances[base] as number;
};

/** The computer answers a choice that a player left open. */
export const chooseAutomatically = (live: LiveGame, choice: PendingChoice): void => {
  restoreChances(live, choice);
  choose(live, choice, decideSends(live));
};

/** These runners steal. */
export const steal = (live: LiveGame, set: RunnerSet): void => {
  stealBases(live, set);
  finishEvent(live);
  changeMen(live);
  walkIfWise(live);
};

/** An intentional walk. */
export const walk = (live: LiveGame): void => {
  walkIntentionally(live);
  closePlateAppearance(live);
};
