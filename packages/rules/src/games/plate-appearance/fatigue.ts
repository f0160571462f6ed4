/** A pitcher is tired from batter number stamina x this on (docs/spec/decisions.md, "A game"). */
export const BATTERS_PER_STAMINA = 0.38;
export const LOST_CELL_CHANCE_STEP = 0.05;
export const MAX_LOST_CELL_CHANCE = 0.5;
export const EXTRA_HIT_CHANCE_STEP = 0.02;
export const MAX_EXTRA_HIT_CHANCE = 0.2;

/** Returns the number, from 1, of the first batter that a pitcher of this stamina faces tired. */
export const tiresAt = (stamina: number): number =>
  Math.max(1, Math.ceil(stamina * BATTERS_PER_STAMINA));

/** The effects of fatigue on a pitcher's cells. */
export interface Tiredness {
  /** Chance that a cell of h9l, hr9l, bb9l or k9h does nothing. */
  readonly lostCellChance: number;
  /** Chance that an empty cell acts as h9h. */
  readonly extraHitChance: number;
}

/**
 * Returns how many batters a pitcher has faced while tired, the next one included; 0 while fresh.
 */
export const tiredBatters = (battersFaced: number, tiresAtBatter: number): number =>
  Math.max(0, battersFaced + 2 - tiresAtBatter);

/**
 * Returns the chance that a good cell does nothing against the `tired`th batter faced while tired.
 */
export const lostCellChance = (tired: number): number =>
  Math.min(MAX_LOST_CELL_CHANCE, tired * LOST_CELL_CHANCE_STEP);

/** Returns the chance that an empty cell lets a hit through against that batter. */
export const extraHitChance = (tired: number): number =>
  Math.min(MAX_EXTRA_HIT_CHANCE, tired * EXTRA_HIT_CHANCE_STEP);

/**
 * Returns the effects of fatigue on a pitcher against the next batter, after `battersFaced`
 * batters. Both chances are shown while playing.
 */
export const tiredness = (battersFaced: number, tiresAtBatter: number): Tiredness => {
  const tired = tiredBatters(battersFaced, tiresAtBatter);
  return { lostCellChance: lostCellChance(tired), extraHitChance: extraHitChance(tired) };
};
