import type { LiveGame } from '../engine/live-game.ts';

/**
 * Outs before the eighth inning, and the largest lead of a tight game, in which a single decision
 * may decide it.
 */
const EIGHTH = 42;
const TIGHT_LEAD = 2;

/**
 * Whether no computer manager has anything to decide before a batter: it is early, and the pitcher
 * is not tired.
 */
export const isEarlyWithFreshPitcher = ({ ipOuts, field }: LiveGame): boolean =>
  ipOuts < EIGHTH && !field.isTired();

/** Whether the computer manager evaluates every batter. */
export const isTightGame = (live: LiveGame): boolean => live.ipOuts >= EIGHTH && isClose(live);

const isClose = (live: LiveGame): boolean => {
  if (!live.designed) return false;
  const lead = live.bat.runs - live.field.runs;
  return lead <= TIGHT_LEAD && lead >= -TIGHT_LEAD;
};
