import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAILY_SQUARES, dailySquares, describeSeasonDay, shareText } from './daily-squares.ts';

const shared = (givenUp: number): string =>
  shareText({
    number: 12,
    seasonDay: '1961-05-14',
    givenUp,
    url: 'https://pennant.example/daily/2026-11-26',
  });
const squares = (givenUp: number): string => shared(givenUp).split('\n')[2]!;

describe('the squares of a result', () => {
  test.each([
    [0, '🟩🟩🟩🟩🟩🟩🟩🟩'],
    [0.001, '🟩🟩🟩🟩🟩🟩🟩🟨'],
    [0.02, '🟩🟩🟩🟩🟩🟩🟩⬜'],
    [0.061, '🟩🟩🟩🟩🟨⬜⬜⬜'],
    [0.06, '🟩🟩🟩🟩🟩⬜⬜⬜'],
    [0.159, '🟨⬜⬜⬜⬜⬜⬜⬜'],
    [0.16, '⬜⬜⬜⬜⬜⬜⬜⬜'],
    [1.2, '⬜⬜⬜⬜⬜⬜⬜⬜'],
  ])('of %d given up', (givenUp, expected) => {
    expect(squares(givenUp)).toBe(expected);
  });

  test('are eight: kept ones, at most one started, then lost ones', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2, noNaN: true }), (givenUp) => {
        const all = dailySquares(givenUp);
        expect(all).toHaveLength(DAILY_SQUARES);
        expect(all.join(' ')).toMatch(/^(?:kept ?)*(?:started ?)?(?:lost ?)*$/);
      }),
    );
  });

  test('are no fewer for who gave up less', () => {
    const given = fc.double({ min: 0, max: 0.3, noNaN: true });
    const keptOf = (givenUp: number): number =>
      dailySquares(givenUp).filter((square) => square === 'kept').length;
    fc.assert(
      fc.property(given, given, (one, other) => {
        expect(keptOf(Math.min(one, other))).toBeGreaterThanOrEqual(keptOf(Math.max(one, other)));
      }),
    );
  });
});

test('a result is shared with its number, day, total and address, and nothing of the game', () => {
  expect(shared(0.0612)).toBe(
    [
      'Duplicate Nine #12, May 14, 1961',
      'I gave up 6.1%',
      '🟩🟩🟩🟩🟨⬜⬜⬜',
      'https://pennant.example/daily/2026-11-26',
    ].join('\n'),
  );
});

test('a day of a season is told as it is', () => {
  expect(describeSeasonDay('1908-09-01')).toBe('September 1, 1908');
});
