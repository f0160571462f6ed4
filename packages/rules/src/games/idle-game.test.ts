import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../time/utc-day.ts';
import { idleGameEndsAt } from './idle-game.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const end = (lastPlayed: string, letter: string | null) =>
  new Date(
    idleGameEndsAt({
      lastPlayedDay: day(lastPlayed),
      letterDay: letter === null ? null : day(letter),
    }),
  )
    .toISOString()
    .slice(0, 10);

test('a game ends when 90 whole days have passed without a turn', () => {
  expect(end('2026-01-01', null)).toBe('2026-04-02');
  expect(end('2026-01-01', '2026-03-18')).toBe('2026-04-02');
});

test('a letter that came late gives two weeks all the same', () => {
  expect(end('2026-01-01', '2026-07-01')).toBe('2026-07-15');
});

test('a letter of the day of the last turn, or before, says nothing any more', () => {
  expect(end('2026-07-01', '2026-07-01')).toBe('2026-09-30');
  expect(end('2026-07-01', '2026-06-01')).toBe('2026-09-30');
});

test('whenever it was played and written about: 90 days after the turn, two weeks after the letter', () => {
  fc.assert(
    fc.property(fc.nat(40_000), fc.option(fc.nat(40_000)), (played, letter) => {
      const ends = idleGameEndsAt({
        lastPlayedDay: played * DAY_MS,
        letterDay: letter === null ? null : letter * DAY_MS,
      });
      // The last turn may have been at the end of its day.
      expect(ends).toBeGreaterThanOrEqual((played + 1 + 90) * DAY_MS);
      const written = letter !== null && letter > played ? letter : 0;
      expect(ends).toBeGreaterThanOrEqual((written + 14) * DAY_MS);
    }),
  );
});
