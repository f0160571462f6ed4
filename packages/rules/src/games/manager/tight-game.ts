import type { LiveGame } from '../live-game.ts';
import { tiredBatters } from '../plate-appearance/fatigue.ts';

/** From the seventh inning on, with a lead up to this, a single decision may decide the game. */
const SEVENTH = 36;
const TIGHT_LEAD = 3;

/** Most of the time the computer managers have nothing to decide before a batter: it is early, and the pitcher is not tired. */
export const isQuiet = ({ state, field, pitching }: LiveGame): boolean =>
  state.ipOuts < SEVENTH && tiredBatters(field.battersFaced, pitching.tiresAt) === 0;

/** Whether the computer manager looks closely, at every batter. */
export const isTight = (live: LiveGame): boolean => {
  if (live.state.ipOuts < SEVENTH || !live.designed) return false;
  const lead = live.bat.runs - live.field.runs;
  return lead <= TIGHT_LEAD && lead >= -TIGHT_LEAD;
};
