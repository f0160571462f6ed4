import { describe, expect, test } from 'vitest';
import type { PlayerSeason, SeasonRecord } from '../seasons/season-record.ts';
import { generateHistory } from './generate-history.ts';
import { staffShapeOf } from './staff-shape.ts';

const history = generateHistory();

/** Pitchers of all seasons around a year, with the number of clubs. */
const staffsAround = (year: number) => {
  const seasons = history.filter((season) => Math.abs(season.year - year) <= 2);
  const pitchers = seasons.flatMap(({ players }) =>
    players.flatMap(({ pitching }) => (pitching ? [pitching] : [])),
  );
  const sum = (figure: 'GS' | 'CG' | 'SHO' | 'SV' | 'W' | 'G') =>
    pitchers.reduce((all, pitcher) => all + pitcher[figure], 0);
  const clubs = seasons.reduce((all, season) => all + season.clubs.length, 0);
  return { pitchers, sum, clubs };
};

describe('a staff is a staff of its time', () => {
  test.each([
    [1874, 2, 3],
    [1884, 4, 6],
    [1905, 7, 9],
    [1930, 9, 11],
    [1968, 11, 13],
    [1992, 13, 15],
    [2021, 18, 20],
  ])('around %d a club has %d to %d pitchers', (year, least, most) => {
    const { pitchers, clubs } = staffsAround(year);
    expect(pitchers.length / clubs).toBeGreaterThanOrEqual(least);
    expect(pitchers.length / clubs).toBeLessThanOrEqual(most);
  });

  test.each([1880, 1901, 1914, 1934, 1956, 1974, 1986, 1998, 2010, 2021])(
    'around %d as many games are completed, shut out and saved as in the record',
    (year) => {
      const { sum } = staffsAround(year);
      const { completeGames, shutouts, saves } = staffShapeOf(year);
      const isNear = (share: number, real: number, within = 0.15) =>
        Math.abs(share - real) <= Math.max(0.015, within * real);
      // A club saved ten games in a good year, and one beside it none: of eighty clubs the mean is
      // an eighth off by chance alone. All other figures are of thousands of games.
      const savesWithin = year < 1920 ? 0.25 : 0.15;
      expect(sum('CG') / sum('GS'), 'complete').toSatisfy((share: number) =>
        isNear(share, completeGames),
      );
      expect(sum('SHO') / sum('GS'), 'shut out').toSatisfy((share: number) =>
        isNear(share, completeGames * shutouts),
      );
      expect(sum('SV') / sum('W'), 'saved').toSatisfy((share: number) =>
        isNear(share, saves, savesWithin),
      );
    },
  );

  test.each([
    [1884, 45, 60],
    [1908, 33, 42],
    [1930, 28, 38],
    [1968, 33, 42],
    [2021, 28, 34],
  ])('around %d the aces start %d to %d games', (year, least, most) => {
    const { pitchers, clubs } = staffsAround(year);
    // The pitcher with most starts of the average club.
    const aces = pitchers.map(({ GS }) => GS).sort((a, b) => b - a);
    const middle = aces[Math.floor(clubs / 2)] ?? 0;
    expect(middle).toBeGreaterThanOrEqual(least);
    expect(middle).toBeLessThanOrEqual(most);
  });
});

describe('a closer closes', () => {
  const closers = history
    .filter(({ year }) => year >= 1960)
    .flatMap(({ players }) => players.filter(({ pitching }) => (pitching?.SV ?? 0) >= 20));

  test('and starts hardly ever, nor enters more than half of the games', () => {
    expect(closers.length).toBeGreaterThan(300);
    // Of a thousand real closers since 1960 two in a hundred started a game, one of them seven.
    const started = closers.filter(({ pitching }) => (pitching?.GS ?? 0) > 0);
    expect(started.length / closers.length).toBeLessThan(0.02);
    for (const { pitching } of closers) {
      expect(pitching?.GS).toBeLessThanOrEqual(5);
      expect(pitching?.G).toBeLessThanOrEqual(90);
      expect(pitching?.SV).toBeLessThanOrEqual(pitching?.G ?? 0);
      expect(pitching?.IPouts).toBeLessThan(480);
    }
  });

  test('for some years: closers have careers', () => {
    const seasons = new Map<string, number>();
    for (const { playerID } of closers) seasons.set(playerID, (seasons.get(playerID) ?? 0) + 1);
    const mean = closers.length / seasons.size;
    expect(mean).toBeGreaterThan(2);
  });
});

/** Returns the pitchers of a season with that many saves and starts. */
const withBoth = ({ players }: SeasonRecord, saves: number, starts: number): PlayerSeason[] =>
  players.filter(
    ({ pitching }) => pitching !== null && pitching.SV >= saves && pitching.GS >= starts,
  );

test('since 1960 nobody who saves ten games starts ten', () => {
  const both = history
    .filter(({ year }) => year >= 1960)
    .flatMap((season) => withBoth(season, 10, 10));
  expect(both.map(({ name }) => name)).toEqual([]);
});
