import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDayNumber, dayNumberOf } from './calendar-date.ts';
import { DAY_MS } from './utc-day.ts';

/** Days of the years 1 to 9999. */
const dayNumbers = fc.integer({ min: -719_162, max: 2_932_896 });

test('days are those of the calendar', () => {
  fc.assert(
    fc.property(dayNumbers, (number) => {
      const date = new Date(number * DAY_MS).toISOString().slice(0, 10);
      expect(dateOfDayNumber(number)).toBe(date);
      expect(dayNumberOf(date)).toBe(number);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2000-02-29', 11_016],
  ['2000-03-01', 11_017],
  ['1961-05-14', -3_154],
])('%s is day %i', (date, number) => {
  expect(dayNumberOf(date)).toBe(number);
  expect(dateOfDayNumber(number)).toBe(date);
});

test('what is not a date has no number', () => {
  for (const text of ['', '1961-5-14', '61-05-14', '1961-05-14T00:00:00Z'])
    expect(() => dayNumberOf(text)).toThrow('Not a date');
});
