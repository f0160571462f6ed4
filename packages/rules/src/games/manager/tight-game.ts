import type { LiveGame } from '../live-game.ts';

/** From the seventh inning on, with a lead up to this, a single decision may decide the game. */
const SEVENTH = 36;
const TIGHT_LEAD = 3;

/** Whether the computer manager looks closely, at every batter. */
export const isTight = (live: LiveGame): boolean => {
  if (live.state.ipOuts < SEVENTH || !live.designed) return false;
  const lead = live.bat.runs - live.field.runs;
  return lead <= TIGHT_LEAD && lead >= -TIGHT_LEAD;
};
