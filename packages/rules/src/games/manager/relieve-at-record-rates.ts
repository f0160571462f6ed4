import { FIRST_RELIEVER, FIRST_STARTER, RELIEVER_COUNT, STARTER_COUNT } from '../lineup-slots.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { NOBODY } from '../state.ts';

/** A pitcher is relieved after so many tired batters, or as soon as tired with so many runs. */
export const MAX_TIRED_BATTERS = 3;
const RUNS_TO_RELIEVE_WHEN_TIRED = 4;
const MAX_SAVE_LEAD = 3;
const NINTH = 48;

/** Returns the next reliever: RP1 last before the ninth, the last ones first in a lost game. */
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

/** Returns RP1 in the ninth and later to save a short lead, unless a fresh starter goes on. */
const findCloser = (live: LiveGame, tired: number): number => {
  const { field, bat } = live;
  const lead = field.runs - bat.runs;
  if (lead <= 0 || lead > MAX_SAVE_LEAD) return NOBODY;
  if (tired === 0 && field.pitcher < FIRST_STARTER + STARTER_COUNT) return NOBODY;
  return field.isAvailable(FIRST_RELIEVER) ? FIRST_RELIEVER : NOBODY;
};

/**
 * Returns the reliever at the rates of the record, where no pitcher tires and managers only keep
 * the innings of starters near the record's: lineup index, or -1 if the pitcher stays.
 */
export const relieveAtRecordRates = (live: LiveGame): number => {
  const { field, bat } = live;
  const tired = field.tiredBatters();
  if (tired > MAX_TIRED_BATTERS || (tired > 0 && field.pitcherRuns >= RUNS_TO_RELIEVE_WHEN_TIRED)) {
    const reliever = findNextReliever(live, field.runs - bat.runs);
    if (reliever !== NOBODY) return reliever;
  }
  return live.outs === 0 && live.ipOuts >= NINTH ? findCloser(live, tired) : NOBODY;
};
