import type { CardSummary } from '@pennant/contract/cards';
import { expect, test } from 'vitest';

import { cardSummary, moneySummary, packsSummary } from './reward-summaries.ts';

test('the money of a reward is told as money, and nothing or no number as none', () => {
  expect(moneySummary({ money: '1500' })).toBe('$1,500');
  for (const money of ['', '0', '-5', 'plenty']) expect(moneySummary({ money })).toBe('none');
});

test('the packs of a reward are told with their number, and with a chance below certainty', () => {
  const series = { seriesID: 1954, name: '1954 Base', year: 1954 };
  expect(packsSummary({ series: null, numberOfSeries: '3', seriesPct: '50' })).toBe('none');
  expect(packsSummary({ series, numberOfSeries: ' 3 ', seriesPct: ' 50 ' })).toBe(
    '3 × 1954 Base, 50%',
  );
  for (const seriesPct of ['', ' 100 '])
    expect(packsSummary({ series, numberOfSeries: '', seriesPct })).toBe('1 × 1954 Base');
});

test('the card of a reward is told by name and season, and with a chance below certainty', () => {
  const card = { cardID: 19_270_001, name: 'Lou%20Gehrig', year: 1927 } as CardSummary;
  expect(cardSummary({ card: null, cardPct: '25' })).toBe('none');
  expect(cardSummary({ card, cardPct: '25' })).toBe('Lou Gehrig, 1927, 25%');
  expect(cardSummary({ card, cardPct: '100' })).toBe('Lou Gehrig, 1927');
});
