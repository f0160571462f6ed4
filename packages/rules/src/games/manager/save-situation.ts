import { countBases } from '../baserunning/base-set.ts';
import type { LiveGame } from '../engine/live-game.ts';

/** Outs of the game before the ninth inning. */
export const NINTH = 48;
/** Largest lead that the closer comes in to save with the bases empty. */
const MAX_SAVE_LEAD = 3;

/**
 * Whether a reliever who comes in now can save the game: in the ninth or later with a lead of up to
 * three, or with the tying run on base, at bat or on deck (rule 9.19).
 */
export const isSaveInSight = (live: LiveGame, lead: number): boolean =>
  live.ipOuts >= NINTH &&
  lead > 0 &&
  (lead <= MAX_SAVE_LEAD || lead <= countBases(live.onBase) + 2);

/** Whether it is tied at home in the ninth or later: there is no save to wait for. */
export const isTiedAtHome = (live: LiveGame, lead: number): boolean =>
  live.ipOuts >= NINTH && lead === 0 && live.field === live.home;
