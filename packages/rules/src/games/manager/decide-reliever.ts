import { NO_BASES, countBases } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { FIRST_RELIEVER } from '../lineup-slots.ts';
import { NOBODY } from '../state.ts';
import { findAnyPitcher, findCloser, findReliever, isLateAndClose } from './choose-reliever.ts';
import { expectedRunsOfThree } from './matchup-runs.ts';
import { MAX_BATTERS_FACED } from './patience.ts';
import { relieveAtRecordRates } from './relieve-at-record-rates.ts';
import { isRelieverDone } from './reliever-leash.ts';
import { NINTH, isSaveInSight, isTiedAtHome } from './save-situation.ts';
import { isStarterDone } from './starter-hook.ts';

const AFTER_NINTH = 54;

/** Outs before the seventh inning: from it on trouble in a close game is a reason to look. */
const SEVENTH = 36;
const RUNNERS_IN_TROUBLE = 2;
/** Batters before a starter tires from which on, and that a reliever has faced at least. */
const NEARLY_TIRED = 6;
const RELIEVERS_BATTERS = 3;
/**
 * Runs that a reliever must promise to save of the next three batters: as managers of the record
 * had it, who stayed with their starters, and to win.
 */
const RUNS_SAVED = 0.13;
const RUNS_SAVED_TO_WIN = 0.02;

const isStarting = ({ field }: LiveGame): boolean => field.pitcher === field.setup.starter;

/**
 * Whether it is time to look, late in a close game: the pitcher is tired, or has worked for a while
 * and has two runners on.
 */
const isInTrouble = (live: LiveGame, lead: number, tired: number): boolean => {
  const { field } = live;
  if (!isLateAndClose(live.ipOuts, lead)) return false;
  if (tired > 0) return true;
  if (countBases(live.onBase) < RUNNERS_IN_TROUBLE) return false;
  const enough = isStarting(live) ? field.tiresAt - NEARLY_TIRED : RELIEVERS_BATTERS;
  return field.battersFaced >= enough;
};

const isBetweenInnings = ({ outs, onBase }: LiveGame): boolean => outs === 0 && onBase === NO_BASES;

/** Whether there may be something to decide: most batters need no more than this look. */
export const mayRelieve = (live: LiveGame): boolean =>
  (live.ipOuts >= NINTH && live.field.runs >= live.bat.runs) ||
  live.field.isTired() ||
  (live.designed && live.field.isPatienceOver(isBetweenInnings(live))) ||
  (live.ipOuts >= SEVENTH && countBases(live.onBase) >= RUNNERS_IN_TROUBLE);

/** Whether the reliever promises clearly fewer runs of the next three batters. */
const isBetter = (live: LiveGame, reliever: number, tired: number): boolean => {
  const { order, nextPlace } = live.bat;
  const { matchups, pitcher } = live.field;
  const one = order[nextPlace] as number;
  const two = order[(nextPlace + 1) % 9] as number;
  const three = order[(nextPlace + 2) % 9] as number;
  const saved = live.field.setup.managesToWin ? RUNS_SAVED_TO_WIN : RUNS_SAVED;
  return (
    expectedRunsOfThree(matchups, reliever, one, two, three, 0) + saved <
    expectedRunsOfThree(matchups, pitcher, one, two, three, tired)
  );
};

/**
 * Whether it is the closer's game: with the save in sight, or before an inning that is tied at home
 * in the ninth or later. A starter who goes on is not relieved for a save before the tying run
 * threatens.
 */
const isForCloser = (
  live: LiveGame,
  lead: number,
  tired: number,
  betweenInnings: boolean,
): boolean => {
  if (live.field.pitcher === FIRST_RELIEVER) return false;
  if (isStarting(live)) {
    const isTyingRunUp = !betweenInnings && lead <= countBases(live.onBase) + 1;
    return tired > 0 && isTyingRunUp && isSaveInSight(live, lead);
  }
  return isSaveInSight(live, lead) || (betweenInnings && isTiedAtHome(live, lead));
};

/** Returns who relieves a pitcher whose work is done: the closer if there is a save to be had. */
const findRelief = (live: LiveGame, lead: number): number => {
  const closer = isSaveInSight(live, lead) ? findCloser(live.field) : NOBODY;
  return closer === NOBODY ? findReliever(live, lead) : closer;
};

/**
 * Returns the reliever the computer manager brings in for the next batter: lineup index, or -1 if
 * the pitcher stays. Called before every batter.
 */
export const decideReliever = (live: LiveGame): number => {
  const { field, bat } = live;
  if (field.battersFaced === 0) return NOBODY;
  if (!live.designed) return relieveAtRecordRates(live);
  const lead = field.runs - bat.runs;
  const tired = field.tiredBatters();
  const betweenInnings = isBetweenInnings(live);
  if (live.ipOuts >= NINTH && isForCloser(live, lead, tired, betweenInnings)) {
    const closer = findCloser(field);
    if (closer !== NOBODY) return closer;
  }
  const mustGo = tired > 0 && betweenInnings && live.ipOuts >= AFTER_NINTH;
  if (mustGo || field.battersFaced >= MAX_BATTERS_FACED) return findAnyPitcher(live, lead);
  const isDone = isStarting(live)
    ? isStarterDone(live, lead, betweenInnings)
    : isRelieverDone(live, lead, tired, betweenInnings);
  if (isDone) return findRelief(live, lead);
  if (!isInTrouble(live, lead, tired)) return NOBODY;
  const reliever = findReliever(live, lead);
  return reliever !== NOBODY && isBetter(live, reliever, tired) ? reliever : NOBODY;
};
