import type { LiveGame } from '../live-game.ts';

/** From the eighth inning on, with a lead up to this, a single decision may decide the game. */
const EIGHTH = 42;
const TIGHT_LEAD = 2;

/** Most of the time the computer managers have nothing to decide before a batter: it is early, and the pitcher is not tired. */
export const isQuiet = ({ ipOuts, field }: LiveGame): boolean =>
  ipOuts < EIGHTH && !field.isTired();

/** Whether the computer manager looks closely, at every batter. */
export const isTight = (live: LiveGame): boolean => live.ipOuts >= EIGHTH && isClose(live);

const isClose = (live: LiveGame): boolean => {
  if (!live.designed) return false;
  const lead = live.bat.runs - live.field.runs;
  return lead <= TIGHT_LEAD && lead >= -TIGHT_LEAD;
};
