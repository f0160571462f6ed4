import { NO_BASES, basesOf, formatBases, type BaseSet } from '../baserunning/base-set.ts';
import { sendRunners } from '../baserunning/send-runners.ts';
import { stealBases } from '../baserunning/steal.ts';
import {
  loosePitchChance,
  loosePitchKind,
  playLoosePitch,
  rescaleAfterLoosePitch,
  type LoosePitch,
} from '../baserunning/wild-pitch.ts';
import { buildPendingChoice } from '../baserunning/build-pending-choice.ts';
import type { LiveGame } from './live-game.ts';
import { makeComputerSubstitutions } from '../manager/computer-substitutions.ts';
import { decideRunnersToSend } from '../manager/decide-runners-to-send.ts';
import { decideSteal } from '../manager/decide-steal.ts';
import { decideWalk } from '../manager/decide-walk.ts';
import type { ChoiceKind, PendingChoice } from '../baserunning/pending-choice.ts';
import { playPlateAppearance, walkIntentionally } from '../plate-appearance/plate-appearance.ts';

/** Lets a computer manager in the field walk the next batter, after everything else. */
const decideWalkOfNextBatter = (live: LiveGame): void => {
  if (!live.designed || live.final || !live.computerPitches() || !decideWalk(live)) return;
  live.watcher?.(live.state(), { kind: 'walk' });
  walk(live);
};

/** Plays what was drawn for the time before the next batter: a steal or a loose pitch. */
const playBetweenBatters = (
  live: LiveGame,
  loosePitch: LoosePitch | null,
  stealing: BaseSet,
): void => {
  if (stealing !== NO_BASES) {
    live.watcher?.(live.state(), { kind: 'steal', runnersAdvancing: basesOf(stealing).join() });
    steal(live, stealing);
    return;
  }
  if (loosePitch !== null) {
    playLoosePitch(live, loosePitch);
    live.finishEvent();
  }
  decideWalkOfNextBatter(live);
};

/**
 * Finishes a plate appearance. With runners on, what happens before the next batter is drawn with
 * the event's own dice, and follows as events of its own: a new pitcher, a loose pitch, a steal by
 * the computer.
 */
const closePlateAppearance = (live: LiveGame): void => {
  const runnersOn = live.hasRunners() && live.outs !== 3 && !live.walkedOff;
  let loosePitch: LoosePitch | null = null;
  let stealing = NO_BASES;
  if (runnersOn) {
    const drawn = live.draw('between batters');
    const chance = loosePitchChance(live);
    if (drawn < chance) loosePitch = loosePitchKind(live, drawn, chance);
    else if (live.computerBats())
      stealing = decideSteal(live, rescaleAfterLoosePitch(drawn, chance));
  }
  live.finishEvent();
  makeComputerSubstitutions(live);
  if (runnersOn) playBetweenBatters(live, loosePitch, stealing);
};

/**
 * Plays the next plate appearance. If a player manages the side at bat and has something to decide,
 * the turn ends with a pending choice.
 */
export const roll = (live: LiveGame): void => {
  const kind = playPlateAppearance(live);
  if (kind === null) closePlateAppearance(live);
  else decideOrOffer(live, kind);
};

/** Sends the runners that a computer manager has decided on. */
const sendByComputer = (live: LiveGame, set: BaseSet, kind: ChoiceKind): void => {
  live.watcher?.(
    { ...live.state(), pendingChoice: buildPendingChoice(live, kind) },
    { kind: 'choose', runnersAdvancing: formatBases(set) },
  );
  sendRunners(live, set, kind);
};

/** Decides at once for a computer manager; leaves the choice pending for a player. */
const decideOrOffer = (live: LiveGame, kind: ChoiceKind): void => {
  if (live.computerBats()) {
    sendByComputer(live, decideRunnersToSend(live, kind), kind);
    closePlateAppearance(live);
  } else {
    live.pendingChoice = buildPendingChoice(live, kind);
    live.finishEvent();
  }
};

/** Resolves the pending choice: these runners go. */
export const choose = (live: LiveGame, choice: PendingChoice, set: BaseSet): void => {
  live.beginEvent(choice.kind);
  live.event?.setAction(choice.kind);
  if (choice.kind === 'advance') live.event?.setResult('XB');
  live.batter = choice.batter;
  live.pitcher = choice.pitcher;
  restoreChances(live, choice);
  live.pendingChoice = null;
  sendRunners(live, set, choice.kind);
  closePlateAppearance(live);
};

/** Sets the chances that a pending choice was offered with. */
export const restoreChances = (live: LiveGame, choice: PendingChoice): void => {
  const [first, second, third] = choice.safeChances;
  live.firstSafeChance = first ?? 0;
  live.secondSafeChance = second ?? 0;
  live.thirdSafeChance = third ?? 0;
};

/** Returns the runners that the computer sends by a choice that a player left open. */
export const decideChoice = (live: LiveGame, choice: PendingChoice): BaseSet => {
  restoreChances(live, choice);
  return decideRunnersToSend(live, choice.kind);
};

/** Resolves, by the computer's decision, a choice that a player left open. */
export const chooseAutomatically = (live: LiveGame, choice: PendingChoice): void => {
  const set = decideChoice(live, choice);
  live.watcher?.(live.state(), { kind: 'choose', runnersAdvancing: formatBases(set) });
  choose(live, choice, set);
};

/** Plays a steal by these runners. */
export const steal = (live: LiveGame, set: BaseSet): void => {
  stealBases(live, set);
  live.finishEvent();
  makeComputerSubstitutions(live);
  decideWalkOfNextBatter(live);
};

/** Plays an intentional walk. */
export const walk = (live: LiveGame): void => {
  walkIntentionally(live);
  closePlateAppearance(live);
};
