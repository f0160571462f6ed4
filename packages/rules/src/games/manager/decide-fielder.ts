import type { LiveGame } from '../engine/live-game.ts';
import { NOBODY } from '../state.ts';
import { availableBench, canEnter, findCover, findOpenPosition } from './field-cover.ts';

/** A player of the side in the field and the one who comes in (lineup indices). */
export interface Replacement {
  readonly playerOut: number;
  readonly playerIn: number;
}

/** Largest lead that better gloves come in to protect, after so many outs (seven innings). */
export const MAX_LEAD_TO_PROTECT = 3;
const EIGHTH = 42;

/** Returns a glove for a bat, with a lead to protect late in the game; null for none. */
const findGlove = (live: LiveGame): Replacement | null => {
  const { field, bat } = live;
  const lead = field.runs - bat.runs;
  if (live.ipOuts < EIGHTH || lead <= 0 || lead > MAX_LEAD_TO_PROTECT) return null;
  if ((availableBench(field) & field.setup.betterGloves) === 0) return null;
  for (let position = 0; position < field.places.length; position++) {
    const playerOut = field.places[position] as number;
    const gloves = field.setup.gloves[playerOut] ?? [];
    for (const playerIn of gloves) {
      if (field.isAvailable(playerIn) && canEnter(field, position, playerIn)) {
        return { playerOut, playerIn };
      }
    }
  }
  return null;
};

/**
 * Returns the next change of the side that takes the field, at the start of a half: for a pinch
 * hitter or runner who may not field, then a glove for a bat; null for none.
 */
export const decideFielder = (live: LiveGame): Replacement | null => {
  const { field } = live;
  const open = findOpenPosition(field, 0);
  if (open < 0) return findGlove(live);
  const playerIn = findCover(field, availableBench(field), open, open + 1);
  return playerIn === NOBODY ? null : { playerOut: field.places[open] as number, playerIn };
};
