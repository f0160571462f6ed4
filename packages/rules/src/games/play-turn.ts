import { sendRunners, type RunnerSet } from './baserunning/send-runners.ts';
import { stealBases } from './baserunning/steal.ts';
import { LOOSE_PITCH_CHANCE, loosePitch, playLoosePitch } from './baserunning/wild-pitch.ts';
import { choiceOf } from './choice-options.ts';
import { ACTION, KIND, RESULT } from './event-codes.ts';
import type { LiveGame } from './live-game.ts';
import type { LiveSide } from './live-side.ts';
import { decideReliever } from './manager/change-pitcher.ts';
import { decidePinchHitter, decidePinchRunner } from './manager/decide-pinch.ts';
import { decideSends } from './manager/decide-sends.ts';
import { decideSteal } from './manager/decide-steal.ts';
import { decideWalk } from './manager/decide-walk.ts';
import { isQuiet, isTight } from './manager/tight-game.ts';
import type { ChoiceKind, PendingChoice } from './pending-choice.ts';
import { playPlateAppearance, walkIntentionally } from './plate-appearance/plate-appearance.ts';
import { NOBODY } from './state.ts';
import { substitute } from './substitution.ts';

// What comes up at every batter is kept at hand: an import is looked up and checked at each use (docs/decisions/0007-flat-state.md).
const playBatter = playPlateAppearance;
const LOOSE_PITCHES = LOOSE_PITCH_CHANCE;
const stealersOf = decideSteal;
const quiet = isQuiet;
const tight = isTight;
const sendersOf = decideSends;
const send = sendRunners;

const computerBats = (live: LiveGame): boolean => live.automatic || live.bat.isComputers;

const computerPitches = (live: LiveGame): boolean => live.automatic || live.field.isComputers;

const putIn = (live: LiveGame, side: LiveSide, playerOut: number, playerIn: number): void => {
  substitute(live, side, playerOut, playerIn);
  live.finishEvent();
};

/** Late in a tight game the computer manager at bat may send up a pinch runner, and a pinch hitter. */
const pinch = (live: LiveGame): void => {
  const runner = decidePinchRunner(live);
  if (runner !== null) putIn(live, live.bat, runner.playerOut, runner.playerIn);
  const hitter = decidePinchHitter(live);
  if (hitter !== NOBODY)
    putIn(live, live.bat, live.bat.order[live.bat.nextPlace] as number, hitter);
};

/** Before the next batter the computer managers may change men: the pitcher first, then who bats and runs. */
const changeMen = (live: LiveGame): void => {
  if (!quiet(live)) changeMenIfWise(live);
};

const changeMenIfWise = (live: LiveGame): void => {
  if (live.final) return;
  if (computerPitches(live)) {
    const reliever = decideReliever(live);
    if (reliever !== NOBODY) putIn(live, live.field, live.field.pitcher, reliever);
  }
  if (tight(live) && computerBats(live)) pinch(live);
};

/** Last of all, the computer manager in the field may put the batter on first. */
const walkIfWise = (live: LiveGame): void => {
  if (tight(live) && !live.final && computerPitches(live) && decideWalk(live)) walk(live);
};

const closeWithLoosePitch = (live: LiveGame, drawn: number): void => {
  live.finishEvent();
  changeMen(live);
  playLoosePitch(live, loosePitch(drawn));
  live.finishEvent();
  walkIfWise(live);
};

/** With runners on, something may happen before the next batter: drawn with the event's own dice, before it closes. */
const closeWithRunners = (live: LiveGame): void => {
  const drawn = live.draw('between batters');
  if (drawn < LOOSE_PITCHES) {
    closeWithLoosePitch(live, drawn);
    return;
  }
  const stealing = computerBats(live) ? stealersOf(live, drawn) : 0;
  live.finishEvent();
  changeMen(live);
  if (stealing === 0) walkIfWise(live);
  else steal(live, stealing);
};

/**
 * Ends a plate appearance. What was drawn for the time before the next batter follows as events of its own: a new pitcher, a loose
 * pitch, a steal of the computer's.
 */
const closePlateAppearance = (live: LiveGame): void => {
  if (live.onBase !== 0 && live.outs !== 3 && !live.walkedOff) {
    closeWithRunners(live);
  } else {
    live.finishEvent();
    changeMen(live);
  }
};

/** The next batter. Where the side at bat has a player for manager and something to decide, the turn ends with a pending choice. */
export const roll = (live: LiveGame): void => {
  const kind = playBatter(live);
  if (kind === null) closePlateAppearance(live);
  else offerChoice(live, kind);
};

/** The computer manager decides at once; a player is asked. */
const offerChoice = (live: LiveGame, kind: ChoiceKind): void => {
  if (computerBats(live)) {
    send(live, sendersOf(live), kind);
    closePlateAppearance(live);
  } else {
    live.pendingChoice = choiceOf(live, kind);
    live.finishEvent();
  }
};

/** The pending choice is made: these runners go (none: 0). */
export const choose = (live: LiveGame, choice: PendingChoice, set: RunnerSet): void => {
  live.beginEvent(KIND[choice.kind]);
  const { event } = live;
  event.setAction(ACTION[choice.kind]);
  if (choice.kind === 'advance') event.setResult(RESULT.XB);
  live.batter = choice.batter;
  live.pitcher = choice.pitcher;
  restoreChances(live, choice);
  live.pendingChoice = null;
  sendRunners(live, set, choice.kind);
  closePlateAppearance(live);
};

const restoreChances = (live: LiveGame, choice: PendingChoice): void => {
  const [, second, third] = choice.safeChances;
  live.secondSafe = second ?? 0;
  live.thirdSafe = third ?? 0;
};

/** The computer answers a choice that a player left open. */
export const chooseAutomatically = (live: LiveGame, choice: PendingChoice): void => {
  restoreChances(live, choice);
  choose(live, choice, decideSends(live));
};

/** These runners steal. */
export const steal = (live: LiveGame, set: RunnerSet): void => {
  stealBases(live, set);
  live.finishEvent();
  changeMen(live);
  walkIfWise(live);
};

/** An intentional walk. */
export const walk = (live: LiveGame): void => {
  walkIntentionally(live);
  closePlateAppearance(live);
};
