import { tiredBatters } from '../plate-appearance/fatigue.ts';
import { FIRST_RELIEVER, FIRST_STARTER, RELIEVERS, STARTERS } from '../slot.ts';
import type { LiveGame } from '../live-game.ts';
import { NOBODY } from '../state.ts';

/** So many batters faced tired, and he is lifted; with so many runs off him as soon as he tires. */
export const TIRED_BATTERS_ALLOWED = 3;
export const RUNS_WHEN_TIRED = 4;
/** The lead, at most, that the best reliever comes in to save from the ninth on. */
export const SAVE_LEAD = 3;
const NINTH = 48;

const available = (live: LiveGame, pitcher: number): boolean =>
  pitcher !== live.field.pitcher && !live.field.left.includes(pitcher);

/** RP1 is the best: kept for the end of a game that can be won; the worst pitch when it is nearly lost. */
const nextReliever = (live: LiveGame, lead: number): number => {
  const last = FIRST_RELIEVER + RELIEVERS - 1;
  if (lead < -SAVE_LEAD) {
    for (let pitcher = last; pitcher >= FIRST_RELIEVER; pitcher--) {
      if (available(live, pitcher)) return pitcher;
    }
    return NOBODY;
  }
  const closing = live.state.ipOuts >= NINTH;
  for (let pitcher = FIRST_RELIEVER + (closing ? 0 : 1); pitcher <= last; pitcher++) {
    if (available(live, pitcher)) return pitcher;
  }
  return available(live, FIRST_RELIEVER) ? FIRST_RELIEVER : NOBODY;
};

const relieverNow = (live: LiveGame): number => {
  const { field, bat, state } = live;
  const tired = tiredBatters(field.battersFaced, live.pitching.tiresAt);
  const lead = field.runs - bat.runs;
  if (tired > TIRED_BATTERS_ALLOWED || (tired > 0 && field.pitcherRuns >= RUNS_WHEN_TIRED)) {
    return nextReliever(live, lead);
  }
  const toSave = state.ipOuts >= NINTH && lead > 0 && lead <= SAVE_LEAD && live.outs === 0;
  const starterGoesOn = field.pitcher < FIRST_STARTER + STARTERS && tired === 0;
  if (toSave && !starterGoesOn && field.battersFaced > 0 && available(live, FIRST_RELIEVER)) {
    return FIRST_RELIEVER;
  }
  return NOBODY;
};

/**
 * Whom the computer manager brings in to pitch to the next batter: lineup index, or -1 where the pitcher stays. He is asked
 * before every batter, so that the usual answer, a fresh man before the ninth, must be found at once.
 */
export const decideReliever = (live: LiveGame): number =>
  live.state.ipOuts < NINTH && tiredBatters(live.field.battersFaced, live.pitching.tiresAt) === 0
    ? NOBODY
    : relieverNow(live);
