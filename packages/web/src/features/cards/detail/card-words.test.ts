import { BATTER_RESULTS, PITCHER_MODIFIERS } from '@pennant/rules/cards/card';
import { expect, test } from 'vitest';

import { batterCellLabel, PITCHER_CELL_LABELS } from '../../../ui/card/dice-result-labels.ts';
import { formatDifference, formatPercent, formatRate } from './format-stat.ts';

test('each cell of a batter’s table says what it means', () => {
  expect(
    [...BATTER_RESULTS, 'X' as const].map((cell) => `${cell}: ${batterCellLabel(cell)}`),
  ).toEqual([
    'H1: a single',
    'H2: a double',
    'H3: a triple',
    'HR: a home run',
    'BB: a walk',
    'SO: a strikeout',
    'OO: an out in play',
    'X: roll again on the extra table',
  ]);
});

test('each cell of a pitcher’s table says what it does', () => {
  expect(PITCHER_MODIFIERS.map((cell) => `${cell} ${PITCHER_CELL_LABELS[cell]}`)).toEqual([
    'h9h turns an out in play into a single',
    'h9l turns a single, double or triple into an out',
    'hr9h turns a double into a home run',
    'hr9l turns a home run into an out',
    'bb9h turns an out in play into a walk',
    'bb9l turns a walk into an out',
    'k9h turns an out in play into a strikeout',
    'k9l turns a strikeout into an out in play',
  ]);
});

test('a rate is printed as on a card, a share in percent', () => {
  expect([0.3421, 1, 0, 10.25].map(formatRate)).toEqual(['.342', '1.000', '.000', '10.250']);
  expect([0.0456, 1].map(formatPercent)).toEqual(['4.6%', '100.0%']);
});

test('a difference has its sign, unless it is none that is seen', () => {
  expect(formatDifference(0.012, formatRate)).toBe('+.012');
  expect(formatDifference(-0.012, formatRate)).toBe('−.012');
  expect(formatDifference(-1.4, (value) => value.toFixed(1))).toBe('−1.4');
  expect(formatDifference(-0.04, (value) => value.toFixed(1))).toBe('0.0');
  expect(formatDifference(0, formatRate)).toBe('.000');
});
