/** A pitcher tires from batter number stamina x this on (3-decisions, A game). */
export const BATTERS_FOR_EACH_STAMINA = 0.38;
export const LOST_CELL_STEP = 0.05;
export const LOST_CELL_MOST = 0.5;
export const EXTRA_HIT_STEP = 0.02;
export const EXTRA_HIT_MOST = 0.2;

/** The number of the batter, from 1, whom he is the first to face tired. */
export const tiresAt = (stamina: number): number =>
  Math.max(1, Math.ceil(stamina * BATTERS_FOR_EACH_STAMINA));

export interface Tiredness {
  /** Chance that a cell of h9l, hr9l, bb9l or k9h does nothing. */
  readonly lostCellChance: number;
  /** Chance that an empty cell acts as h9h. */
  readonly extraHitChance: number;
}

/** How many batters he has faced tired, the coming one included; 0 while he is fresh. */
export const tiredBatters = (battersFaced: number, tiresAtBatter: number): number =>
  Math.max(0, battersFaced + 2 - tiresAtBatter);

/** Chance that a good cell does nothing against the `tired`th batter whom he faces tired. */
export const lostCellChance = (tired: number): number =>
  Math.min(LOST_CELL_MOST, tired * LOST_CELL_STEP);

/** Chance that an empty cell lets a hit through against that batter. */
export const extraHitChance = (tired: number): number =>
  Math.min(EXTRA_HIT_MOST, tired * EXTRA_HIT_STEP);

/** How tired a pitcher is against the coming batter, after `battersFaced` batters. Both chances are shown while playing. */
export const tiredness = (battersFaced: number, tiresAtBatter: number): Tiredness => {
  const tired = tiredBatters(battersFaced, tiresAtBatter);
  return { lostCellChance: lostCellChance(tired), extraHitChance: extraHitChance(tired) };
};
