import type { BatterResult } from './card.ts';

/**
 * Linear weights: runs that a result is worth against an average plate appearance
 * (docs/spec/realism.md, "Ratings, positions, economy").
 */
export const LINEAR_WEIGHTS: Readonly<Record<BatterResult, number>> = {
  H1: 0.47,
  H2: 0.77,
  H3: 1.04,
  HR: 1.4,
  BB: 0.31,
  SO: -0.27,
  OO: -0.26,
};
