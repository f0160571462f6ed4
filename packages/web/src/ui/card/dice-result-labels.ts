import type { BatterCell, BatterResult, PitcherModifier } from '@pennant/rules/cards/card';

/** Descriptions of the results on a batter's table. */
export const RESULT_LABELS: Readonly<Record<BatterResult, string>> = {
  H1: 'a single',
  H2: 'a double',
  H3: 'a triple',
  HR: 'a home run',
  BB: 'a walk',
  SO: 'a strikeout',
  OO: 'an out in play',
};

/** Returns the description of a cell of a batter's first table. */
export const batterCellLabel = (cell: BatterCell): string =>
  cell === 'X' ? 'roll again on the extra table' : RESULT_LABELS[cell];

/** Descriptions of what a pitcher's cell does to the batter's result. */
export const PITCHER_CELL_LABELS: Readonly<Record<PitcherModifier, string>> = {
  h9l: 'turns a single, double or triple into an out',
  h9h: 'turns an out in play into a single',
  hr9l: 'turns a home run into an out',
  hr9h: 'turns a double into a home run',
  bb9l: 'turns a walk into an out',
  bb9h: 'turns an out in play into a walk',
  k9h: 'turns an out in play into a strikeout',
  k9l: 'turns a strikeout into an out in play',
};
