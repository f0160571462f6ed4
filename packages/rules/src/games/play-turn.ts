import { sendRunners, type RunnerSet } from './baserunning/send-runners.ts';
import { stealBases } from './baserunning/steal.ts';
import { loosePitch, playLoosePitch, restOfDraw } from './baserunning/wild-pitch.ts';
import { choiceOf } from './choice-options.ts';
import { finishEvent } from './innings/finish-event.ts';
import { beginEvent, drawChance, type LiveGame } from './live-game.ts';
import { decideReliever } from './manager/change-pitcher.ts';
import { decideSends } from './manager/decide-sends.ts';
import { decideSteal } from './manager/decide-steal.ts';
import type { PendingChoice } from './pending-choice.ts';
import { playPlateAppearance, walkIntentionally } from './plate-appearance/plate-appearance.ts';
import { NOBODY } from './state.ts';
import { substitute } from './substitution.ts';

const computerBats = (live: LiveGame): boolean =>
  live.automatic || live.batSetup.manager === 'computer';

const computerPitches = (live: LiveGame): boolean =>
  live.automatic || live.fieldSetup.manager === 'computer';

/** Before the next batter: the computer manager in the field may change pitchers. */
const changePitcher = (live: LiveGame): void => {
  if (live.state.final || !computerPitches(live)) return;
  const reliever = decideReliever(live);
  if (reliever === NOBODY) return;
  const { field } = live;
  substitute(live, field === live.state.home ? 'home' : 'visitors', field.pitcher, reliever);
  finishEvent(live);
};

const goesOnWithRunners = (live: LiveGame): boolean => {
  return live.onBase !== 0 && live.outs !== 3 && !live.walkedOff;
};

const closeAndGoOn = (live: LiveGame): void => {
  const drawn = drawChance(live, 'between batters');
  const pitch = loosePitch(drawn);
  const stealing = pitch === null && computerBats(live) ? decideSteal(live, restOfDraw(drawn)) : 0;
  finishEvent(live);
  changePitcher(live);
  if (pitch !== null) {
    playLoosePitch(live, pitch);
    finishEvent(live);
  } else if (stealing !== 0) {
    steal(live, stealing);
  }
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
    changePitcher(live);
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
  changePitcher(live);
};

/** An intentional walk. */
export const walk = (live: LiveGame): void => {
  walkIntentionally(live);
  closePlateAppearance(live);
};
