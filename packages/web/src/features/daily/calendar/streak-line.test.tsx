import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { StreakLine } from './streak-line.tsx';

const textOf = (streak: { streak: number; longest: number; isFreezeUsed: boolean }): string =>
  renderToStaticMarkup(<StreakLine streak={streak} />).replaceAll(/<[^>]*>/g, '');

test.each([
  [
    'no streak yet',
    { streak: 0, longest: 4, isFreezeUsed: false },
    'No streak yet: play two days in a row. One missed day a week is forgiven.',
  ],
  [
    'a first day, with its week’s missed day to spare',
    { streak: 1, longest: 1, isFreezeUsed: false },
    '1 day in a row. One missed day a week is forgiven: this week’s is still there.',
  ],
  [
    'a streak below the best one, which a missed day would end',
    { streak: 3, longest: 9, isFreezeUsed: true },
    '3 days in a row, 9 at best. This week’s missed day is used up.',
  ],
])('the line of a streak: %s', (_what, streak, text) => {
  expect(textOf(streak)).toBe(text);
});
