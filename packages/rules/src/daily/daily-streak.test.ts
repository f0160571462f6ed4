import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDailyDays } from './daily-day.ts';
import { streakOf } from './daily-streak.ts';

/** A Monday. */
const MONDAY = '2026-11-23';
const dayAt = (days: number): string => addDailyDays(MONDAY, days);
/** "x" for a day that was finished, Monday first; the last is today. */
const daysOf = (week: string): string[] =>
  [...week.replaceAll(' ', '')].flatMap((sign, index) => (sign === 'x' ? [dayAt(index)] : []));
const streakIn = (week: string) =>
  streakOf(daysOf(week), dayAt(week.replaceAll(' ', '').length - 1));

describe('a streak', () => {
  test.each([
    ['nothing played', '...', 0, 0, false],
    ['every day', 'xxxx', 4, 4, false],
    ['today is not finished yet', 'xxx.', 3, 3, false],
    ['a missed day a week is forgiven, and does not count', 'xx.xx', 4, 4, true],
    ['two missed days of a week end it', 'xxx..x', 1, 3, true],
    ['two that do not follow each other, too', 'x.x.x', 1, 2, true],
    ['a missed day of each week', 'xxxx.xx xx.xxxx xxx.', 15, 15, false],
    ['Sunday and Monday missed are of two weeks', 'xxxxxx. .xx', 8, 8, true],
    ['two missed days before the first are none of it', '..x', 1, 1, false],
    ['the longest stays', 'xxxxx.. ...xx', 2, 5, false],
  ])('%s', (_what, week, streak, longest, isFreezeUsed) => {
    expect(streakIn(week)).toMatchObject({ streak, longest });
    expect(streakIn(week).isFreezeUsed).toBe(isFreezeUsed);
  });

  test('names the days that were frozen: one of a week at most, never one that was played', () => {
    expect(streakIn('xx.xxxx xxx.xxx ..x').frozen).toEqual([dayAt(2), dayAt(10), dayAt(14)]);
    expect(streakIn('xxx.').frozen).toEqual([]);
  });

  const weeks = fc.array(fc.constantFrom('x', '.'), { minLength: 1, maxLength: 40 });

  test('is what its days say, in whatever order and however often they are told', () => {
    fc.assert(
      fc.property(weeks, fc.nat(), (signs, seed) => {
        const days = daysOf(signs.join(''));
        const today = dayAt(signs.length - 1);
        const shuffled = [...days, ...days].toSorted(
          (one, other) => ((one.charCodeAt(9) * seed) % 7) - ((other.charCodeAt(9) * seed) % 7),
        );
        expect(streakOf(shuffled, today)).toEqual(streakOf(days, today));
      }),
    );
  });

  test('is never longer than the longest, nor that than the days played', () => {
    fc.assert(
      fc.property(weeks, (signs) => {
        const { streak, longest } = streakIn(signs.join(''));
        expect(streak).toBeLessThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(signs.filter((sign) => sign === 'x').length);
      }),
    );
  });

  test('grows by one with today, and falls by no day that is finished', () => {
    fc.assert(
      fc.property(weeks, (signs) => {
        const before = signs.join('');
        const without = streakIn(`${before}.`);
        const played = streakIn(`${before}x`);
        expect(played.streak).toBe(without.streak + 1);
        expect(without.streak).toBeLessThanOrEqual(played.streak);
      }),
    );
  });
});
