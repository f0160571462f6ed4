import { describe, expect, test } from 'vitest';

import { bandOf, calendarDays } from './calendar-days.ts';
import { addMonths, monthOf, weeksOf } from './month-grid.ts';

describe('the weeks of a month', () => {
  test('go from Monday to Sunday, with gaps beside the month', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  });

  test('are four where February begins on a Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });
});

test('months follow each other over the turn of the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), monthOf('2026-11-26')]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
  ]);
});

test('a result has a color by what was given up', () => {
  expect([0, 0.04, 0.05, 0.09, 0.2].map(bandOf)).toEqual([
    'great',
    'great',
    'good',
    'fair',
    'poor',
  ]);
});

test('a day is played, left, frozen, open, or has no game', () => {
  const attempts = new Map([
    ['2026-11-23', { isFinished: true, givenUp: 0.05 }],
    ['2026-11-25', { isFinished: true, givenUp: null }],
    ['2026-11-26', { isFinished: false, givenUp: null }],
  ]);
  const dayOf = calendarDays({ attempts, firstDay: '2026-11-22', today: '2026-11-26' });
  const kinds = ['21', '22', '23', '24', '25', '26', '27'].map(
    (day) => dayOf(`2026-11-${day}`).kind,
  );
  expect(kinds).toEqual(['none', 'open', 'finished', 'frozen', 'finished', 'unfinished', 'none']);
  expect(dayOf('2026-11-23')).toEqual({ kind: 'finished', givenUp: 0.05 });
});
