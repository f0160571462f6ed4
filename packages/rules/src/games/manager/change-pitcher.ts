import { tiredBatters } from '../plate-appearance/fatigue.ts';
import { FIRST_RELIEVER, FIRST_STARTER, RELIEVERS, STARTERS } from '../slot.ts';
import type { LiveGame } from '../live-game.ts';
import type { CompiledPitcher } from '../setup.ts';
import { NOBODY } from '../state.ts';
import { batterAhead } from './at-bat.ts';
import { runsOfThree } from './matchup.ts';

/**
 * So many batters faced tired, and he is lifted for a better man; with so many runs off him, or with enough rested men for the rest of
 * the game, as soon as he tires.
 */
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

/** He looks this many batters ahead, and then does not ask again before they have batted. */
const AHEAD = 3;
const BATTERS_FOR_EACH_OUT = 1.4;
const OUTS_OF_SIDE = 27;

/** Whether the bullpen can finish the game without tiring. */
const bullpenIsRested = (live: LiveGame): boolean => {
  const { state, outs, fieldSetup } = live;
  const outsMade = Math.floor((state.ipOuts - outs) / 6) * 3 + outs;
  let batters = Math.max(3, OUTS_OF_SIDE - outsMade) * BATTERS_FOR_EACH_OUT;
  for (let pitcher = FIRST_RELIEVER; pitcher < FIRST_RELIEVER + RELIEVERS; pitcher++) {
    if (!available(live, pitcher)) continue;
    batters -= (fieldSetup.players[pitcher]?.pitch?.tiresAt ?? 1) - 1;
  }
  return batters <= 0;
};

/** Whether the man who would come in promises fewer runs of the next batters than the tired one. */
const isBetter = (live: LiveGame, reliever: number): boolean => {
  const fresh = live.fieldSetup.players[reliever]?.pitch as CompiledPitcher;
  const [one, two, three] = [batterAhead(live, 0), batterAhead(live, 1), batterAhead(live, 2)];
  const tired = runsOfThree(one, two, three, live.pitching, live.field.battersFaced);
  return runsOfThree(one, two, three, fresh, 0) < tired;
};

const relieverNow = (live: LiveGame): number => {
  const { field, bat, state } = live;
  const tired = tiredBatters(field.battersFaced, live.pitching.tiresAt);
  const lead = field.runs - bat.runs;
  const asked = !live.designed || tired % AHEAD === 1;
  const mustGo = tired > TIRED_BATTERS_ALLOWED || field.pitcherRuns >= RUNS_WHEN_TIRED;
  if (tired > 0 && asked && (mustGo || (live.designed && bullpenIsRested(live)))) {
    const reliever = nextReliever(live, lead);
    if (!live.designed) return reliever;
    if (reliever !== NOBODY && isBetter(live, reliever)) return reliever;
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
