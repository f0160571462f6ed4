import type { SeriesCompletion } from '@pennant/contract/series-completion';
import { expect, test } from 'vitest';

import { seriesMoment } from './series-moment.ts';

const aCompletion = (year: number, cards: number): SeriesCompletion => ({
  seriesID: year,
  seriesKey: `${year}-base`,
  name: `${year} Base`,
  year,
  cards,
  completed: '2026-05-01T12:00:00Z',
});

test('a complete series says how many cards it took, and flies its year', () => {
  expect(seriesMoment([aCompletion(1954, 1352)])).toMatchObject({
    kicker: 'Series complete',
    title: '1954 Base',
    detail: 'All 1,352 cards are yours, and one pack of it came.',
    flag: { lettering: '1954', hasStar: true },
  });
});

test('of several that one opening completed the newest stands for all', () => {
  const moment = seriesMoment([
    aCompletion(1871, 139),
    aCompletion(1954, 352),
    aCompletion(1912, 300),
  ]);
  expect(moment).toMatchObject({ kicker: '3 series complete', title: '1954 Base and 2 more' });
});

test('an opening that completed none has no moment', () => {
  expect(seriesMoment([])).toBeNull();
});
