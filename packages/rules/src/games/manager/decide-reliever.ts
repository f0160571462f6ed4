import { FIRST_RELIEVER, FIRST_STARTER, RELIEVER_COUNT, STARTER_COUNT } from '../lineup-slots.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { NOBODY } from '../state.ts';
import { expectedRunsOfThree } from './matchup-runs.ts';

/**
 * Number of batters a pitcher may face while tired before being relieved by a better one; with so
 * many runs charged, or with enough rested relievers for the rest of the game, they are relieved as
 * soon as they tire.
 */
export const MAX_TIRED_BATTERS = 3;
export const RUNS_TO_RELIEVE_WHEN_TIRED = 4;
/** Largest lead that the best reliever comes in to save, from the ninth on. */
export const MAX_SAVE_LEAD = 3;
const NINTH = 48;

/**
 * Returns the next reliever. RP1 is the best one, kept for the end of a game that can be won; the
 * last ones pitch when it is nearly lost.
 */
const findNextReliever = (live: LiveGame, lead: number): number => {
  const { field } = live;
  const last = FIRST_RELIEVER + RELIEVER_COUNT - 1;
  if (lead < -MAX_SAVE_LEAD) {
    for (let pitcher = last; pitcher >= FIRST_RELIEVER; pitcher--) {
      if (field.isAvailable(pitcher)) return pitcher;
    }
    return NOBODY;
  }
  const closing = live.ipOuts >= NINTH;
  for (let pitcher = FIRST_RELIEVER + (closing ? 0 : 1); pitcher <= last; pitcher++) {
    if (field.isAvailable(pitcher)) return pitcher;
  }
  return field.isAvailable(FIRST_RELIEVER) ? FIRST_RELIEVER : NOBODY;
};

/** Number of batters looked ahead; the decision is not made again before they have batted. */
const BATTERS_AHEAD = 3;
const BATTERS_FOR_EACH_OUT = 1.4;
const OUTS_OF_SIDE = 27;

/** Whether the bullpen can finish the game without tiring. */
const bullpenIsRested = (live: LiveGame): boolean => {
  const { field, ipOuts, outs } = live;
  const outsMade = Math.floor((ipOuts - outs) / 6) * 3 + outs;
  let batters = Math.max(3, OUTS_OF_SIDE - outsMade) * BATTERS_FOR_EACH_OUT;
  for (let pitcher = FIRST_RELIEVER; pitcher < FIRST_RELIEVER + RELIEVER_COUNT; pitcher++) {
    if (!field.isAvailable(pitcher)) continue;
    batters -= field.pitcherTables(pitcher).tiresAt - 1;
  }
  return batters <= 0;
};

/**
 * Whether the reliever is expected to allow fewer runs to the next batters than the tired pitcher.
 */
const isBetter = (live: LiveGame, reliever: number, tired: number): boolean => {
  const { order, nextPlace } = live.bat;
  const { matchups, pitcher } = live.field;
  const one = order[nextPlace] as number;
  const two = order[(nextPlace + 1) % 9] as number;
  const three = order[(nextPlace + 2) % 9] as number;
  return (
    expectedRunsOfThree(matchups, reliever, one, two, three, 0) <
    expectedRunsOfThree(matchups, pitcher, one, two, three, tired)
  );
};

/** Returns the reliever for a tired pitcher; nobody if the next reliever is no better. */
const findRelief = (live: LiveGame, tired: number): number => {
  const { field, bat, designed } = live;
  const mustGo = tired > MAX_TIRED_BATTERS || field.pitcherRuns >= RUNS_TO_RELIEVE_WHEN_TIRED;
  if (!mustGo && (!designed || !bullpenIsRested(live))) return NOBODY;
  const reliever = findNextReliever(live, field.runs - bat.runs);
  return designed && reliever !== NOBODY && !isBetter(live, reliever, tired) ? NOBODY : reliever;
};

/**
 * Returns the best reliever in the ninth and later to save a short lead, unless a fresh starter
 * goes on.
 */
const findCloser = (live: LiveGame, tired: number): number => {
  const { field, bat } = live;
  const lead = field.runs - bat.runs;
  if (lead <= 0 || lead > MAX_SAVE_LEAD || field.battersFaced === 0) return NOBODY;
  if (tired === 0 && field.pitcher < FIRST_STARTER + STARTER_COUNT) return NOBODY;
  return field.isAvailable(FIRST_RELIEVER) ? FIRST_RELIEVER : NOBODY;
};

/**
 * Returns the reliever the computer manager brings in for the next batter: lineup index, or -1 if
 * the pitcher stays. Called before every batter; it decides at every third batter faced while
 * tired, and at the start of each half from the ninth on.
 */
export const decideReliever = (live: LiveGame): number => {
  const tired = live.field.tiredBatters();
  if (tired > 0 && (tired % BATTERS_AHEAD === 1 || !live.designed)) {
    const reliever = findRelief(live, tired);
    if (reliever !== NOBODY) return reliever;
  }
  return live.outs === 0 && live.ipOuts >= NINTH ? findCloser(live, tired) : NOBODY;
};
